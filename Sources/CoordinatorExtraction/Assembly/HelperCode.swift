/// The code of helpers that several coordinators and screens share, and its functions that lead to an emission.
final class HelperCode {
    private let index: ProgramIndex
    private var known: [Facts.Emission: Set<String>] = [:]

    init(_ index: ProgramIndex) { self.index = index }

    /// The names of a helper's functions that lead to an emission, directly or through other functions of the helper;
    /// empty if the emission is not in a function.
    func names(leadingTo emission: Facts.Emission) -> Set<String> {
        if let names = known[emission] { return names }
        let names = found(emission)
        known[emission] = names
        return names
    }

    private func found(_ emission: Facts.Emission) -> Set<String> {
        let functions = index.ancestors(of: emission.emitter).filter { !index[$0.type].isExternal }
            .flatMap { index[$0.type].orderedFunctions }.filter { $0.body != nil }
        guard let first = functions.first(where: { $0.hasCall(at: emission.place) }) else { return [] }
        var names = [first.name]
        var next = 0
        while next < names.count {
            let name = names[next]
            next += 1
            for function in functions where !names.contains(function.name) && function.mentions(name) {
                names.append(function.name)
            }
        }
        return Set(names)
    }
}

extension Function {
    fileprivate func hasCall(at wanted: Place) -> Bool {
        guard place.file == wanted.file, place <= wanted else { return false }
        var hasCall = false
        body?.visit { if case .call(_, _, wanted) = $0 { hasCall = true } }
        return hasCall
    }

    /// Whether its code mentions a name.
    fileprivate func mentions(_ name: String) -> Bool {
        var mentions = false
        body?.visit { if $0.isNamed(name) { mentions = true } }
        return mentions
    }
}

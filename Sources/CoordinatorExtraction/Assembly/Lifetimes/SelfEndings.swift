/// Whether an object ever runs the functions with which it ends: `func didEnd() { parent?.remove(self) }` in a base
/// class or a protocol exists for all coordinators, but some never call it.
final class SelfEndings {
    private let engine: Engine
    private let paths: PathTypes
    /// All calls of functions that pass `self` on.
    private lazy var found = findCalls()
    private var known: [Question: Bool] = [:]

    private struct Question: Hashable {
        var function: ObjectIdentifier
        var type: TypeID
    }

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ paths: PathTypes) { (self.engine, self.paths) = (engine, paths) }

    /// Whether an object of a type may run some code.
    func mayRun(_ part: CodePart, on type: TypeID) -> Bool {
        guard let home = part.home else { return true }
        guard index.isRelated(home, type) else { return false }
        guard let function = part.function, function.kind == .function else { return true }
        let question = Question(function: ObjectIdentifier(function), type: type)
        if let answer = known[question] { return answer }
        let answer = mayRun(function, of: home, on: type)
        known[question] = answer
        return answer
    }

    private func mayRun(_ function: Function, of home: TypeID, on type: TypeID) -> Bool {
        // A separate finding reports the part that an override leaves out.
        if index.isReplaced(function, in: type) || isCalledByLibraries(function, of: home) { return true }
        let types = engine.seeds.types.filter { index.isKind($0, of: type) }
        if types.isEmpty || types.contains(where: { engine.seeds.isCalled(function, of: $0) }) { return true }
        let calls = (found.calls[function.name] ?? []).filter {
            function.assignment(of: $0.arguments.map(\.label)) != nil
        }
        // `onEnd = didEnd`
        let own = calls.count { $0.isOwn && $0.home.map { index.isRelated($0, type) } != false }
        let mentions = (found.own[function.name] ?? [:]).reduce(0) {
            $0 + (index.isRelated($1.key, type) ? $1.value : 0)
        }
        if mentions != own { return true }
        let others = calls.compactMap { call in call.receiver.map { (receiver: $0, part: call.part) } }
        return (others + (found.references[function.name] ?? [])).contains {
            paths.mayBe($0.receiver, in: $0.part, type)
        }
    }

    /// Whether code outside the app may call a function.
    private func isCalledByLibraries(_ function: Function, of home: TypeID) -> Bool {
        if function.attributes.contains(where: { ["objc", "IBAction"].contains($0) }) { return true }
        let labels = function.parameters.map(\.label)
        // The app calls the functions that its own protocols and classes declare.
        let isOwn = index.ancestors(of: home).contains { ancestor in
            ancestor.type != home && !index[ancestor.type].isExternal
                && index[ancestor.type].functions[function.name]?.contains { $0.parameters.map(\.label) == labels }
                    == true
        }
        if isOwn { return false }
        return function.isOverride || engine.takesOfLibraries(function, home)
    }

    private func findCalls() -> FoundCalls {
        var names: Set<String> = []
        for type in index.declared {
            for function in type.orderedFunctions where !names.contains(function.name) {
                function.body?.visit { expression in
                    guard case .call(_, let arguments, _) = expression else { return }
                    if arguments.contains(where: \.value.isSelf) { names.insert(function.name) }
                }
            }
        }
        var found = FoundCalls(names: names, makers: [])
        index.visitCode { found.look(at: $0) }
        return found
    }
}

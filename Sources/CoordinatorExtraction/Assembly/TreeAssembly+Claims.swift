import CoordinatorModel

extension TreeAssembly {
    /// The interceptors of a type and its helpers.
    func interceptors(
        of type: TypeID, _ speakers: Set<TypeID>, on path: [TypeID], below screen: Screen? = nil
    ) -> [Interceptor] {
        var claims = catching.claims(of: type, on: path)
        for speaker in speakers.sorted() {
            claims.merge(catching.claims(of: speaker, on: path)) { first, _ in first }
        }
        let emitted = screen.map { $0.emittedNames }
        let dismissals = OwnDismissals(index: index, catching: catching)
        return claims.values.sorted { ($0.event, $0.place) < ($1.event, $1.place) }
            .filter { claim in
                // A screen's interceptors matter only for emissions inside the screen.
                if let emitted, !eventEnums.contains(claim.event.domain) {
                    return emitted.contains(name(claim.event))
                }
                return isEmittedSomewhere(claim) && !isOwnCode(claim, of: type)
            }
            .map { claim in
                let consumes: Interceptor.Consumption =
                    switch claim.consumes {
                    case .always: .always
                    case .sometimes: .sometimes
                    case .never: .never
                    }
                var result = Interceptor(event: name(claim.event), consumes: consumes)
                result.by = claim.by.map { engine.name(of: $0) }
                result.isEmpty = claim.isEmpty
                if claim.isEmpty, isRemarked(claim.handler ?? claim.place) {
                    result.extensions[ExtensionKeys.remarked] = .bool(true)
                }
                if claim.isEmpty, dismissals.covers(claim.event) {
                    result.extensions[ExtensionKeys.dismissed] = .bool(true)
                }
                result.location = location(claim.place)
                return result
            }
    }

    /// Whether a comment in an empty handler gives the reason why it does nothing.
    private func isRemarked(_ place: Place) -> Bool { index.files[Int(place.file)].remarked.contains(place.line) }

    /// Whether a coordinator only calls its own closure, which no other code fills: `init(wait: @escaping () -> Void = { … })`, or
    /// one that it gave to a screen's view model. Its emissions are not in the tree either.
    private func isOwnCode(_ claim: Catching.Claim, of type: TypeID) -> Bool {
        guard roles.isCoordinator(type), catching.owners[claim.event] == [type],
            let emitters = catching.emitters[claim.event], emitters == [type]
        else { return false }
        return !(catching.emissions[type] ?? []).contains {
            $0.event == claim.event && engine.facts.streams.emissions.contains($0)
        }
    }

    /// Interceptors of events between services are left out.
    private func isEmittedSomewhere(_ claim: Catching.Claim) -> Bool {
        guard let holders = catching.holders[claim.event] else { return true }
        // A type that only carries closures emits at the places where the closures are called.
        if holders.allSatisfy({ roles.isCarrier($0) }) { return catching.emitters[claim.event] != nil }
        // If the emitter is known, the holders do not matter.
        if let emitters = catching.emitters[claim.event] { return emitters.contains(where: standing.contains) }
        return holders.contains { (roles.acts($0) || placement.isHelper($0)) && !placement.isContainer($0) }
    }
}

extension Screen {
    /// Every event that it or a screen in it emits.
    fileprivate var emittedNames: Set<String> {
        var names: Set<String> = []
        var waiting = [self]
        while let screen = waiting.popLast() {
            names.formUnion(screen.emits.map(\.event))
            waiting += screen.screens
        }
        return names
    }
}

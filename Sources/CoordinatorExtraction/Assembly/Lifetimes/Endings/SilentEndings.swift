/// Finds events on which a child's screens are dismissed while its parent still holds the child, although it removes
/// the child on other events.
struct SilentEndings {
    private let holdings: ChildHoldings
    private let placement: Placement
    private let dismissals: UnobservedDismissals

    private var engine: Engine { holdings.engine }
    private var index: ProgramIndex { holdings.index }
    private var lives: LifetimeNames { index.vocabulary.lives }

    init(_ holdings: ChildHoldings, _ placement: Placement, _ dismissals: UnobservedDismissals) {
        (self.holdings, self.placement, self.dismissals) = (holdings, placement, dismissals)
    }

    func endings(_ one: ChildEndings.Case) -> [Ending] {
        guard one.isStoredAgain,
            let leaving = leaving(one), !dismissals.mayBeObserved(one)
        else { return [] }
        return ofParent(one, leaving) + ofChild(one, leaving)
    }

    /// The functions that dismiss screens with the child's presentation.
    private func leaving(_ one: ChildEndings.Case) -> Names? {
        for edge in one.edges {
            if let presentation = edge.presentation, let names = lives.leavingBy[presentation] { return names }
        }
        return nil
    }

    // MARK: - The parent dismisses the screens

    private func ofParent(_ one: ChildEndings.Case, _ leaving: Names) -> [Ending] {
        let outputs = slots(of: one.pair.parent)
        let removing = Set(one.handlers.filter { one.removes($0.way) }.map(\.event))
        // `delegate?.didCancel(); delegate?.didEnd()`: another event may follow.
        guard !removing.isEmpty else { return [] }
        var seen: Set<EventName> = removing
        return one.handlers.compactMap { handler in
            guard !seen.contains(handler.event), handler.way.names.contains(where: leaving.contains),
                !reports(handler.body, handler.way, one.pair.parent, outputs),
                !isFollowed(handler.event, by: removing, in: one.pair.child)
            else { return nil }
            seen.insert(handler.event)
            return Ending(event: handler.event, place: handler.place)
        }
    }

    /// Whether a parent's handler notifies no object and shows nothing else.
    func isSilent(_ handler: ChildHoldings.Handler, of parent: TypeID) -> Bool {
        !reports(handler.body, handler.way, parent, slots(of: parent))
    }

    /// Whether the child's code that emits an event also emits one that removes the child.
    private func isFollowed(_ event: EventName, by removing: Set<EventName>, in child: TypeID) -> Bool {
        let others = Set(removing.map(\.member))
        let own = holdings.codes.code(of: child)
        return own.functions.values.joined().contains { function in
            let names = own.way(of: function.body ?? []).names
            return names.contains(event.member) && !names.isDisjoint(with: others)
        }
    }

    // MARK: - The child dismisses its screen

    private func ofChild(_ one: ChildEndings.Case, _ leaving: Names) -> [Ending] {
        let child = one.pair.child
        guard let screens = placement.screens[child], screens.count == 1, (placement.edges[child] ?? []).isEmpty,
            presentsOnce(child, screens[0])
        else { return [] }
        // The screen, or its view model, emits to the coordinator.
        let emitters = [screens[0]] + (placement.helpers[screens[0]] ?? []).sorted()
        let handlers = emitters.flatMap { emitter in
            let objects = Set(engine.seeds.objects.filter { engine.atoms[$0].type == emitter })
            let entry = ChildHoldings.Entry(property: one.life.entry.property, isCollection: false, children: objects)
            return holdings.handlers(ChildHoldings.Pair(parent: child, child: emitter), entry)
        }
        let outputs = slots(of: child)
        var seen: Set<EventName> = []
        return handlers.compactMap { handler in
            guard handler.way.names.contains(where: leaving.contains),
                !reports(handler.body, handler.way, child, outputs), seen.insert(handler.event).inserted
            else { return nil }
            return Ending(event: handler.event, place: handler.place)
        }
    }

    /// Whether a coordinator and its screen present nothing except that screen.
    private func presentsOnce(_ child: TypeID, _ screen: TypeID) -> Bool {
        func count(_ type: TypeID) -> Int {
            holdings.codes.code(of: type).functions.values.joined().reduce(0) { sum, function in
                var found = 0
                function.body?.visit { expression in
                    guard case .call(let callee, _, _) = expression, let name = callee.calledName else { return }
                    if lives.presenting.contains(name) { found += 1 }
                }
                return sum + found
            }
        }
        return count(child) == 1 && count(screen) == 0
    }

    // MARK: - Ways to report it

    /// The names of a type's outputs and delegates, and of its references to objects above.
    private func slots(of type: TypeID) -> Set<String> {
        var names: Set<String> = []
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            for property in index[ancestor.type].orderedProperties {
                if property.ownership != .strong || engine.slots.slot(property, of: type) != nil {
                    names.insert(property.name)
                }
            }
        }
        return names
    }

    /// Whether code mentions an output, a delegate or a parent, passes `self` to other code, or shows something else.
    private func reports(
        _ body: [Statement], _ way: OwnCode.Way, _ type: TypeID, _ outputs: Set<String>
    ) -> Bool {
        let own = holdings.codes.code(of: type)
        var bodies = [body]
        for function in own.functions.values.joined() where way.functions.contains(ObjectIdentifier(function)) {
            bodies.append(function.body ?? [])
        }
        var reports = way.names.contains { lives.presenting.contains($0) || lives.replacing.contains($0) }
        for body in bodies {
            body.visit { expression in
                switch expression {
                case .name(let name, _), .member(_, let name, _):
                    if outputs.contains(name) || lives.windows.contains(name) { reports = true }
                case .call(_, let arguments, _):
                    if arguments.contains(where: \.value.isSelf) {
                        reports = true
                    }
                default: break
                }
            }
        }
        return reports
    }
}

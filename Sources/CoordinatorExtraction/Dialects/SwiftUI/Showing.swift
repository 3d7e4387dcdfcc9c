/// The views that appear depending on a coordinator's state.
extension Run {
    /// The largest number of cases of an enum that are shown one by one.
    private static let mostCases = 80

    /// Records the coordinators that appear in the shown views, for each case of the state that decides about them.
    /// Returns the views of the whole expression; `nil` if no coordinator's state decides.
    func show(_ presenting: Presenting, _ call: MeaningfulCall, isOwn: Bool) -> Value? {
        let frame = call.frame
        let (owners, state) = owners(of: presenting, in: frame)
        if owners.isEmpty, presenting.binding == nil || isOwn { return nil }
        let given = presenting.binding.map { evaluate($0, in: frame) } ?? .open
        let domains = domains(of: presenting, state, given, in: frame)
        let isBound = state != nil && !presenting.isHanded
        noteContainer(owners, domains, isBound: isBound, isOfTabs: presenting.isOfTabs, in: frame)
        if domains.isEmpty, let owner = state?.0 { noteStates(shownBy: presenting, of: owner.type) }
        if presenting.destination != nil { noteDestinations(of: domains, owners, at: call.place) }
        let closures = presenting.contents.map { evaluate($0, in: frame) }
        var shown = Value.never
        if domains.isEmpty || presenting.isContainer || owners.isEmpty
            || presenting.isLink && presenting.onlyCase == nil
        {
            for closure in closures { shown.join(views(of: closure, given)) }
            note(shown, shownBy: owners, presenting.name, nil, at: call.place)
        } else {
            for one in domains.flatMap({ domain in index[domain].orderedCases.map { (domain, $0.name) } })
                .prefix(Self.mostCases)
            where presenting.shows(one.1, of: index[one.0].orderedCases.map(\.name)) {
                let carrier = anyCase(one.1, of: one.0)
                // A case path passes on the payload of the case.
                let value =
                    !presenting.unwraps
                    ? Value(carrier) : elements(of: read(engine.heap.cell(carrier, "0")))
                for (closure, content) in zip(closures, presenting.contents) {
                    let views = views(of: closure, value)
                    note(views, shownBy: owners, presenting.name, one.1, at: call.place)
                    noteView(EventName(domain: one.0, member: one.1), views, content, presenting.name, shownBy: owners)
                }
            }
        }
        return presenting.isContainer ? shown : rest(of: call, besides: presenting)
    }

    /// The views that a closure or a function makes from its argument, or that exist already.
    private func views(of content: Value, _ given: Value) -> Value {
        drawn(in: content).joined(drawn(in: call(content, with: [given])))
    }

    /// The receiver of a modifier, and its other arguments.
    private func rest(of call: MeaningfulCall, besides presenting: Presenting) -> Value {
        let base = call.base.map { evaluate($0, in: call.frame) } ?? .open
        let others = call.arguments.filter { !presenting.isContent($0) }.map { evaluate($0.value, in: call.frame) }
        escape(others, in: call.frame, at: call.place)
        let views = drawn(in: base)
        return views.isUnknown ? .open : views
    }

    private func noteContainer(
        _ owners: [TypeID], _ domains: [TypeID], isBound: Bool, isOfTabs: Bool, in frame: Frame
    ) {
        let view = frame.own?.type
        see { facts in
            for owner in owners {
                facts.views.routes[owner, default: []].formUnion(domains)
                if isOfTabs {
                    for domain in domains {
                        facts.views.contents.ways[owner, default: [:]][domain, default: []].insert(
                            ContainerContents.tab)
                    }
                }
                if isBound, let view, roles.begins(view) { facts.views.injections.shownByApp.insert(owner) }
                if isBound, let view, roles.isDrawnView(view), !roles.isCoordinator(view) {
                    facts.views.containers[view, default: []].insert(owner)
                }
            }
        }
    }

    private func noteDestinations(of domains: [TypeID], _ owners: [TypeID], at place: Place) {
        see { facts in
            for owner in owners {
                for domain in domains {
                    let known = facts.views.contents.destinations[owner]?[domain]
                    facts.views.contents.destinations[owner, default: [:]][domain] =
                        known.map { min($0, place) } ?? place
                }
            }
        }
    }

    private func note(
        _ views: Value, shownBy owners: [TypeID], _ presentation: String, _ route: String?, at place: Place
    ) {
        let children = coordinators(in: views)
        let screens = Set(objects(in: views).compactMap { type(of: $0) })
        for owner in owners {
            see { facts in facts.views.contents.screens[owner, default: []].formUnion(screens) }
            for child in children where child != owner {
                let fact = Facts.Presentation(actor: owner, child: child, name: presentation, route: route)
                see { facts in facts.presentations[fact] = min(facts.presentations[fact] ?? place, place) }
            }
        }
    }

    /// Records how a route's view appears, or that it is an empty view.
    private func noteView(
        _ route: EventName, _ views: Value, _ content: Expression, _ presentation: String, shownBy owners: [TypeID]
    ) {
        for owner in owners {
            let empty =
                views.isUnknown ? emptyView(for: route.member, of: route.domain, in: content, of: owner) : nil
            see { facts in
                if let empty {
                    facts.views.contents.empty[owner, default: [:]][route] = empty.place
                    if !empty.isNamed { facts.views.contents.left[owner, default: []].insert(route) }
                } else {
                    facts.views.contents.drawn[owner, default: [:]][route, default: []].insert(presentation)
                }
            }
        }
    }

    /// Whether a view takes a coordinator from the environment without being its container: it neither binds its state nor is
    /// named after it.
    private func isOnlyTaken(_ property: Property, by view: TypeID, _ coordinator: TypeID) -> Bool {
        guard property.attributes.contains(where: SwiftUIRules.environmentWrappers.contains) else { return false }
        let type = index[view]
        return !type.mentioned.contains("$" + property.name) && !type.mentioned.contains("Bindable")
            && !type.isNamed(after: index[coordinator]) && !type.decides(by: property.name)
    }

    /// Records the coordinators that a container always shows.
    func noteRoot(_ views: Value, of owners: Set<TypeID>, at place: Place) {
        for owner in owners.sorted() {
            for child in coordinators(in: views) where child != owner && !owners.contains(child) {
                let isShown = engine.facts.presentations.keys.contains { $0.actor == owner && $0.child == child }
                guard !isShown else { continue }
                let fact = Facts.Presentation(actor: owner, child: child, name: "root", route: nil)
                see { facts in facts.presentations[fact] = place }
            }
        }
    }

    private func coordinators(in views: Value) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for id in reachable(in: views) {
            guard let type = type(of: id) else { continue }
            if roles.isCoordinator(type) {
                found.insert(type)
            } else {
                found.formUnion(coordinators(heldBy: id, shown: true))
            }
        }
        return found
    }

    /// The coordinators in a view's properties; if only those are wanted that it shows, of those in the environment the ones
    /// whose container the view is.
    func coordinators(heldBy view: ObjectID, shown: Bool = false) -> [TypeID] {
        guard let type = type(of: view), !roles.isCoordinator(type) else { return [] }
        return index.ancestors(of: type).filter { !index[$0.type].isExternal }.flatMap { home in
            index[home.type].orderedProperties.filter { $0.isStored && !$0.isStatic }.flatMap { property in
                objects(in: read(property, of: view, home)).compactMap { self.type(of: $0) }
                    .filter { roles.isCoordinator($0) && !(shown && isOnlyTaken(property, by: type, $0)) }
            }
        }
    }
}

/// Routes for which views ask by writing a coordinator's state themselves: `coordinator.path.append(ShopRoute.item)`,
/// `coordinator.sheet = .help`.
struct WrittenRoutes {
    private(set) var emissions: Set<Facts.Emission> = []
    /// The cases that are written, by the coordinators whose state it is, with the state's place.
    private(set) var asked: [TypeID: [EventName: Place]] = [:]
    private let index: ProgramIndex
    private let roles: Roles
    private let views: ViewFacts

    private static let adding: Set<String> = [CommonWords.append, "push"]

    init(_ engine: Engine) {
        (index, roles, views) = (engine.index, engine.roles, engine.facts.views)
        for view in index.declared where roles.isDrawnView(view.id) {
            let held = coordinators(heldBy: view)
            guard !held.isEmpty else { continue }
            for piece in index.code(of: view.id) {
                piece.statements.visit { look(at: $0, in: view.id, held, file: piece.file) }
            }
        }
        findLinks()
    }

    /// The coordinators in a view's properties, apart from those whose container it is.
    private func coordinators(heldBy view: NominalType) -> [String: TypeID] {
        var held: [String: TypeID] = [:]
        for property in view.orderedProperties where property.isStored && !property.isStatic {
            guard let written = property.type ?? property.initializer?.constructed else { continue }
            let scope = Scope(type: view.id, file: property.place.file)
            let found = index.shape(of: written, in: scope).nominals.map(\.type).first {
                roles.isCoordinator($0) && roles.isObservable($0)
            }
            guard let found, views.containers[view.id]?.contains(found) != true else { continue }
            held[property.name] = found
        }
        return held
    }

    private mutating func look(
        at expression: Expression, in view: TypeID, _ held: [String: TypeID], file: Int32
    ) {
        if lookAtUnread(expression, in: view, held) { return }
        switch expression {
        case .call(.member(let state?, let name, _), let arguments, let place)
        where Self.adding.contains(name) && arguments.count == 1 && arguments[0].label == nil:
            guard let (owner, property) = self.state(state, held) else { return }
            note(arguments[0].value, in: property, of: owner, by: view, at: place, file: file)
        case .assignment(let target, let value, let place):
            guard let (owner, property) = self.state(target, held) else { return }
            let values = if case .array(let elements, _) = value { elements } else { [value] }
            for value in values { note(value, in: property, of: owner, by: view, at: place, file: file) }
        default: return
        }
    }

    /// A call of a router of an unread library that hands it a case, or a case that is written into it: `router.open(.post)`,
    /// `router.sheet = .help`.
    private mutating func lookAtUnread(_ expression: Expression, in view: TypeID, _ held: [String: TypeID]) -> Bool {
        let (base, values, place): (Expression, [Expression], Place)
        switch expression {
        case .call(.member(let called?, _, _), let arguments, let site):
            (base, values, place) = (called, arguments.map(\.value), site)
        case .assignment(.member(let called?, _, _), let value, let site):
            (base, values, place) = (called, [value], site)
        default: return false
        }
        guard let holder = base.ownName, let owner = held[holder], index.topLevel.routers.contains(owner) else {
            return false
        }
        for value in values {
            guard let (named, name) = value.writtenCase else { continue }
            let typeName: String? = if case .name(let type, _)? = named { type } else { nil }
            let domain = (views.routes[owner] ?? []).sorted().first { domain in
                index[domain].cases[name] != nil && (named == nil || typeName == index[domain].name)
            }
            if let domain { add(EventName(domain: domain, member: name), of: owner, by: view, at: place, nil) }
        }
        return true
    }

    private mutating func add(
        _ event: EventName, of owner: TypeID, by view: TypeID, at place: Place, _ property: Property?
    ) {
        guard let state = property?.place ?? index[owner].declaration?.place else { return }
        emissions.insert(Facts.Emission(emitter: view, event: event, place: place))
        let known = asked[owner]?[event]
        asked[owner, default: [:]][event] = known.map { min($0, state) } ?? state
    }

    /// The coordinator and the property of `coordinator.path`, `self.coordinator.path`.
    private func state(_ expression: Expression, _ held: [String: TypeID]) -> (TypeID, Property)? {
        guard case .member(let base?, let name, _) = expression, let holder = base.ownName, let owner = held[holder],
            let property = index[owner].properties[name], property.isStored, !property.isStatic
        else { return nil }
        return (owner, property)
    }

    private mutating func note(
        _ value: Expression, in property: Property, of owner: TypeID, by view: TypeID, at place: Place, file: Int32
    ) {
        guard let (named, name) = value.writtenCase else { return }
        let scope = Scope(type: owner, file: property.place.file)
        let domain: TypeID?
        if let named {
            domain = index.enumeration(named, in: Scope(type: view, file: file))
        } else {
            domain = property.type.flatMap { written in
                index.shape(of: written, in: scope).elementNominals.map(\.type).first { index[$0].isEnum }
            }
        }
        // Only what the coordinator's views show is a route.
        guard let domain, index[domain].cases[name] != nil, views.routes[owner]?.contains(domain) == true else {
            return
        }
        add(EventName(domain: domain, member: name), of: owner, by: view, at: place, property)
    }

    /// Links ask a router of an unread library for the cases that it owns, wherever the destinations are.
    private mutating func findLinks() {
        guard !index.topLevel.routers.isEmpty else { return }
        for link in views.links {
            for owner in index.topLevel.routers.sorted() where views.routes[owner]?.contains(link.event.domain) == true
            {
                add(link.event, of: owner, by: link.emitter, at: link.place, nil)
            }
        }
    }
}

extension Expression {
    /// The case that an expression writes, with its type if it names one: `.help`, `ShopRoute.item(id)`.
    fileprivate var writtenCase: (type: Expression?, name: String)? {
        switch self {
        case .member(let type, let name, _), .call(.member(let type, let name, _), _, _): (type, name)
        default: nil
        }
    }
}

extension Engine {
    /// Adds the events of views that write a coordinator's state.
    func findWrittenRoutes() {
        let (found, flags) = (WrittenRoutes(self), WrittenFlags(self))
        facts.emissions.formUnion(found.emissions.union(flags.emissions))
        facts.views.contents.written = found.asked.merging(flags.asked) { $0.merging($1) { first, _ in first } }
        // A view that no other code was seen to show is one of those that the coordinator shows.
        for (owner, events) in found.asked {
            let views = found.emissions.filter { events[$0.event] != nil }.map(\.emitter)
            facts.views.contents.screens[owner, default: []].formUnion(views)
        }
    }

    /// A coordinator's answers to what views write into its state, besides those that it answers otherwise.
    func writtenClaims(of type: TypeID, besides answered: [Catching.Claim]) -> [Catching.Claim] {
        (facts.views.contents.written[type] ?? [:]).sorted { $0.key < $1.key }.compactMap { event, place in
            guard !answered.contains(where: { $0.event == event }) else { return nil }
            return Catching.Claim(event: event, consumes: .always, place: place)
        }
    }
}

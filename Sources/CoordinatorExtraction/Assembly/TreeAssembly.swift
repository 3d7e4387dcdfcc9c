import CoordinatorModel

/// Writes what was found about types as a tree: a coordinator under two parents stands twice, because what becomes of
/// its events depends on the path.
struct TreeAssembly {
    private let evaluator: Evaluator
    private let index: ProgramIndex
    private let roles: Roles
    private let files: [SourceFile]
    private let placement: Placement
    private let catching: Catching
    private let missing: MissingWiring
    private var tree = CoordinatorTree()
    /// Where each coordinator was first put, for references once the tree is large.
    private var first: [TypeID: Int] = [:]

    /// Copies of shared coordinators that are drawn out before references take over.
    private static let mostCopies = 2_000

    init(_ evaluator: Evaluator, _ files: [SourceFile], _ options: ExtractionOptions) {
        self.evaluator = evaluator
        index = evaluator.index
        roles = evaluator.roles
        self.files = files
        placement = Placement(index, roles, evaluator.facts, stored: evaluator.stored, root: options.root)
        let events = index.declared.filter { EventEnums.isEvent($0, evaluator.index) }.map(\.id)
        catching = Catching(evaluator, placement, events: events)
        missing = MissingWiring(index: index, roles: roles, facts: evaluator.facts, catching: catching)
    }

    func assembled() -> CoordinatorTree {
        var assembly = self
        assembly.assemble()
        return assembly.tree
    }

    private mutating func assemble() {
        let most = placement.coordinators.count * 2 + Self.mostCopies
        /// A coordinator that waits for its children, with the types above it.
        var waiting: [(node: Int, type: TypeID, path: [TypeID: Int])] = []
        for root in placement.roots {
            let node = tree.addRoot(coordinator(root))
            first[root] = first[root] ?? node
            waiting.append((node, root, [root: node]))
        }
        for type in placement.unattached {
            let node = tree.addUnattached(coordinator(type))
            first[type] = first[type] ?? node
            waiting.append((node, type, [type: node]))
        }
        var next = 0
        while next < waiting.count {
            let (node, type, path) = waiting[next]
            next += 1
            for edge in placement.edges[type] ?? [] {
                let location = self.location(edge.place)
                if let ancestor = path[edge.child] {
                    add(
                        Branch(
                            presentation: edge.presentation, route: edge.route, child: .reference(ancestor),
                            location: location), to: node)
                    continue
                }
                // A second route to the same child leads to the same object.
                if let sibling = tree.coordinators[node].branches.first(where: {
                    tree.coordinators[$0.child.index].type == index[edge.child].name
                }) {
                    add(
                        Branch(
                            presentation: edge.presentation, route: edge.route, child: .reference(sibling.child.index),
                            location: location), to: node)
                    continue
                }
                if tree.coordinators.count >= most, let known = first[edge.child] {
                    add(
                        Branch(
                            presentation: edge.presentation, route: edge.route, child: .reference(known),
                            location: location), to: node)
                    continue
                }
                tree.coordinators.append(coordinator(edge.child))
                let child = tree.coordinators.count - 1
                first[edge.child] = first[edge.child] ?? child
                add(
                    Branch(
                        presentation: edge.presentation, route: edge.route, child: .contained(child), location: location
                    ), to: node)
                var longer = path
                longer[edge.child] = child
                waiting.append((child, edge.child, longer))
            }
        }
        for place in evaluator.facts.unresolved.keys.sorted() where !evaluator.facts.followed.contains(place) {
            tree.unresolved.append(Unresolved(what: evaluator.facts.unresolved[place] ?? "", location: location(place)))
        }
        for event in catching.opaque.keys.sorted() where catching.emitters[event]?.contains(where: isHeard) == true {
            tree.unresolved.append(
                Unresolved(
                    what: "\(name(event)): who catches it depends on what is put here",
                    location: catching.opaque[event].flatMap(location)))
        }
        declareEvents()
    }

    /// Whether what a type emits concerns anybody.
    private func isHeard(_ type: TypeID) -> Bool { roles.acts(type) || placement.isHelper(type) }

    private mutating func add(_ branch: Branch, to node: Int) { tree.coordinators[node].branches.append(branch) }

    // MARK: - Coordinators

    private func coordinator(_ type: TypeID) -> Coordinator {
        let nominal = index[type]
        var result = Coordinator(type: nominal.name, kind: CoordinatorKinds.kind(of: type, index, placement))
        result.location = nominal.declaration.map { location($0.place) } ?? nil
        var seen: Set<TypeID> = []
        result.screens = (placement.screens[type] ?? []).map { screen($0, in: type, &seen) }
        if let routes = roles.routes(of: type) {
            result.routes = index[routes].orderedCases.map { one in
                var route = Route(name: one.name, payload: one.payload.map { $0.type.description })
                route.location = location(one.place)
                if evaluator.preparesTransitions(type) { route.extensions["x-transition"] = .bool(true) }
                return route
            }
        }
        let helpers = (placement.helpers[type] ?? []).filter { !placement.isHeldByScreen($0) }
        result.emits = emissions(of: type, helpers)
        result.intercepts = interceptors(of: type, helpers)
        result.dependencies = DependencyFacts.dependencies(of: type, index, evaluator)
        return result
    }

    private func screen(_ type: TypeID, in coordinator: TypeID, _ seen: inout Set<TypeID>) -> Screen {
        var result = Screen(type: index[type].name)
        result.location = index[type].declaration.map { location($0.place) } ?? nil
        guard type != coordinator, seen.insert(type).inserted else { return result }
        var speakers: Set<TypeID> = placement.helpers[type] ?? []
        // A screen's views speak for the screen; the screens in it for themselves.
        var inside: [TypeID] = []
        var waiting = placement.embedded[type] ?? []
        var views: Set<TypeID> = []
        while !waiting.isEmpty {
            let inner = waiting.removeFirst()
            guard views.insert(inner).inserted, !seen.contains(inner) else { continue }
            if roles.screens.contains(inner) {
                inside.append(inner)
            } else {
                speakers.insert(inner)
                speakers.formUnion(placement.helpers[inner] ?? [])
                waiting += placement.embedded[inner] ?? []
            }
        }
        result.screens = inside.map { screen($0, in: coordinator, &seen) }
        result.emits = emissions(of: type, speakers)
        result.intercepts = interceptors(of: type, speakers, below: result)
        return result
    }

    /// What a type emits, and what speaks for it, but for what stays among them.
    private func emissions(of type: TypeID, _ speakers: Set<TypeID>) -> [Emission] {
        var all: [Facts.Emission] = []
        let group = speakers.union([type])
        for speaker in [type] + speakers.sorted() {
            all += (catching.emissions[speaker] ?? []).filter {
                !isInternal($0.event, among: group, by: speaker) && !isIdle($0.event, of: speaker)
                    && catching.opaque[$0.event] == nil
            }
        }
        var seen: Set<String> = []
        return all.sorted { ($0.event, $0.place) < ($1.event, $1.place) }.compactMap { emission in
            guard seen.insert("\(emission.event) \(emission.place)").inserted else { return nil }
            var result = Emission(event: name(emission.event), location: location(emission.place))
            if let reason = missing.reason(for: emission.event, emittedBy: emission.emitter) {
                result.extensions[MissingWiring.key] = .string(reason)
            }
            return result
        }
    }

    /// Whether nobody in the whole program listens to something that is not made to be heard by a coordinator: a
    /// service's callback, or one that a view offers to whoever wants it.
    private func isIdle(_ event: EventName, of speaker: TypeID) -> Bool {
        guard catching.owners[event]?.isEmpty ?? true else { return false }
        guard !EventEnums.isEvent(index[event.domain], index), !index[event.domain].isEnum else { return false }
        if let property = index[event.domain].properties[event.member], isUnused(property, event, of: speaker) {
            return true
        }
        // A value that may carry a closure to be called back: what an alert is made of.
        if roles.isCarrier(event.domain), !roles.isSpokesman(event.domain) { return true }
        if roles.screens.contains(speaker) { return false }
        if roles.isView(speaker), index[speaker].isClass { return index[event.domain].properties[event.member] != nil }
        return !roles.acts(speaker) && !roles.isSpokesman(speaker)
    }

    /// Whether an output only might be used: nobody else can put anything into it and its own type doesn't, or a stack
    /// or a tab bar offers it to whoever wants it.
    private func isUnused(_ property: Property, _ event: EventName, of speaker: TypeID) -> Bool {
        if property.isPrivate {
            return !evaluator.facts.assigned.contains { $0.owner == event.domain && $0.name == event.member }
        }
        guard case .closure(let standard)? = property.initializer, standard.body.isEmpty else { return false }
        return index.ancestors(of: speaker).contains { ExternalTypes.containers.contains(index[$0.type].name) }
    }

    /// Whether an event never leaves a screen: its view model tells it, a cell does, or it tells itself.
    private func isInternal(_ event: EventName, among group: Set<TypeID>, by emitter: TypeID) -> Bool {
        guard let owners = catching.owners[event], !owners.isEmpty else { return false }
        if roles.isCoordinator(emitter) { return owners == [emitter] }
        // What a value carries comes back to the screen that made it.
        if roles.isCarrier(event.domain), !owners.contains(where: roles.isCoordinator) { return true }
        return owners.allSatisfy { owner in
            group.contains(owner)
                || !roles.isCoordinator(owner) && (!roles.screens.contains(emitter) || !roles.screens.contains(owner))
        }
    }

    private func interceptors(of type: TypeID, _ speakers: Set<TypeID>, below screen: Screen? = nil) -> [Interceptor] {
        var claims = catching.claims[type] ?? [:]
        for speaker in speakers.sorted() {
            for (event, claim) in catching.claims[speaker] ?? [:] where claims[event] == nil { claims[event] = claim }
        }
        let emitted = screen.map { $0.emittedNames }
        return claims.values.sorted { ($0.event, $0.place) < ($1.event, $1.place) }
            .filter { claim in
                // A screen's claims matter for what is emitted in it.
                if let emitted, !EventEnums.isEvent(index[claim.event.domain], index) {
                    return emitted.contains(name(claim.event))
                }
                return isEmittedSomewhere(claim)
            }
            .map { claim in
                let consumes: Interceptor.Consumption =
                    switch claim.consumes {
                    case .always: .always
                    case .sometimes: .sometimes
                    case .never: .never
                    }
                var result = Interceptor(event: name(claim.event), consumes: consumes)
                result.by = claim.by.map { index[$0].name }
                result.location = location(claim.place)
                return result
            }
    }

    /// Claims on what services say among themselves are left out.
    private func isEmittedSomewhere(_ claim: Catching.Claim) -> Bool {
        guard let holders = catching.holders[claim.event] else { return true }
        // What only carries closures speaks where somebody calls them there.
        if holders.allSatisfy({ roles.isCarrier($0) }) { return catching.emitters[claim.event] != nil }
        let speakers = holders.union(catching.emitters[claim.event] ?? [])
        return speakers.contains { roles.acts($0) || placement.isHelper($0) }
    }

    // MARK: - Events and places

    private mutating func declareEvents() {
        var declared: [EventName: EventDeclaration] = [:]
        for type in index.declared where EventEnums.isEvent(type, index) {
            for one in type.orderedCases {
                var event = EventDeclaration(
                    name: "\(type.name).\(one.name)", payload: one.payload.map { $0.type.description })
                event.location = location(one.place)
                declared[EventName(domain: type.id, member: one.name)] = event
            }
        }
        var used: Set<EventName> = []
        for emission in evaluator.facts.emissions { used.insert(emission.event) }
        for claims in catching.claims.values { used.formUnion(claims.keys) }
        for event in used where declared[event] == nil { declared[event] = declaration(of: event) }
        let named = Set(tree.coordinators.flatMap { $0.eventNames })
        tree.events = declared.values
            .filter { named.contains($0.name) || isEventEnum($0.name) }
            .sorted { $0.name < $1.name }
    }

    private func isEventEnum(_ name: String) -> Bool {
        let domain = name.split(separator: ".").dropLast().joined(separator: ".")
        return index.declared.contains { $0.name == domain && EventEnums.isEvent($0, index) }
    }

    private func declaration(of event: EventName) -> EventDeclaration {
        let domain = index[event.domain]
        var result = EventDeclaration(name: name(event))
        if let function = domain.functions[event.member]?.first {
            result.payload = function.parameters.map { $0.type.description }
            result.location = location(function.place)
        } else if let property = domain.properties[event.member] {
            result.payload = property.type?.parameters.map(\.description) ?? []
            result.location = location(property.place)
        } else if let one = domain.cases[event.member] {
            result.payload = one.payload.map { $0.type.description }
            result.location = location(one.place)
        }
        return result
    }

    private func name(_ event: EventName) -> String { "\(index[event.domain].name).\(event.member)" }

    private func location(_ place: Place) -> Location? {
        guard files.indices.contains(Int(place.file)), place.line > 0 else { return nil }
        return Location(file: files[Int(place.file)].path, line: Int(place.line), column: Int(place.column))
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

extension Coordinator {
    /// Every event that it or its screens name.
    fileprivate var eventNames: [String] {
        var names = emits.map(\.event) + intercepts.map(\.event)
        var waiting = screens
        while let screen = waiting.popLast() {
            names += screen.emits.map(\.event) + screen.intercepts.map(\.event)
            waiting += screen.screens
        }
        return names
    }
}

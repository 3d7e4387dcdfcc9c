/// Where each type that does something stands in the app: which coordinator presents which, whose screens are whose.
struct Placement {
    /// A branch between types.
    struct Edge: Hashable {
        var child: TypeID
        var presentation: String?
        var route: String?
        var place: Place
    }

    let index: ProgramIndex
    let roles: Roles
    let facts: Facts
    /// The coordinators that are not merely others' superclasses.
    private(set) var coordinators: [TypeID] = []
    private(set) var edges: [TypeID: [Edge]] = [:]
    private(set) var roots: [TypeID] = []
    private(set) var unattached: [TypeID] = []
    /// The screens that a coordinator makes, in the order of the source.
    private(set) var screens: [TypeID: [TypeID]] = [:]
    /// The screens and views that a screen makes, asks for or holds.
    private(set) var embedded: [TypeID: [TypeID]] = [:]
    /// The view models, presenters and other helpers that a screen or coordinator speaks through.
    private(set) var helpers: [TypeID: Set<TypeID>] = [:]

    private var allHelpers: Set<TypeID> = []
    private var heldByScreens: Set<TypeID> = []
    private var made: [TypeID: [(type: TypeID, place: Place)]] = [:]
    /// What coordinators and screens make.
    private var madeByActors: Set<TypeID> = []

    init(_ index: ProgramIndex, _ roles: Roles, _ facts: Facts, stored: [Evaluator.StoredKey: Value], root: String?) {
        self.index = index
        self.roles = roles
        self.facts = facts
        for (mention, place) in facts.made {
            // What a factory made when a coordinator asked it, the coordinator made.
            guard roles.acts(mention.actor) || !facts.accounted.contains(place) else { continue }
            made[mention.actor, default: []].append((mention.type, place))
        }
        made = made.mapValues { $0.sorted { ($0.place, $0.type) < ($1.place, $1.type) } }
        madeByActors = Set(facts.made.keys.filter { roles.acts($0.actor) }.map(\.type))
        let everMade = Set(facts.made.keys.map(\.type)).union(facts.begun.keys)
        coordinators = roles.coordinators.filter { !roles.isAbstract($0) || everMade.contains($0) }.sorted()
        placeHelpers(stored)
        allHelpers = Set(helpers.values.joined())
        heldByScreens = Set(helpers.filter { !roles.isCoordinator($0.key) }.values.joined())
        placeScreens(stored)
        placeBranches()
        placeByReference()
        placeRoots(root)
    }

    private func isCoordinator(_ type: TypeID) -> Bool { roles.isCoordinator(type) }

    // MARK: - Helpers

    /// A helper belongs to the screen whose property holds it, or else to the coordinator that made it.
    private mutating func placeHelpers(_ stored: [Evaluator.StoredKey: Value]) {
        for (key, value) in stored where roles.acts(key.holder) {
            for instance in value.reachable { help(key.holder, instance.type) }
        }
        for type in index.declared where roles.acts(type.id) {
            let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
            for ancestor in index.ancestors(of: type.id) where !index[ancestor.type].isExternal {
                for property in index[ancestor.type].properties.values where property.isStored {
                    guard let written = property.type else { continue }
                    for (held, _) in index.shape(of: written, in: scope).nominals {
                        let candidates = index[held].isProtocol ? index.conformers(of: held) : [held]
                        if candidates.count <= 3 { for candidate in candidates { help(type.id, candidate) } }
                    }
                }
            }
        }
        for (actor, types) in made where roles.acts(actor) {
            for (type, _) in types { help(actor, type) }
        }
        // Behind a presenter may stand a view model.
        for (holder, held) in helpers {
            for helper in held {
                for (key, value) in stored where key.holder == helper && !isReference(key) {
                    for instance in value.reachable where roles.isSpokesman(instance.type) {
                        help(holder, instance.type)
                    }
                }
            }
        }
        // What many hold serves them all, and speaks for none.
        var holders: [TypeID: Set<TypeID>] = [:]
        for (holder, held) in helpers { for helper in held { holders[helper, default: []].insert(holder) } }
        for (helper, all) in holders where all.count > Self.mostHolders {
            for holder in all { helpers[holder]?.remove(helper) }
        }
    }

    private static let mostHolders = 4

    /// Whether a property only refers to somebody above: `weak var parent`.
    private func isReference(_ key: Evaluator.StoredKey) -> Bool {
        index.ancestors(of: key.holder).contains {
            index[$0.type].properties[key.property]?.ownership ?? .strong != .strong
        }
    }

    private mutating func help(_ holder: TypeID, _ helper: TypeID) {
        guard holder != helper, !index[helper].isExternal, !index[helper].isProtocol, !index[helper].isEnum else {
            return
        }
        guard !roles.acts(helper), !isMaker(helper), !roles.isCoordinator(holder) || roles.isSpokesman(helper) else {
            return
        }
        helpers[holder, default: []].insert(helper)
    }

    /// Whether a type makes others' screens and coordinators, and has nothing to tell itself.
    private func isMaker(_ type: TypeID) -> Bool {
        let name = index[type].lastName
        return [
            "Factory", "FactoryImp", "FactoryImpl", "Assembly", "Container", "Builder", "Provider", "Router",
            "RouterImp",
        ]
        .contains { name.hasSuffix($0) }
    }

    // MARK: - Screens

    private mutating func placeScreens(_ stored: [Evaluator.StoredKey: Value]) {
        for coordinator in coordinators {
            var found: [(TypeID, Place)] = []
            for ancestor in index.ancestors(of: coordinator) {
                for (type, _) in ancestor.bindings.values.flatMap(\.nominals) where isOwnScreen(type) && !isBase(type) {
                    found.append((type, Place(file: -1, line: 0, column: 0)))
                }
            }
            if roles.isScreen(coordinator) { found.append((coordinator, Place(file: -1, line: 0, column: 0))) }
            for maker in [coordinator] + (helpers[coordinator] ?? []).sorted()
            where maker == coordinator || !isHeldByScreen(maker) {
                found += (made[maker] ?? []).filter { isOwnScreen($0.type) && isScreenFor(maker, $0.type) }.map {
                    ($0.type, $0.place)
                }
                for (mention, place) in facts.cast
                where mention.actor == maker && roles.screens.contains(mention.type) && !isMadeByAnother(mention) {
                    if !isCoordinator(mention.type), !isBase(mention.type) { found.append((mention.type, place)) }
                }
            }
            var seen: Set<TypeID> = []
            screens[coordinator] = found.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0).filter {
                seen.insert($0).inserted
            }
        }
        handOver(stored)
        var embedded: [TypeID: Set<TypeID>] = [:]
        for (actor, types) in made where roles.acts(actor) && !isCoordinator(actor) {
            for (type, _) in types where isOwnScreen(type) { embedded[actor, default: []].insert(type) }
        }
        for (mention, _) in facts.cast
        where roles.acts(mention.actor) && !isCoordinator(mention.actor) && !isMadeByAnother(mention) {
            if isOwnScreen(mention.type) { embedded[mention.actor, default: []].insert(mention.type) }
        }
        for type in index.declared where roles.acts(type.id) && !isCoordinator(type.id) {
            let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
            for property in type.properties.values
            where property.isStored && property.ownership == .strong || property.attributes.contains("IBOutlet") {
                guard let written = property.type else { continue }
                for (held, _) in index.shape(of: written, in: scope).elementNominals where isOwnScreen(held) {
                    embedded[type.id, default: []].insert(held)
                }
            }
        }
        self.embedded = embedded.mapValues { $0.sorted() }
    }

    /// Whether a screen that is found in a stack or a window by a cast is known to come from somebody else.
    private func isMadeByAnother(_ mention: Facts.Mention) -> Bool {
        madeByActors.contains(mention.type) && facts.made[mention] == nil
    }

    /// A screen that is made for a child, and held by it, is the child's.
    private mutating func handOver(_ stored: [Evaluator.StoredKey: Value]) {
        var held: [TypeID: Set<TypeID>] = [:]
        for (key, value) in stored
        where isCoordinator(key.holder) && !Self.grounds.contains(where: key.property.lowercased().hasPrefix) {
            for instance in value.reachable where isOwnScreen(instance.type) && roles.screens.contains(instance.type) {
                held[key.holder, default: []].insert(instance.type)
            }
        }
        for maker in coordinators {
            let children = Set((made[maker] ?? []).map(\.type).filter { isCoordinator($0) })
            for child in children.sorted() {
                for screen in held[child] ?? []
                where screens[maker]?.contains(screen) == true && held[maker]?.contains(screen) != true
                    && !answers(maker, screen)
                {
                    screens[maker]?.removeAll { $0 == screen }
                    if screens[child]?.contains(screen) != true { screens[child, default: []].append(screen) }
                }
            }
        }
    }

    /// Whether a coordinator answers a screen itself: then a child that holds it only stands on it.
    private func answers(_ coordinator: TypeID, _ screen: TypeID) -> Bool {
        facts.wirings.keys.contains { wiring in
            wiring.owner == coordinator && wiring.actor == coordinator
                && (wiring.slot.holder == screen || helpers[screen]?.contains(wiring.slot.holder) == true)
        }
    }

    /// Names of properties that hold what a coordinator stands on, and not what it shows.
    private static let grounds = ["presenting", "presenter", "parent", "source", "origin", "base", "from"]

    /// A screen that speaks to a coordinator which nobody placed above it is that coordinator's.
    private mutating func placeByReference() {
        let concrete = Set(coordinators)
        var speakers: [TypeID: [TypeID]] = [:]
        for (holder, held) in helpers where !isCoordinator(holder) {
            // A view speaks for the screen that it stands in.
            let own =
                roles.screens.contains(holder)
                ? [holder] : embedded.filter { $0.value.contains(holder) }.map(\.key)
            for helper in held { speakers[helper, default: []] += own.filter(roles.screens.contains) }
        }
        for wiring in facts.wirings.keys.sorted(by: { ($0.owner, $0.slot.holder) < ($1.owner, $1.slot.holder) })
        where wiring.slot.sort == .delegate && concrete.contains(wiring.owner) {
            // A sibling that happens to catch is off the path; a reference to "the coordinator" is to the own one.
            let refersToCoordinator = wiring.slot.delegates.contains {
                roles.isCoordinator($0) || roles.isCoordinatorProtocol($0)
            }
            guard refersToCoordinator else { continue }
            let holder = wiring.slot.holder
            let own =
                roles.screens.contains(holder) && !isCoordinator(holder) ? [holder] : (speakers[holder] ?? []).sorted()
            for screen in own where !isBase(screen) && !leads(from: wiring.owner, to: screen) {
                screens[wiring.owner, default: []].append(screen)
                for parent in coordinators where parent != wiring.owner {
                    guard edges[parent]?.contains(where: { $0.child == wiring.owner }) == true else { continue }
                    screens[parent]?.removeAll { $0 == screen }
                }
            }
        }
    }

    /// Screens and views of the program that are not coordinators.
    private func isOwnScreen(_ type: TypeID) -> Bool {
        (roles.screens.contains(type) || roles.views.contains(type)) && !isCoordinator(type)
    }

    /// Whether others inherit from a screen that nobody makes.
    private func isBase(_ type: TypeID) -> Bool {
        !index.conformers(of: type).isEmpty && !facts.made.keys.contains { $0.type == type }
    }

    /// A view that a coordinator makes is a screen only if it isn't a detail such as a label.
    private func isScreenFor(_ maker: TypeID, _ type: TypeID) -> Bool {
        roles.screens.contains(type) || index[type].declaration?.kind == .struct
    }

    func isHelper(_ type: TypeID) -> Bool { allHelpers.contains(type) }

    func isHeldByScreen(_ helper: TypeID) -> Bool {
        heldByScreens.contains(helper)
    }

    // MARK: - Branches

    private mutating func placeBranches() {
        let concrete = Set(coordinators)
        var owners: [TypeID: Set<TypeID>] = [:]
        for coordinator in coordinators {
            owners[coordinator, default: []].insert(coordinator)
            var waiting = screens[coordinator] ?? []
            var seen = Set(waiting)
            while let screen = waiting.popLast() {
                owners[screen, default: []].insert(coordinator)
                for helper in helpers[screen] ?? [] { owners[helper, default: []].insert(coordinator) }
                for inner in embedded[screen] ?? [] where seen.insert(inner).inserted { waiting.append(inner) }
            }
            for helper in helpers[coordinator] ?? [] { owners[helper, default: []].insert(coordinator) }
        }
        var found: [TypeID: [TypeID: Place]] = [:]
        for (mention, place) in facts.made.merging(facts.adoptions, uniquingKeysWith: Self.nearer)
        where concrete.contains(mention.type) {
            for owner in owners[mention.actor] ?? [] where owner != mention.type || mention.actor == owner {
                let before = found[owner]?[mention.type]
                found[owner, default: [:]][mention.type] = before.map { min($0, place) } ?? place
            }
        }
        for (owner, children) in found {
            var edges: [Edge] = []
            for (child, place) in children { edges += self.edges(from: owner, to: child, place) }
            self.edges[owner] = edges.sorted {
                ($0.place, $0.child, $0.route ?? "") < ($1.place, $1.child, $1.route ?? "")
            }
        }
    }

    /// The first of both places in one file; of two files that in which the child is made, and not that of a superclass
    /// that starts any child.
    private static func nearer(_ made: Place, _ started: Place) -> Place {
        made.file == started.file ? min(made, started) : made
    }

    private func edges(from owner: TypeID, to child: TypeID, _ place: Place) -> [Edge] {
        let seen = facts.presentations.filter { $0.key.actor == owner && $0.key.child == child }
            .sorted { ($0.value, $0.key.name ?? "") < ($1.value, $1.key.name ?? "") }
        let routed = seen.filter { $0.key.route != nil }
        if !routed.isEmpty {
            var routes: Set<String> = []
            return routed.filter { routes.insert($0.key.route ?? "").inserted }.map {
                Edge(child: child, presentation: $0.key.name, route: $0.key.route, place: $0.value)
            }
        }
        if let first = seen.first {
            return [Edge(child: child, presentation: first.key.name, route: nil, place: first.value)]
        }
        return [Edge(child: child, presentation: ownPresentation(of: child), route: nil, place: place)]
    }

    /// How a coordinator that is given its parent's stack or router brings up its own first screen.
    private func ownPresentation(of child: TypeID) -> String? {
        facts.presentations.filter { $0.key.actor == child && !isCoordinator($0.key.child) }
            .min { ($0.value, $0.key.name ?? "") < ($1.value, $1.key.name ?? "") }?.key.name
    }

    // MARK: - Roots

    private static let namesOfRoots: Set<String> = [
        "AppCoordinator", "ApplicationCoordinator", "RootCoordinator", "MainCoordinator", "AppFlowCoordinator",
    ]

    private mutating func placeRoots(_ wanted: String?) {
        let children = Set(
            edges.filter { isCoordinator($0.key) }.flatMap { parent, edges in edges.map(\.child).filter { $0 != parent }
            })
        let made = Set(facts.made.keys.map(\.type)).union(facts.begun.keys)
        let named = wanted.map { name in coordinators.filter { index[$0].name == name } } ?? []
        if !named.isEmpty {
            roots = named
        } else {
            roots = coordinators.filter { made.contains($0) && !children.contains($0) }
            if roots.isEmpty {
                // Everybody is presented by somebody: the one that an app's beginning makes is the root.
                roots = coordinators.filter { type in
                    facts.begun[type] != nil || facts.made.keys.contains { $0.type == type && !isCoordinator($0.actor) }
                }
            }
        }
        // Nothing is seen to make any of them, as in a part of an app: the one that nobody presents is the root.
        if roots.isEmpty {
            let free = coordinators.filter { !children.contains($0) }
            roots = free.count == 1 ? free : free.filter { Self.namesOfRoots.contains(String(index[$0].lastName)) }
        }
        let begun = beginnings()
        for type in coordinators where begun.contains(type) && !roots.contains(type) && named.isEmpty {
            roots.append(type)
        }
        var reached = Set(roots)
        var waiting = roots
        while let type = waiting.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { waiting.append(edge.child) }
        }
        unattached = coordinators.filter { !reached.contains($0) && !children.contains($0) }
        for type in unattached { reached.insert(type) }
        var left = unattached
        while let type = left.popLast() {
            for edge in edges[type] ?? [] where reached.insert(edge.child).inserted { left.append(edge.child) }
        }
        // A ring of coordinators that nobody enters.
        for type in coordinators where !reached.contains(type) {
            unattached.append(type)
            var ring = [type]
            reached.insert(type)
            while let next = ring.popLast() {
                for edge in edges[next] ?? [] where reached.insert(edge.child).inserted { ring.append(edge.child) }
            }
        }
    }

    /// The coordinators that the app's delegate, scene or `App` makes.
    private func beginnings() -> Set<TypeID> {
        Set(
            facts.made.keys.filter { mention in
                let line = index.ancestors(of: mention.actor).map { index[$0.type].name }
                return line.contains(where: ExternalTypes.beginnings.contains)
                    || index[mention.actor].declaration?.attributes.contains {
                        $0 == "main" || $0 == "UIApplicationMain"
                    } == true
            }.map(\.type))
    }
}

extension Shape {
    /// The nominal types of a value or of a collection's elements.
    var elementNominals: [(type: TypeID, arguments: [Shape])] {
        if case .collection(let element) = self { return element.elementNominals }
        return nominals
    }
}

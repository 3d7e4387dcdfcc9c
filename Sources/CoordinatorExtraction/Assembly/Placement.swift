/// The places of types in the app: which coordinator presents which, and which screens belong to which.
struct Placement {
    /// A branch between types.
    struct Edge: Hashable {
        var child: TypeID
        var presentation: String?
        var route: String?
        var place: Place
    }

    /// The roots of the tree.
    struct Roots {
        /// The coordinators with which the app begins.
        var found: [TypeID] = []
        /// Coordinators to which no root leads.
        var unattached: [TypeID] = []
        /// Why the found coordinators count as roots, if none is proved to be one.
        var assumption: String?
        /// Whether the user named the root.
        var isNamed = false
    }

    let evidence: PlacingEvidence
    /// The coordinators that are not only superclasses of others.
    var coordinators: [TypeID] = []
    var edges: [TypeID: [Edge]] = [:]
    var roots = Roots()
    /// The screens that a coordinator makes, in the order of the source.
    var screens: [TypeID: [TypeID]] = [:]
    /// The screens and views that a screen makes, requests or holds.
    var embedded: [TypeID: [TypeID]] = [:]
    /// The view models, presenters and other helpers of a screen or coordinator.
    var helpers: [TypeID: Set<TypeID>] = [:]

    /// The views that hosting controllers of the program show, which are screens of their own.
    var hosted: Set<TypeID> = []
    var allHelpers: Set<TypeID> = []
    var heldByScreens: Set<TypeID> = []
    let helperCode: HelperCode

    var index: ProgramIndex { evidence.index }
    var roles: Roles { evidence.roles }
    var facts: Facts { _read { yield evidence.facts } }
    var byType: FactsByType { _read { yield evidence.byType } }
    var made: [TypeID: [(type: TypeID, place: Place)]] { evidence.made }

    init(_ evidence: PlacingEvidence, stored: [StoredKey: Set<Held>], ownership: Ownership, root: String?) {
        self.evidence = evidence
        helperCode = HelperCode(evidence.index)
        let (roles, index) = (evidence.roles, evidence.index)
        let everMade = evidence.byType.madeTypes.union(evidence.facts.begun.keys)
        coordinators = roles.coordinators.filter {
            everMade.contains($0) || !roles.isAbstract($0) && !roles.isBase($0)
        }.sorted()
        let drawn = DrawnParts(evidence.made, roles, containers: evidence.facts.views.containers)
        placeHelpers(stored, drawn)
        let placed = Set(helpers.values.joined())
        // A forwarder emits for all screens that hold it, any other for the first: rather for a screen than for the
        // container around it, and for what draws the others.
        let speakers = Dictionary(grouping: ownership.speakers()) { $0.helper }.mapValues { $0.map(\.holder) }
        for (helper, holders) in speakers where !placed.contains(helper) {
            let screens = Set(holders.filter { !isContainer($0) })
            let first = drawn.outermost(of: screens.isEmpty ? Set(holders) : screens).min() ?? holders[0]
            for holder in isForwarder(helper) ? holders : [first] { help(holder, helper) }
        }
        allHelpers = Set(helpers.values.joined())
        heldByScreens = Set(helpers.filter { !roles.isCoordinator($0.key) }.values.joined())
        placeContainers()
        placeScreens(stored)
        for (screen, inner) in embedded where index.ancestors(of: screen).contains(where: { isHosting($0.type) }) {
            hosted.formUnion(inner.filter { index[$0].declaration?.kind == .struct })
        }
        placeBranches()
        placeByReference(stored)
        placeRoots(named: root)
    }

    private func isHosting(_ type: TypeID) -> Bool { index.vocabulary.shows.hosts.contains(index[type].name) }

    func isCoordinator(_ type: TypeID) -> Bool { roles.isCoordinator(type) }

    /// Whether its objects may be between several screens and their coordinators, and forward the calls of each screen.
    func isForwarder(_ helper: TypeID) -> Bool { index[helper].isClass && !roles.isSpokesman(helper) }

    // MARK: - Helpers

    /// A helper belongs to the screen whose property holds it, or otherwise to the coordinator that made it.
    mutating func placeHelpers(_ stored: [StoredKey: Set<Held>], _ drawn: DrawnParts) {
        for (key, value) in stored where roles.acts(key.holder) {
            for instance in value { help(key.holder, instance.type) }
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
        let held = helpers
        for (actor, types) in made where roles.acts(actor) {
            let children = isCoordinator(actor) ? types.filter { isCoordinator($0.type) } : []
            for (type, _) in types
            where held[actor]?.contains(type) == true
                // A helper that a coordinator makes for a child that holds it belongs to the child.
                || !children.contains(where: { held[$0.type]?.contains(type) == true })
            {
                help(actor, type)
            }
        }
        // `weak var view: LoginView?`: a presenter belongs to the screen that it controls.
        for (key, value) in stored
        where roles.isSpokesman(key.holder) && index.vocabulary.members.views.contains(key.property.lowercased()) {
            for instance in value where instance.isMade && isOwnScreen(instance.type) {
                help(instance.type, key.holder)
            }
        }
        // A presenter may have a view model. A helper of several screens, such as a data source, has a part of each.
        let counts = holderCounts()
        for (holder, held) in helpers {
            for helper in held where roles.isSpokesman(helper) || counts[helper] == 1 {
                for (property, value) in byType.stored[helper] ?? [] where !isReference(property, of: helper) {
                    for instance in value where roles.isSpokesman(instance.type) {
                        help(holder, instance.type)
                    }
                }
            }
        }
        // A helper that a screen makes for another screen, which it also makes and which holds it, belongs to that
        // screen. Two screens that make each other both keep it; otherwise the order would decide.
        let given = helpers
        for (actor, types) in made where roles.acts(actor) && !isCoordinator(actor) {
            let others = types.map(\.type).filter { other in
                other != actor && isOwnScreen(other) && made[other]?.contains { $0.type == actor } != true
            }
            for (type, _) in types where held[actor]?.contains(type) != true {
                if others.contains(where: { given[$0]?.contains(type) == true }) { helpers[actor]?.remove(type) }
            }
        }
        // A helper that many objects hold serves all of them, and belongs to none.
        for (helper, count) in holderCounts() where count > Self.mostHolders {
            let holders = Set(helpers.keys.filter { helpers[$0]?.contains(helper) == true })
            // The views inside a screen's view may all observe its view model, which is still the screen's.
            let outer = roles.isSpokesman(helper) ? drawn.outermost(of: holders) : []
            for holder in holders where outer.count > Self.mostHolders || !outer.contains(holder) {
                helpers[holder]?.remove(helper)
            }
        }
    }

    /// The number of coordinators and screens that hold each helper. All views of one screen may hold its view model.
    private func holderCounts() -> [TypeID: Int] {
        var counts: [TypeID: Int] = [:]
        for (holder, held) in helpers {
            for helper in held where !roles.isSpokesman(helper) || !isDetail(holder) { counts[helper, default: 0] += 1 }
        }
        return counts
    }

    /// Whether a view is only a part of others: a cell, a button.
    private func isDetail(_ type: TypeID) -> Bool {
        roles.isView(type) && !roles.screens.contains(type) && index[type].isClass
    }

    private static let mostHolders = 4

    /// Whether a property only refers to an object above: `weak var parent`.
    private func isReference(_ property: String, of holder: TypeID) -> Bool {
        index.ancestors(of: holder).contains {
            index[$0.type].properties[property]?.ownership ?? .strong != .strong
        }
    }

    private mutating func help(_ holder: TypeID, _ helper: TypeID) {
        guard holder != helper, !index[helper].isExternal, !index[helper].isProtocol, !index[helper].isEnum else {
            return
        }
        guard !roles.acts(helper), !roles.isMaker(helper), !roles.isCoordinator(holder) || roles.isSpokesman(helper)
        else {
            return
        }
        helpers[holder, default: []].insert(helper)
    }
}

extension Shape {
    /// The nominal types of a value or of a collection's elements.
    var elementNominals: [(type: TypeID, arguments: [Shape])] {
        if case .collection(let element) = self { return element.elementNominals }
        return nominals
    }
}

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

    /// The helpers of all types.
    struct Helping {
        var all: Set<TypeID> = []
        /// Those of screens.
        var screens: Set<TypeID> = []
        /// The view models that so many screens hold that their events belong to none of them.
        var widelyShared: Set<TypeID> = []
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
    var helping = Helping()
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
        helping.all = Set(helpers.values.joined())
        helping.screens = Set(helpers.filter { !roles.isCoordinator($0.key) }.values.joined())
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
}

extension Shape {
    /// The nominal types of a value or of a collection's elements.
    var elementNominals: [(type: TypeID, arguments: [Shape])] {
        if case .collection(let element) = self { return element.elementNominals }
        return nominals
    }
}

import CoordinatorModel

/// The input of rules: the tree, its journeys, and facts that several rules need, computed once.
final class RuleContext {
    let tree: CoordinatorTree
    let propagation: Propagation
    let configuration: RuleConfiguration

    var store: JourneyStore { propagation.store }

    /// For each coordinator, the visit that represents it: the visit by containment if there is one. `nil` for a
    /// coordinator to which neither a root nor an unattached coordinator leads.
    private(set) lazy var visits: [Int32?] = {
        var visits = [Int32?](repeating: nil, count: tree.coordinators.count)
        for (index, visit) in store.visits.enumerated() {
            let coordinator = Int(visit.coordinator)
            if let known = visits[coordinator], visit.hop >= 0 || store.visits[Int(known)].hop < 0 { continue }
            visits[coordinator] = Int32(index)
        }
        return visits
    }()

    /// The coordinator that contains each coordinator.
    private(set) lazy var parents: [Int?] = tree.parents()

    /// The distinct children of each coordinator.
    private(set) lazy var descents = Descents(tree)

    /// For each visit, the number of coordinators above it. Computed on demand.
    private(set) lazy var depths: [Int32] = {
        var depths = [Int32](repeating: 0, count: store.visits.count)
        for (index, visit) in store.visits.enumerated() where visit.parent >= 0 {
            depths[index] = depths[Int(visit.parent)] + 1
        }
        return depths
    }()

    /// The suppressions, and which of them were needed.
    lazy var ledger = SuppressionLedger(self)

    /// For each event name, whether an object in the tree intercepts it.
    private(set) lazy var isIntercepted: [Bool] = {
        let places = store.places
        var isIntercepted = [Bool](repeating: false, count: places.names.names.count)
        for interceptor in places.interceptors { isIntercepted[Int(interceptor.name)] = true }
        for (name, wildcard) in places.wildcards.enumerated() where wildcard >= 0 && isIntercepted[Int(wildcard)] {
            isIntercepted[name] = true
        }
        return isIntercepted
    }()

    /// The same without those that intercept an event and end with it.
    private(set) lazy var interceptedEndings = InterceptedEndings(store).isIntercepted

    /// Which interceptors receive events.
    private(set) lazy var reach = InterceptorReach(store, isAttached: isAttached)

    /// Whether a root leads to each coordinator.
    private(set) lazy var isAttached: [Bool] = {
        var isAttached = [Bool](repeating: false, count: tree.coordinators.count)
        for visit in store.visits.prefix(store.attachedVisits) { isAttached[Int(visit.coordinator)] = true }
        return isAttached
    }()

    /// The children that no code removes.
    private(set) lazy var leaks = Leaks(tree)

    /// The children that findings of other rules already name.
    private(set) lazy var explainedLeaks = ExplainedLeaks(self)

    init(_ propagation: Propagation, configuration: RuleConfiguration) {
        tree = propagation.tree
        self.propagation = propagation
        self.configuration = configuration
    }

    /// The type of a coordinator.
    func type(of coordinator: Int) -> String { tree.coordinators[coordinator].type }

    /// A diagnosis about a coordinator or a part of it, on its own path.
    func diagnosis(_ subject: Finding.Subject, _ message: String, detail: String? = nil) -> Diagnosis {
        Diagnosis(subject: subject, message: message, visit: subject.coordinator.flatMap { visits[$0] }, detail: detail)
    }

    /// The distinct children of a coordinator.
    func descents(of coordinator: Int) -> ArraySlice<Descents.Descent> {
        descents.descents[Int(descents.starts[coordinator])..<Int(descents.starts[coordinator + 1])]
    }
}

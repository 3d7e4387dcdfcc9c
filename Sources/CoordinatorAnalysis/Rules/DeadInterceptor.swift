import CoordinatorModel

/// An event never arrives at an interceptor of it.
enum DeadInterceptor: Rule {
    static let manual = RuleManual(
        id: "dead-interceptor", severity: .warning,
        summary: "a coordinator or screen intercepts an event that neither it nor anything below it emits",
        explanation: """
            Events only travel upwards. An interceptor of an event that is emitted beside it or above it never \
            receives the event, and its code never runs. Below means: on a screen inside, or in a coordinator that \
            can be reached through branches, references included.

            A line of source that is needed in one place of the tree is not reported in another, and code that intercepts \
            several events (`default`, a destination for all cases) is needed if one of them arrives. What `unused-event` \
            and `undeclared-event` report about an event is not reported again for its interceptors, nor what \
            `unattached-coordinator` reports about a coordinator.

            A handler that does nothing is not reported either: there is no code that never runs. Nor is a closure or delegate \
            that is wired to an object, if extraction could not follow where an emission of its event goes.

            It is a *note* if the interceptor is a closure or delegate that is wired to one object: that object calls it wherever it \
            is, and it may only have another place in the tree, or none. Extraction marks it with `"x-wired": true`. It is a note as well \
            if the coordinator loses a step: what emits the other steps may come after that one.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Auth.didLogOut"],
                "branches": [
                  { "presentation": "root", "child": {
                    "type": "SplashCoordinator", "intercepts": ["AppEvents.Auth.didLogOut"] } },
                  { "presentation": "root", "child": {
                    "type": "ProfileCoordinator", "emits": ["AppEvents.Auth.didLogOut"] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Auth.didLogOut"],
                "branches": [
                  { "presentation": "root", "child": { "type": "SplashCoordinator" } },
                  { "presentation": "root", "child": {
                    "type": "ProfileCoordinator", "emits": ["AppEvents.Auth.didLogOut"] } }] } }
            """),
        remedy: """
            Remove the interceptor, or move it to a coordinator above the emitter. Events do not travel down; routes \
            do.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let store = context.store
        var emitters = Emitters(store)
        let isUnused = UnusedEvent.names(context)
        let isDeclared = UndeclaredEvent.areDeclared(context)
        let handedOn = handedOn(store.places)
        let unfollowed = unfollowed(context)
        let groups = InterceptorGroups(context).groups {
            let interceptor = store.places.interceptors[$0]
            return context.reach.traceBelow[$0] < 0 && context.isAttached[context.coordinator(of: interceptor)]
                && !isUnused[Int(interceptor.name)] && isDeclared[Int(interceptor.name)]
                && !handedOn.contains(HandedOn(place: interceptor.place, name: interceptor.name))
                && !interceptor.isEmpty && !(unfollowed.contains(interceptor.name) && context.isWired($0))
        } unless: {
            context.reach.traceBelow[$0] >= 0
        }
        let losing = stepLosers(context)
        for group in groups {
            let interceptor = store.places.interceptors[group[0]]
            let name = store.places.names.names[Int(interceptor.name)]
            var diagnosis = context.diagnosis(of: group) { type in
                "\(type) intercepts \(name), but neither it nor anything below it emits the event"
            }
            let isAfterLoss = group.allSatisfy {
                losing.contains(context.coordinator(of: store.places.interceptors[$0]))
            }
            if isAfterLoss || group.allSatisfy(context.isWired) { diagnosis.severity = .note }
            diagnosis.hint = emitters.hint(for: interceptor.name)
            report(diagnosis)
        }
    }

    /// An event that a place hands on to its parent.
    private struct HandedOn: Hashable {
        var place: Int32
        var name: Int32
    }

    /// What hands an event on has a use, whichever object sends it: that emission isn't offered to it again.
    private static func handedOn(_ places: PlaceTable) -> Set<HandedOn> {
        Set(places.emissions.filter(\.isForParent).map { HandedOn(place: $0.place, name: $0.name) })
    }

    /// The events of emissions that extraction did not follow to an object: any that is wired may receive them.
    private static func unfollowed(_ context: RuleContext) -> Set<Int32> {
        let places = context.store.places
        let entries = places.emissions.filter { entry in
            let emission = context.tree.emits(at: places.place(entry.place))[Int(entry.position)]
            return emission.wiring?.intent == .unfollowed
        }
        return Set(entries.map(\.name))
    }

    /// The coordinators that lose a step.
    private static func stepLosers(_ context: RuleContext) -> Set<Int> {
        let store = context.store
        var losers: Set<Int> = []
        for trace in store.traces.prefix(store.attachedTraces) where store.isLost(trace) {
            let journey = Journey(store: store, trace: trace)
            if journey.emission.delivery == .stepped { losers.insert(journey.emitter.coordinator) }
        }
        return losers
    }
}

extension RuleContext {
    /// Whether an interceptor is wired to one object, whose events reach it wherever the two are in the tree.
    func isWired(_ interceptor: Int) -> Bool {
        self.interceptor(interceptor).extensions[ExtensionKeys.wired] == .bool(true)
    }

    /// The interceptor of an entry in the place table.
    func interceptor(_ interceptor: Int) -> Interceptor {
        let entry = store.places.interceptors[interceptor]
        return tree.intercepts(at: store.places.place(entry.place))[Int(entry.position)]
    }

    /// The coordinator that intercepts, or whose screen intercepts.
    func coordinator(of interceptor: PlaceTable.InterceptorEntry) -> Int {
        Int(store.places.entries[Int(interceptor.place)].coordinator)
    }
}

/// Finds an emitter of an event anywhere in the tree, for the hint that the event is emitted elsewhere.
private struct Emitters {
    private let store: JourneyStore
    private lazy var firstEmissions: [Int32] = {
        var first = [Int32](repeating: -1, count: store.places.names.names.count)
        for (index, emission) in store.places.emissions.enumerated().reversed() {
            first[Int(emission.name)] = Int32(index)
            let wildcard = store.places.wildcards[Int(emission.name)]
            if wildcard >= 0 { first[Int(wildcard)] = Int32(index) }
        }
        return first
    }()

    init(_ store: JourneyStore) { self.store = store }

    mutating func hint(for name: Int32) -> String? {
        guard firstEmissions[Int(name)] >= 0 else { return nil }
        let emission = store.places.emissions[Int(firstEmissions[Int(name)])]
        let type = store.tree.type(at: store.places.place(emission.place))
        return "\(type) emits \(store.places.names.names[Int(emission.name)]), but is not below this interceptor"
    }
}

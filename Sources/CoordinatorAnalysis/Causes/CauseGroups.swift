import CoordinatorModel

/// Journeys that end badly for the same reason.
struct CauseGroup {
    /// The properties that the journeys share.
    struct Key: Hashable {
        var name: Int32
        /// Why the event is lost; `nil` for rules about other journeys.
        var evidence: LossEvidence?
        /// The place that emits; -1 if all emitters of the event share the cause.
        var place: Int32
    }

    /// Objects of one type that lose an event, and those that do not.
    struct Spread {
        var objects: Int
        var wired: Int
    }

    let key: Key
    /// The journeys, in the order of the walk.
    var traces: [Int32]
    /// Whether emitters of several types emit in one line of source, which they inherit.
    var isInherited = false
    /// The number of objects of the emitter's type that lose the event, if that is one cause for all of them.
    var spread: Spread?
    /// The delegate property without an object, if several events may go through it.
    var channel: String?
    /// All events of the cause, if they are several.
    var names: [Int32] = []
}

/// Groups journeys by cause, in the order of the walk.
struct CauseGroups {
    private(set) var groups: [CauseGroup] = []

    /// Creates groups that exist already.
    init(_ groups: [CauseGroup]) { self.groups = groups }

    /// Groups the wanted journeys.
    init(
        _ store: JourneyStore, where isWanted: (JourneyTracer.Trace) -> Bool,
        by key: (JourneyTracer.Trace) -> CauseGroup.Key
    ) {
        var groupOfKey: [CauseGroup.Key: Int] = [:]
        for index in 0..<store.attachedTraces where isWanted(store.traces[index]) {
            let key = key(store.traces[index])
            if let group = groupOfKey[key] {
                groups[group].traces.append(Int32(index))
            } else {
                groupOfKey[key] = groups.count
                groups.append(CauseGroup(key: key, traces: [Int32(index)]))
            }
        }
        mergeInherited(store)
    }

    /// If most objects of a type lose an event, that is one cause: most code that creates such an object does not need
    /// the event, and the few wired objects are the exception.
    ///
    /// - Parameters:
    ///   - store: the traced journeys.
    ///   - isLost: for each emission whether it is lost on some path.
    mutating func mergeWidespread(_ store: JourneyStore, isLost: [Bool]) {
        struct Channel: Hashable {
            var name: Int32
            var type: String
        }
        func channel(_ name: Int32, _ place: Int32) -> Channel {
            Channel(name: name, type: store.tree.type(at: store.places.place(place)))
        }
        let single = groups.indices.filter { groups[$0].key.place >= 0 && !groups[$0].isInherited }
        guard single.count > 1 else { return }
        var lost: [Channel: [Int]] = [:]
        for index in single {
            lost[channel(groups[index].key.name, groups[index].key.place), default: []].append(index)
        }
        lost = lost.filter { _, indices in indices.count > few(groups[indices[0]], store) }
        guard !lost.isEmpty else { return }
        let names = Set(lost.keys.map(\.name))
        var heard: [Channel: Int] = [:]
        for (index, emission) in store.places.emissions.enumerated()
        where !isLost[index] && names.contains(emission.name) {
            heard[channel(emission.name, emission.place), default: 0] += 1
        }
        var isMerged = [Bool](repeating: false, count: groups.count)
        for (channel, indices) in lost {
            let wired = heard[channel] ?? 0
            let isClosure = few(groups[indices[0]], store) == 1
            guard indices.count > wired || isClosure && indices.count > Self.many else { continue }
            groups[indices[0]].traces = indices.flatMap { groups[$0].traces }
            groups[indices[0]].spread = CauseGroup.Spread(objects: indices.count, wired: wired)
            for index in indices.dropFirst() { isMerged[index] = true }
        }
        groups = groups.indices.filter { !isMerged[$0] }.map { groups[$0] }
    }

    /// If more objects than this have no closure, the closure is optional, even if more objects have one.
    private static let many = 3

    /// Up to this number, objects are reported one by one. A closure is often meant for only some owners of its type; a
    /// delegate or a reference to a coordinator rarely is.
    private func few(_ group: CauseGroup, _ store: JourneyStore) -> Int {
        let journey = Journey(store: store, trace: store.traces[Int(group.traces[0])])
        let isDirect = journey.emission.heard == .never || journey.emission.delivery == .direct
        return isDirect && journey.emission.wiring?.channel == nil ? 1 : 3
    }

    /// An emission in a base class is one cause for all types that inherit it, if more than one of them loses it.
    private mutating func mergeInherited(_ store: JourneyStore) {
        struct Line: Hashable {
            var name: Int32
            var evidence: LossEvidence?
            var location: Location
        }
        var groupOfLine: [Line: Int] = [:]
        var typeOfGroup: [Int: String] = [:]
        var merged: [CauseGroup] = []
        for group in groups {
            guard group.key.place >= 0, groups.count > 1 else {
                merged.append(group)
                continue
            }
            let journey = Journey(store: store, trace: store.traces[Int(group.traces[0])])
            guard let location = journey.emission.location, location.line != nil else {
                merged.append(group)
                continue
            }
            let line = Line(name: group.key.name, evidence: group.key.evidence, location: location)
            let type = store.tree.type(at: journey.emitter)
            if let known = groupOfLine[line], merged[known].isInherited || typeOfGroup[known] != type {
                merged[known].traces += group.traces
                merged[known].isInherited = true
            } else if groupOfLine[line] == nil {
                groupOfLine[line] = merged.count
                typeOfGroup[merged.count] = type
                merged.append(group)
            } else {
                merged.append(group)
            }
        }
        groups = merged
    }
}

extension RuleContext {
    /// The journey with the shortest path; the first one if several are equally short.
    func shortest(of traces: [Int32]) -> Int32 {
        guard traces.count > 1, var best = traces.first else { return traces.first ?? -1 }
        for trace in traces where depth(of: trace) < depth(of: best) { best = trace }
        return best
    }

    private func depth(of trace: Int32) -> Int32 { depths[Int(store.traces[Int(trace)].visit)] }

    /// One list with the journeys that no suppression covers, and one list for each other journey, so that every
    /// suppression counts as needed.
    func unsuppressed(_ group: CauseGroup, rule: String) -> [[Int32]] {
        guard ledger.isOfUse, group.traces.count > 1 else { return [group.traces] }
        var kept: [Int32] = []
        var suppressed: [Finding.Subject: [Int32]] = [:]
        var order: [Finding.Subject] = []
        for trace in group.traces {
            let journey = Journey(store: store, trace: store.traces[Int(trace)])
            let subject = Finding.Subject.emission(journey.emitter, position: journey.position)
            let coordinator = tree.coordinators[journey.emitter.coordinator].type
            let place = tree.whereabouts(of: subject).location
            if ledger.covers(rule, subject, event: journey.event, coordinator: coordinator, location: place) {
                if suppressed[subject] == nil { order.append(subject) }
                suppressed[subject, default: []].append(trace)
            } else {
                kept.append(trace)
            }
        }
        return (kept.isEmpty ? [] : [kept]) + order.compactMap { suppressed[$0] }
    }
}

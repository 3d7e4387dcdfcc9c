import CoordinatorModel

/// What the rules about journeys have in common.
enum EventDiagnosis {
    /// A diagnosis about a journey, still without a message.
    static func make(_ journey: Journey, in context: RuleContext) -> Diagnosis {
        let emitter = journey.emitter
        return Diagnosis(
            subject: .emission(emitter, position: journey.position), message: "", event: journey.event,
            emitter: context.tree.type(at: emitter), visit: journey.trace.visit, journey: journey)
    }

    /// Where else the same emitter emits the same event.
    static func otherPlaces(_ journeys: [Journey], but reported: Journey) -> [String] {
        journeys.filter { $0.position != reported.position }.map { journey in
            guard let location = journey.emission.location else { return "it is emitted here more than once" }
            return "also emitted at \(location.file)" + (location.line.map { ":\($0)" } ?? "")
        }
    }
}

/// The journeys that look alike: the same event, emitter and path, emitted in several places. As lists of indices of
/// traces, in the order of the walk.
struct AlikeTraces: Sequence, IteratorProtocol {
    private let store: JourneyStore
    private let isWanted: (JourneyTracer.Trace) -> Bool
    private var position = 0
    private var pending: ArraySlice<[Int]> = []

    init(_ store: JourneyStore, where isWanted: @escaping (JourneyTracer.Trace) -> Bool) {
        self.store = store
        self.isWanted = isWanted
    }

    mutating func next() -> [Int]? {
        while pending.isEmpty {
            guard position < store.attachedTraces else { return nil }
            readPlace()
        }
        return pending.removeFirst()
    }

    /// Sorts the traces of one place on one path by event.
    private mutating func readPlace() {
        let first = store.traces[position]
        let place = store.places.emissions[Int(first.emission)].place
        var groups: [[Int]] = []
        var groupOfName: [Int32: Int] = [:]
        while position < store.attachedTraces, store.traces[position].visit == first.visit {
            let emission = store.places.emissions[Int(store.traces[position].emission)]
            guard emission.place == place else { break }
            if isWanted(store.traces[position]) {
                if let group = groupOfName[emission.name] {
                    groups[group].append(position)
                } else {
                    groupOfName[emission.name] = groups.count
                    groups.append([position])
                }
            }
            position += 1
        }
        pending = groups[...]
    }
}

/// Keeps one emission from being reported on thousands of paths.
struct PathLimit {
    private let limit: Int
    private var total: [Int32]
    private var reported: [Int32]

    init(_ limit: Int, emissions: Int) {
        self.limit = limit
        total = [Int32](repeating: 0, count: emissions)
        reported = total
    }

    /// Takes note of a path that is worth reporting.
    mutating func count(_ emission: Int32) { total[Int(emission)] += 1 }

    /// Whether one more path may be reported.
    mutating func mayReport(_ emission: Int32) -> Bool {
        guard reported[Int(emission)] < limit else { return false }
        reported[Int(emission)] += 1
        return true
    }

    /// Whether any path was worth reporting.
    func hasCounted(_ emission: Int) -> Bool { total[emission] > 0 }

    /// On the last path that is reported: how many are not.
    func note(_ emission: Int32) -> String? {
        guard reported[Int(emission)] == limit, total[Int(emission)] > limit else { return nil }
        return "\(Int(total[Int(emission)]) - limit) more paths on which the same happens are not reported"
    }
}

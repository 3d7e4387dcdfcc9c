import CoordinatorModel

/// The shared parts of the rules about journeys.
enum EventDiagnosis {
    /// A diagnosis about a journey, without a message.
    static func make(_ journey: Journey, in context: RuleContext) -> Diagnosis {
        let emitter = journey.emitter
        return Diagnosis(
            subject: .emission(emitter, position: journey.position), message: "", event: journey.event,
            emitter: context.tree.type(at: emitter), visit: journey.trace.visit, journey: journey)
    }

    /// Adds the other journeys of a cause as related places.
    static func relate(
        _ diagnosis: inout Diagnosis, to traces: [Int32], but reported: Int32, _ group: CauseGroup,
        in context: RuleContext
    ) {
        guard traces.count > 1, let journey = diagnosis.journey else { return }
        let store = context.store
        let others = traces.filter { $0 != reported }
        diagnosis.related = .traces(others)
        diagnosis.pathCount = Set(traces.map { store.traces[Int($0)].visit }).count
        let here = others.map { Journey(store: store, trace: store.traces[Int($0)]) }
            .filter {
                $0.trace.visit == journey.trace.visit && $0.emitter == journey.emitter && $0.event == journey.event
            }
        diagnosis.notes += otherPlaces(here, than: journey.emission.location)
        let emitters = otherEmitters(others, than: diagnosis.emitter, context)
        if !emitters.isEmpty {
            let verb = group.isInherited ? "inherit" : "emit"
            diagnosis.notes.append(
                "\(Self.list(emitters)) also \(emitters.count == 1 ? verb + "s" : verb) it, with the same result")
        }
        if let spread = group.spread {
            let places = Set(traces.map { store.places.emissions[Int(store.traces[Int($0)].emission)].place }).count
            let wired = spread.objects > spread.wired ? "more than are wired" : "and \(spread.wired) are wired"
            let objects = places == 1 ? "object loses" : "objects lose"
            diagnosis.notes.append("\(places) \(diagnosis.emitter ?? "") \(objects) it, \(wired)")
        }
        if diagnosis.pathCount > 1 {
            diagnosis.notes.append("this is the shortest of \(diagnosis.pathCount) paths on which this happens")
        }
    }

    /// The other places where the same emitter emits the same event, each once. Emissions through two channels may be at
    /// one place.
    private static func otherPlaces(_ journeys: [Journey], than own: Location?) -> [String] {
        var seen = Set([own].compactMap { $0 })
        return journeys.compactMap { journey in
            guard let location = journey.emission.location else { return "it is emitted here more than once" }
            guard seen.insert(location).inserted else { return nil }
            return "also emitted at \(location.file)" + (location.line.map { ":\($0)" } ?? "")
        }
    }

    /// The other types that emit the event, in the order of the walk.
    private static func otherEmitters(_ traces: [Int32], than emitter: String?, _ context: RuleContext) -> [String] {
        var seen: Set<String> = emitter.map { [$0] } ?? []
        var places: Set<Int32> = []
        var types: [String] = []
        for trace in traces {
            let place = context.store.places.emissions[Int(context.store.traces[Int(trace)].emission)].place
            guard places.insert(place).inserted else { continue }
            let type = context.tree.type(at: context.store.places.place(place))
            if seen.insert(type).inserted { types.append(type) }
        }
        return types
    }

    /// `A, B and 3 more`.
    static func list(_ names: [String]) -> String {
        let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
        guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " and " + last
    }
}

import CoordinatorModel

/// Another place in the tree where something goes wrong for the same reason, in most cases in the same way.
public struct RelatedPlace: Sendable {
    /// The part of the tree at that place.
    public var subject: Finding.Subject
    /// The type of the screen or coordinator there.
    public var type: String
    /// Its place in the app's source.
    public var location: Location?
    /// Its place in the file that the tree was read from; for places without a location.
    public var origin: Origin
    /// The consequence there, if it differs from that of the finding.
    public var consequence: String?
    /// The journey that ends in the same way there, if the finding is about a journey.
    public var journey: Journey?

    let trail: Trail

    /// The types of the coordinators from the root to the place. Takes time linear in the length of the path.
    public var path: [String] { trail.types }

    /// The event that ends in the same way there, if it is another one.
    package func event(unless event: String?) -> String? { journey.map(\.event).flatMap { $0 == event ? nil : $0 } }
}

/// The other places of a finding, computed on demand: there may be as many as paths.
public struct RelatedPlaces: RandomAccessCollection, Sendable {
    /// The data from which the places are computed.
    struct Content: Sendable {
        var traces: [Int32] = []
        var subjects: [Finding.Subject] = []
        var consequences: [Consequence] = []

        static let nothing = Content()
        static func traces(_ traces: [Int32]) -> Content { Content(traces: traces) }
        static func subjects(_ subjects: [Finding.Subject]) -> Content { Content(subjects: subjects) }
    }

    /// Another consequence of the same reason.
    struct Consequence: Sendable {
        var subject: Finding.Subject
        var message: String
    }

    let content: Content
    let store: JourneyStore?
    /// The number of places that machine-readable reports list.
    let limit: Int

    static let none = RelatedPlaces(content: .nothing, store: nil, limit: 0)

    /// The first places, as many as `RuleConfiguration` allows in machine-readable reports.
    public var listed: SubSequence { prefix(limit) }

    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { content.traces.count + content.subjects.count + content.consequences.count }

    /// The place at a position.
    public subscript(position: Int) -> RelatedPlace {
        guard let store else { preconditionFailure("there is no place at \(position)") }
        if position < content.traces.count { return place(of: content.traces[position], store) }
        let position = position - content.traces.count
        if position < content.subjects.count { return place(of: content.subjects[position], store) }
        let consequence = content.consequences[position - content.subjects.count]
        var place = place(of: consequence.subject, store)
        place.consequence = consequence.message
        return place
    }

    private func place(of trace: Int32, _ store: JourneyStore) -> RelatedPlace {
        let journey = Journey(store: store, trace: store.traces[Int(trace)])
        let subject = Finding.Subject.emission(journey.emitter, position: journey.position)
        let (location, origin) = store.tree.whereabouts(of: subject)
        return RelatedPlace(
            subject: subject, type: store.tree.type(at: journey.emitter), location: location, origin: origin,
            journey: journey, trail: .visit(journey.trace.visit, then: nil, store))
    }

    private func place(of subject: Finding.Subject, _ store: JourneyStore) -> RelatedPlace {
        let (location, origin) = store.tree.whereabouts(of: subject)
        let place: Place? =
            switch subject {
            case .emission(let place, _), .interceptor(let place, _): place
            default: subject.coordinator.map { Place(coordinator: $0) }
            }
        let type = place.map(store.tree.type(at:)) ?? ""
        return RelatedPlace(
            subject: subject, type: type, location: location, origin: origin,
            trail: .types(subject.coordinator.map { [store.tree.coordinators[$0].type] } ?? []))
    }
}

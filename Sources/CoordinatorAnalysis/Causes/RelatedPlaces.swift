import CoordinatorModel

/// Somewhere else in the tree where the same happens for the same reason.
public struct RelatedPlace: Sendable {
    /// What is there.
    public var subject: Finding.Subject
    /// The type of the screen or coordinator there.
    public var type: String
    /// Its place in the app's source.
    public var location: Location?
    /// Its place in the file that the tree was read from; for places without a location.
    public var origin: Origin
    /// The journey that ends the same way there, where it is about one.
    public var journey: Journey?

    let trail: Trail

    /// The types of the coordinators from the root to it. Takes time linear in the length.
    public var path: [String] { trail.types }
}

/// The other places of a finding, computed one by one on demand: there may be as many as paths.
public struct RelatedPlaces: RandomAccessCollection, Sendable {
    /// What they are made of.
    enum Content: Sendable {
        case nothing
        case traces([Int32])
        case subjects([Finding.Subject])
    }

    let content: Content
    let store: JourneyStore?
    /// How many of them reports for machines name.
    let limit: Int

    static let none = RelatedPlaces(content: .nothing, store: nil, limit: 0)

    /// Those that reports for machines name: the first, as many as `RuleConfiguration` allows.
    public var listed: SubSequence { prefix(limit) }

    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int {
        switch content {
        case .nothing: 0
        case .traces(let traces): traces.count
        case .subjects(let subjects): subjects.count
        }
    }

    /// The place at a position.
    public subscript(position: Int) -> RelatedPlace {
        guard let store else { preconditionFailure("there is no place at \(position)") }
        switch content {
        case .nothing: preconditionFailure("there is no place at \(position)")
        case .traces(let traces): return place(of: traces[position], store)
        case .subjects(let subjects): return place(of: subjects[position], store)
        }
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

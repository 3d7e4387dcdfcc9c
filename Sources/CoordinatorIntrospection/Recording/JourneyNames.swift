import Coordinators
import CoordinatorModel

/// The names in recorded journeys. Each is stored once, because an app uses the same few paths again and again.
@MainActor struct JourneyNames {
    /// A journey, with numbers in place of its names.
    struct Journey {
        var event: Int32
        var path: Int32
        var offered: Int32
        var isConsumed: Bool
    }

    private struct EventKey: Hashable {
        /// `nil` for a stream's event, whose full name is in `caseName`.
        var type: ObjectIdentifier?
        var caseName: String
    }

    private enum PathKey: Hashable {
        case types([ObjectIdentifier])
        /// The path of a stream.
        case named([RecordedJourney.Responder])
    }

    private var eventNumbers: [EventKey: Int32] = [:]
    private var events: [String] = []
    private var eventKeys: [EventKey] = []
    private var pathNumbers: [PathKey: Int32] = [:]
    private var paths: [[RecordedJourney.Responder]] = []
    private var pathKeys: [PathKey] = []

    /// The number of different paths.
    var pathCount: Int { paths.count }

    /// A journey, with numbers in place of its names.
    mutating func short(for journey: EventJourney) -> Journey {
        let key = EventKey(type: ObjectIdentifier(type(of: journey.event)), caseName: journey.event.caseName)
        // Classes are compared by identity, which costs far less than comparing names.
        let types = journey.path.map { ObjectIdentifier(type(of: $0)) }
        return Journey(
            event: number(key) { journey.eventName },
            path: number(.types(types)) { journey.path.map(RecordedJourney.Responder.init) },
            offered: Int32(clamping: journey.stops.count), isConsumed: journey.isConsumed)
    }

    /// The journey of a stream's event, with numbers in place of its names.
    mutating func short(for journey: RecordedJourney) -> Journey {
        Journey(
            event: number(EventKey(type: nil, caseName: journey.event)) { journey.event },
            path: number(.named(journey.path)) { journey.path },
            offered: Int32(clamping: journey.offered), isConsumed: journey.isConsumed)
    }

    /// The journey that the numbers of another table stand for.
    mutating func adopt(_ journey: Journey, from other: JourneyNames) -> Journey {
        var own = journey
        own.event = number(other.eventKeys[Int(journey.event)]) { other.events[Int(journey.event)] }
        own.path = number(other.pathKeys[Int(journey.path)]) { other.paths[Int(journey.path)] }
        return own
    }

    /// The journey with its names.
    func spelledOut(_ journey: Journey) -> RecordedJourney {
        RecordedJourney(
            event: events[Int(journey.event)], path: paths[Int(journey.path)], offered: Int(journey.offered),
            isConsumed: journey.isConsumed)
    }

    private mutating func number(_ key: EventKey, _ name: () -> String) -> Int32 {
        if let known = eventNumbers[key] { return known }
        let number = Int32(events.count)
        eventNumbers[key] = number
        events.append(name())
        eventKeys.append(key)
        return number
    }

    private mutating func number(_ key: PathKey, _ path: () -> [RecordedJourney.Responder]) -> Int32 {
        if let known = pathNumbers[key] { return known }
        let number = Int32(paths.count)
        pathNumbers[key] = number
        paths.append(path())
        pathKeys.append(key)
        return number
    }
}

extension RecordedJourney.Responder {
    /// Creates the names of a responder of a running journey.
    @MainActor fileprivate init(_ responder: any EventResponder) {
        self.init(
            type: TypeName.of(Swift.type(of: responder)),
            kind: (responder as? any Coordinated).map { CoordinatorModel.Coordinator.Kind(rawValue: $0.kind.rawValue) })
    }
}

import CoordinatorAnalysis
import CoordinatorModel

/// Every journey of a tree, by event, by emitter and by interceptor.
struct Itinerary {
    /// An interceptor by its place.
    struct InterceptorPlace: Hashable {
        var place: Place
        var position: Int
    }

    /// An event that a place emits.
    struct Source: Hashable {
        var place: Place
        var event: String
    }

    private(set) var byEvent: [String: [Journey]] = [:]
    private(set) var bySource: [Source: [Journey]] = [:]
    /// The emitters of the events that arrive at an interceptor, each once.
    private(set) var arrivals: [InterceptorPlace: [Source]] = [:]

    /// Whether more events arrive at interceptors than are listed here.
    private(set) var leavesOutArrivals = false

    /// The largest number of stops that are walked: in a chain whose coordinators all emit and observe, the number of
    /// stops is the square of its length.
    private static let mostStops = 1_000_000

    init(_ propagation: Propagation) {
        var known: [InterceptorPlace: Set<Source>] = [:]
        var room = Self.mostStops
        for journey in propagation.journeys {
            let source = Source(place: journey.emitter, event: journey.event)
            byEvent[journey.event, default: []].append(journey)
            bySource[source, default: []].append(journey)
            for stop in journey.stops {
                guard room > 0 else {
                    leavesOutArrivals = true
                    break
                }
                room -= 1
                let interceptor = InterceptorPlace(place: stop.place, position: stop.position)
                if known[interceptor, default: []].insert(source).inserted {
                    arrivals[interceptor, default: []].append(source)
                }
            }
        }
    }
}

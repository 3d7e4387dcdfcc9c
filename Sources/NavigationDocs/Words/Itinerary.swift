import CoordinatorAnalysis
import CoordinatorModel

/// Every journey of a tree, found by event, by emitter and by claim.
struct Itinerary {
    /// A claim by where it stands.
    struct Claim: Hashable {
        var place: Place
        var position: Int
    }

    /// What a place emits.
    struct Source: Hashable {
        var place: Place
        var event: String
    }

    private(set) var byEvent: [String: [Journey]] = [:]
    private(set) var bySource: [Source: [Journey]] = [:]
    /// Who emits what arrives at a claim, each once.
    private(set) var arrivals: [Claim: [Source]] = [:]

    init(_ propagation: Propagation) {
        var known: [Claim: Set<Source>] = [:]
        for journey in propagation.journeys {
            let source = Source(place: journey.emitter, event: journey.event)
            byEvent[journey.event, default: []].append(journey)
            bySource[source, default: []].append(journey)
            for stop in journey.stops {
                let claim = Claim(place: stop.place, position: stop.position)
                if known[claim, default: []].insert(source).inserted { arrivals[claim, default: []].append(source) }
            }
        }
    }
}

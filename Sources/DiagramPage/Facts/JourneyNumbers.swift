import CoordinatorAnalysis
import CoordinatorModel

/// Where journeys stand among those of their events.
struct JourneyNumbers {
    private var numbers: [Identity: Int] = [:]

    /// What names a journey: its emission, and the references on its path.
    private struct Identity: Hashable {
        var emitter: Place
        var position: Int
        var hops: [ReferenceHop]

        init(_ journey: Journey) {
            emitter = journey.emitter
            position = journey.position
            hops = journey.hops
        }
    }

    init(_ content: PageContent) {
        for (position, journey) in content.journeys.enumerated() {
            numbers[Identity(journey)] = content.number(ofJourney: position)
        }
    }

    subscript(journey: Journey) -> Int? { numbers[Identity(journey)] }
}

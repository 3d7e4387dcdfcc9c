import CoordinatorAnalysis
import CoordinatorModel

/// The index of each journey among those of its event.
struct JourneyNumbers {
    private var numbers: [Journey.ID: Int] = [:]

    init(_ content: PageContent) {
        for (position, journey) in content.journeys.enumerated() {
            numbers[journey.id] = content.number(ofJourney: position)
        }
    }

    subscript(journey: Journey) -> Int? { numbers[journey.id] }
}

import CoordinatorAnalysis
import CoordinatorModel

/// The journeys that a page shows step by step. If an event has many paths from one type of emitter to one end, only
/// the shortest ones are shown, so that the size of a page depends on the app and not on the number of paths.
struct ShownJourneys {
    /// A journey, and the number of further journeys from the same emitter to the same end.
    struct ShownJourney {
        /// The index among all journeys.
        var journey: Int
        var more = 0
    }

    /// By event, in the order of all journeys.
    private(set) var byEvent: [[ShownJourney]] = []
    /// For each journey, its number among the shown journeys of its event, or that of the shortest equivalent one;
    /// `nil` if there is none.
    private(set) var numbers: [Int?]

    /// The start and the end of a journey. Screens of one type in one coordinator are one emitter.
    private struct Course: Hashable {
        var coordinator: Int
        var emitter: String
        var end: Place?
        var interceptor: Int?
        var outcome: Journey.Outcome

        init(_ journey: Journey, in tree: CoordinatorTree) {
            coordinator = journey.emitter.coordinator
            emitter = tree.type(at: journey.emitter)
            end = journey.consumer?.place
            interceptor = journey.consumer?.position
            outcome = journey.outcome
        }
    }

    init(of journeysOfEvent: [[Int]], in journeys: Journeys, _ tree: CoordinatorTree) {
        numbers = [Int?](repeating: nil, count: journeysOfEvent.reduce(0) { $0 + $1.count })
        for positions in journeysOfEvent {
            var courses: [Course: Int] = [:]
            var members: [[Int]] = []
            for position in positions {
                let course = Course(journeys[position], in: tree)
                let number = courses[course] ?? members.count
                if number == members.count {
                    courses[course] = number
                    members.append([])
                }
                members[number].append(position)
            }
            select(members, journeys)
        }
    }

    /// Chooses the journeys with the fewest references for each course; among equal ones, the first.
    private mutating func select(_ courses: [[Int]], _ journeys: Journeys) {
        var shown: [ShownJourney] = []
        let isLarge = courses.count > Self.manyCourses || numbers.count > Self.manyJourneys
        let most = isLarge ? 1 : Self.mostOfCourse
        for course in courses.prefix(Self.mostCourses) {
            let shortest = course.map { ($0, journeys[$0].hops.count) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            let kept = shortest.prefix(most).map(\.0).sorted()
            shown += kept.map { ShownJourney(journey: $0, more: $0 == kept.last ? course.count - kept.count : 0) }
        }
        shown.sort { $0.journey < $1.journey }
        for (number, shown) in shown.enumerated() { numbers[shown.journey] = number }
        for course in courses {
            let stand = course.first { numbers[$0] != nil }.flatMap { numbers[$0] }
            for journey in course where numbers[journey] == nil { numbers[journey] = stand }
        }
        byEvent.append(shown)
    }

    /// The number of journeys from one type of emitter to one end that are shown. Only one is shown if there are more
    /// types of emitters, or more journeys in the whole app, than the other two numbers.
    private static let (mostOfCourse, manyCourses, manyJourneys) = (3, 8, 600)
    /// The largest number of types of emitters for one event.
    private static let mostCourses = 60
}

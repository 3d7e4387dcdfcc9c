import CoordinatorAnalysis
import CoordinatorModel

/// The events that are intercepted in the box that emits them. A word shows this better than a line from the box to
/// itself.
struct HomeInterceptors {
    /// What a coordinator does with its own event.
    struct Catch {
        var consumption: Interceptor.Consumption
        var by: String?
        /// The interceptor.
        var key: RowList.EventKey
    }

    private struct Mark: Hashable {
        var coordinator: Int
        var key: RowList.EventKey
    }

    private var catches: [Mark: [Catch]] = [:]
    /// The interceptors that receive events of other coordinators.
    private var busy: Set<Mark> = []
    private var isComplete = true

    /// The number of stops beyond which nothing is computed: the rows of such a picture are not legible.
    private static let mostStops = 400_000

    init(_ propagation: Propagation?) {
        guard let propagation else { return }
        var room = Self.mostStops
        for journey in propagation.journeys {
            let emitter = journey.emitter
            let emission = Mark(
                coordinator: emitter.coordinator, key: .init(screen: emitter.screens, event: journey.event))
            for stop in journey.stops {
                room -= 1
                guard room > 0 else {
                    isComplete = false
                    return
                }
                let interceptor = stop.interceptor
                let key = RowList.EventKey(
                    screen: stop.place.screens, event: interceptor.event, consumption: interceptor.consumes)
                if stop.place.coordinator == emitter.coordinator {
                    if catches[emission]?.contains(where: { $0.key == key }) == true { continue }
                    catches[emission, default: []].append(
                        Catch(consumption: interceptor.consumes, by: interceptor.by, key: key))
                } else {
                    busy.insert(Mark(coordinator: stop.place.coordinator, key: key))
                }
            }
        }
    }

    /// What the coordinator does with an event that it emits: the strongest effect, if there are several.
    func best(for emission: RowList.EventKey, in coordinator: Int) -> Catch? {
        catches[Mark(coordinator: coordinator, key: emission)]?.max {
            $0.consumption.strength < $1.consumption.strength
        }
    }

    /// The interceptors of a coordinator that receive only its own events.
    func interceptors(for emission: RowList.EventKey, in coordinator: Int) -> [RowList.EventKey] {
        guard isComplete else { return [] }
        return (catches[Mark(coordinator: coordinator, key: emission)] ?? []).map(\.key)
            .filter { !busy.contains(Mark(coordinator: coordinator, key: $0)) }
    }
}

extension Interceptor.Consumption {
    fileprivate var strength: Int {
        switch self {
        case .never: 0
        case .sometimes: 1
        case .always: 2
        }
    }

    /// The words after an event that is intercepted in the box that emits it.
    func wordsAtHome(by type: String?) -> String {
        let place = type.map { "by \($0)" } ?? "here"
        switch self {
        case .always: return place
        case .sometimes: return "may end \(place)"
        case .never: return type == nil ? "observed" : "observed \(place)"
        }
    }

    /// The words after an interceptor.
    func wordsAtInterceptor(by type: String?) -> String {
        let word =
            switch self {
            case .always: "consumed"
            case .sometimes: "may be consumed"
            case .never: "observed"
            }
        return type.map { "\(word) by \($0)" } ?? word
    }
}

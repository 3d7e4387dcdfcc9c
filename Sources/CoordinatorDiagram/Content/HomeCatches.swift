import CoordinatorAnalysis
import CoordinatorModel

/// The events that are claimed in the box that emits them: a line from the box to itself would tell less than a word.
struct HomeCatches {
    /// What a coordinator does with an event of its own.
    struct Catch {
        var consumption: Interceptor.Consumption
        var by: String?
        /// The claim.
        var key: RowList.EventKey
    }

    private struct Mark: Hashable {
        var coordinator: Int
        var key: RowList.EventKey
    }

    private var catches: [Mark: [Catch]] = [:]
    /// The claims at which events of other coordinators arrive.
    private var busy: Set<Mark> = []
    private var isComplete = true

    /// Nothing is looked at beyond this many stops: who has so many reads no rows.
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
                let claim = stop.interceptor
                let key = RowList.EventKey(screen: stop.place.screens, event: claim.event, consumption: claim.consumes)
                if stop.place.coordinator == emitter.coordinator {
                    if catches[emission]?.contains(where: { $0.key == key }) == true { continue }
                    catches[emission, default: []].append(Catch(consumption: claim.consumes, by: claim.by, key: key))
                } else {
                    busy.insert(Mark(coordinator: stop.place.coordinator, key: key))
                }
            }
        }
    }

    /// What the coordinator itself does with an event that it emits; the strongest where it does several things.
    func best(for emission: RowList.EventKey, in coordinator: Int) -> Catch? {
        catches[Mark(coordinator: coordinator, key: emission)]?.max {
            $0.consumption.strength < $1.consumption.strength
        }
    }

    /// The claims of a coordinator at which its own events arrive, and no others do.
    func claims(for emission: RowList.EventKey, in coordinator: Int) -> [RowList.EventKey] {
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

    /// What is written behind an event that is claimed where it is emitted.
    func wordsAtHome(by catcher: String?) -> String {
        let place = catcher.map { "by \($0)" } ?? "here"
        switch self {
        case .always: return place
        case .sometimes: return "may end \(place)"
        case .never: return catcher == nil ? "observed" : "observed \(place)"
        }
    }

    /// What is written behind a claim.
    func wordsAtClaim(by catcher: String?) -> String {
        let word =
            switch self {
            case .always: "consumed"
            case .sometimes: "may be consumed"
            case .never: "observed"
            }
        return catcher.map { "\(word) by \($0)" } ?? word
    }
}

import CoordinatorAnalysis
import CoordinatorModel
import TreeFixtures

extension Mutation {
    /// Of the rules about interceptors.
    static let interceptors = [
        Mutation(rule: "dead-interceptor") { tree, random in
            // A screen claims what the coordinator around it, or another one, emits: events travel upwards only.
            let screens = tree.coordinators.indices.flatMap { coordinator in
                tree.coordinators[coordinator].screens.indices.map { (coordinator, $0) }
            }
            guard let (coordinator, position) = screens.randomElement(using: &random) else { return false }
            let own = tree.coordinators[coordinator].screens[position].allEmits
            guard let event = tree.events.filter({ !own.contains($0.name) }).randomElement(using: &random)
            else { return false }
            tree.coordinators[coordinator].screens[position].intercepts.append(Interceptor(event: event.name))
            return true
        },
        Mutation(rule: "shadowed-interceptor") { tree, random in
            // A root claims what always ends below it.
            let journeys = Propagation(tree).journeys
            let ends = Dictionary(grouping: journeys, by: \.event)
            let shadowed = tree.events.map(\.name).filter { event in
                guard let journeys = ends[event] else { return false }
                return journeys.allSatisfy { journey in
                    journey.consumer.map { $0.place.coordinator != journey.root } ?? false
                }
            }
            guard let event = shadowed.randomElement(using: &random), let root = tree.roots.first else { return false }
            tree.coordinators[root].intercepts.append(Interceptor(event: event))
            return true
        },
        Mutation(rule: "superfluous-ignore") { tree, random in
            let ignore = Ignore(rule: "unhandled-event", reason: "it was lost once")
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            switch Int.random(in: 0..<3, using: &random) {
            case 0: tree.ignores.append(ignore)
            case 1: tree.events[0].ignores.append(ignore)
            default: tree.coordinators[coordinator].ignores.append(ignore)
            }
            return true
        },
        Mutation(rule: "empty-handler") { tree, random in
            // The handler of an event that really comes by is emptied.
            let consumers = Propagation(tree).journeys.compactMap(\.consumer).filter { $0.place.screens.isEmpty }
            guard let stop = consumers.randomElement(using: &random) else { return false }
            tree.coordinators[stop.place.coordinator].intercepts[stop.position].isEmpty = true
            return true
        },
    ]
}

extension Screen {
    /// What it and the screens inside it emit.
    fileprivate var allEmits: [String] { emits.map(\.event) + screens.flatMap(\.allEmits) }
}

import CoordinatorModel
import TreeFixtures

extension Mutation {
    /// Of the rules about events and their emitters.
    static let events = [
        Mutation(rule: "unhandled-event") { tree, random in
            guard let emitter = tree.coordinator(using: &random) else { return false }
            tree.events.append(EventDeclaration(name: "Planted.isLost"))
            tree.emit("Planted.isLost", at: emitter, using: &random)
            return true
        },
        Mutation(rule: "unset-closure") { tree, random in
            guard let emitter = tree.coordinator(using: &random) else { return false }
            tree.events.append(EventDeclaration(name: "PlantedView.onTap"))
            var emission = Emission(event: "PlantedView.onTap", heard: .never)
            emission.extensions["x-unset-closure"] = .bool(true)
            tree.coordinators[emitter].screens.append(Screen(type: "PlantedView", emits: [emission]))
            for root in tree.roots {
                tree.coordinators[root].intercepts.append(Interceptor(event: "PlantedView.onTap"))
                tree.coordinators[root].emits.append(Emission(event: "PlantedView.onTap"))
            }
            return true
        },
        Mutation(rule: "unconsumed-event", setting: { _ in "warning" }) { tree, random in
            guard let emitter = tree.coordinator(using: &random) else { return false }
            tree.events.append(EventDeclaration(name: "Planted.isObserved"))
            tree.emit("Planted.isObserved", at: emitter, using: &random)
            let consumes: Interceptor.Consumption = Bool.random(using: &random) ? .never : .sometimes
            for root in tree.roots {
                tree.coordinators[root].intercepts.append(
                    Interceptor(event: "Planted.isObserved", consumes: consumes))
            }
            return true
        },
        Mutation(rule: "undeclared-event") { tree, random in
            guard let emitter = tree.coordinator(using: &random) else { return false }
            tree.emit("Planted.isUndeclared", at: emitter, using: &random)
            tree.coordinators[emitter].intercepts.append(Interceptor(event: "Planted.isUndeclared"))
            return true
        },
        Mutation(rule: "unused-event") { tree, random in
            let place = Int.random(in: 0...tree.events.count, using: &random)
            tree.events.insert(EventDeclaration(name: "Planted.isNeverEmitted"), at: place)
            return true
        },
    ]
}

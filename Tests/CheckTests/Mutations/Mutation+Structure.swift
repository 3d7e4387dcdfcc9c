import CoordinatorModel
import TreeFixtures

extension Mutation {
    /// Of the rules about one coordinator.
    static let structure = [
        Mutation(rule: "invalid-active-route") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].activeRoute = "planted"
            return true
        },
        Mutation(rule: "unbound-route") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].routes.append(Route(name: "planted"))
            return true
        },
        Mutation(rule: "leaf-with-children") { tree, random in
            let node = tree.coordinator(using: &random) { !tree.coordinators[$0].branches.isEmpty }
            guard let node else { return false }
            tree.coordinators[node].kind = .coordinator
            return true
        },
        Mutation(rule: "childless-node") { tree, random in
            let leaf = tree.coordinator(using: &random) {
                tree.coordinators[$0].branches.isEmpty && tree.coordinators[$0].kind == .coordinator
            }
            guard let leaf else { return false }
            tree.coordinators[leaf].kind = [.container, .navigation, .tabBar].randomElement(using: &random) ?? .tabBar
            return true
        },
        Mutation(rule: "max-depth", setting: { "{ severity: warning, limit: \($0.depths.max() ?? 0) }" }) {
            tree, random in
            let depths = tree.depths
            let deepest = tree.coordinator(using: &random) { depths[$0] == depths.max() }
            guard let deepest else { return false }
            tree.coordinators[deepest].kind = .container
            tree.addLeaf("PlantedDeepCoordinator", to: deepest)
            return true
        },
        Mutation(rule: "max-children", setting: { "{ severity: warning, limit: \(max($0.width, 1)) }" }) {
            tree, random in
            let node = tree.coordinator(using: &random) { tree.coordinators[$0].kind.managesChildren == true }
            guard let node else { return false }
            for number in 0...max(tree.width, 1) { tree.addLeaf("Planted\(number)Coordinator", to: node) }
            return true
        },
        Mutation(rule: "incomplete-reading") { tree, random in
            tree.extensions[ExtensionKeys.cutOff] = .number("\(Int.random(in: 1...400, using: &random))")
            return true
        },
        Mutation(rule: "unresolved") { tree, random in
            tree.unresolved.append(Unresolved(what: "emitEvent(event): the event is a variable"))
            return true
        },
    ]
}

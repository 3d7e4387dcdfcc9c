import CoordinatorModel
import TreeFixtures

extension Mutation {
    /// Of the rules about parents and children.
    static let relations = [
        Mutation(rule: "duplicate-child") { tree, random in
            let node = tree.coordinator(using: &random) { !tree.coordinators[$0].branches.isEmpty }
            guard let node, let child = tree.coordinators[node].branches.randomElement(using: &random)?.child.index
            else { return false }
            tree.addLeaf(tree.coordinators[child].type, to: node)
            return true
        },
        Mutation(rule: "unattached-coordinator") { tree, random in
            tree.addUnattached(Coordinator(type: "PlantedCoordinator"))
            return true
        },
        Mutation(rule: "dependency-gap") { tree, random in
            let parents = tree.parents()
            guard let child = tree.coordinator(using: &random, where: { parents[$0] != nil }) else { return false }
            tree.coordinators[child].dependencies = Dependencies(needs: "PlantedDependencies")
            return true
        },
        Mutation(rule: "navigation-cycle") { tree, random in
            let parents = tree.parents()
            let node = tree.coordinator(using: &random) {
                parents[$0] != nil && tree.coordinators[$0].kind.managesChildren == true
            }
            guard let node else { return false }
            var ancestors: [Int] = []
            while let parent = parents[ancestors.last ?? node] { ancestors.append(parent) }
            guard let ancestor = ancestors.randomElement(using: &random) else { return false }
            tree.addReference(to: ancestor, from: node, presentation: "present")
            return true
        },
        Mutation(rule: "route-without-destination") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].extensions["x-missing-destination"] = .array([
                .object(["route": .string("PlantedRoute"), "lacks": .string("destination")])
            ])
            return true
        },
        Mutation(rule: "unreachable-route") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].extensions["x-unreachable-routes"] = .array([
                .object(["route": .string("plantedRoute")])
            ])
            return true
        },
        Mutation(rule: "coordinator-in-body") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].extensions["x-made-in-body"] = .array([
                .object(["type": .string("PlantedModel"), "view": .string("PlantedView")])
            ])
            return true
        },
        Mutation(rule: "attach-without-detach") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            tree.coordinators[coordinator].extensions["x-never-detached"] = .array([
                .object(["child": .string("PlantedUnit")])
            ])
            return true
        },
        Mutation(rule: "missing-environment") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            let gap: [String: JSONValue] = ["type": .string("PlantedCart"), "view": .string("PlantedView")]
            tree.coordinators[coordinator].extensions["x-missing-environment"] = .array([.object(gap)])
            return true
        },
    ]
}

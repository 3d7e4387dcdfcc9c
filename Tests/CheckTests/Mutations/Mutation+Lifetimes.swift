import CoordinatorModel
import TreeFixtures

extension Mutation {
    /// Of the rules about how long objects live.
    static let lifetimes = [
        Mutation(rule: "leaked-child") { tree, random in
            guard
                let parent = tree.coordinator(
                    using: &random, where: { tree.coordinators[$0].kind.managesChildren == true })
            else { return false }
            tree.addLeaf("PlantedChild", to: parent)
            let last = tree.coordinators[parent].branches.count - 1
            tree.coordinators[parent].branches[last].holding = Holding(.strong, in: "children", isCollection: true)
            tree.coordinators[parent].branches[last].removals = []
            return true
        },
        keeping("finish-without-telling", KeptEnding(event: "Planted.onEnd", method: "finish")),
        keeping("wrong-child-finished", KeptEnding(event: "Planted.onEnd", removing: "OtherCoordinator")),
        keeping("unreported-dismissal", KeptEnding(gesture: .drag)),
        Mutation(rule: "dropped-coordinator") { tree, random in
            let parent = tree.coordinator(using: &random) { parent in
                tree.coordinators[parent].branches.contains { tree.intercepts($0.child.index) }
            }
            guard let parent,
                let position = tree.coordinators[parent].branches.indices.filter({
                    tree.intercepts(tree.coordinators[parent].branches[$0].child.index)
                }).randomElement(using: &random)
            else { return false }
            tree.coordinators[parent].branches[position].holding = Holding(.none)
            return true
        },
        Mutation(rule: "retain-cycle") { tree, random in
            guard let coordinator = tree.coordinator(using: &random) else { return false }
            let type = tree.coordinators[coordinator].type
            tree.coordinators[coordinator].retainCycles.append(
                RetainCycle([
                    RetainLink(from: type, in: "screen", to: "PlantedScreen"),
                    RetainLink(from: "PlantedScreen", in: "onEnd", to: type, capturing: "self"),
                ]))
            return true
        },
    ]

    /// A child that ends in a way after which its parent holds it.
    private static func keeping(_ rule: String, _ ending: KeptEnding) -> Mutation {
        Mutation(rule: rule) { tree, random in
            let parent = tree.coordinator(using: &random) { !tree.coordinators[$0].branches.isEmpty }
            guard let parent, let position = tree.coordinators[parent].branches.indices.randomElement(using: &random)
            else { return false }
            tree.coordinators[parent].branches[position].keptEndings.append(ending)
            return true
        }
    }
}

extension CoordinatorTree {
    /// Whether a coordinator itself intercepts an event.
    fileprivate func intercepts(_ coordinator: Int) -> Bool {
        coordinators[coordinator].intercepts.contains { $0.by == nil }
    }
}

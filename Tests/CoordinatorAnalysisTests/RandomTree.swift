import CoordinatorModel
import TreeFixtures

extension CoordinatorTree {
    /// A small tree with everything that bears on propagation: nested screens, several roots, unattached subtrees,
    /// references forwards, backwards and twice over, wildcards, names with and without domains.
    static func random(using generator: inout SplitMix64) -> CoordinatorTree {
        var tree = CoordinatorTree()
        for index in 0..<Int.random(in: 1...9, using: &generator) {
            let coordinator = randomCoordinator("C\(index)", using: &generator)
            if index == 0 || generator.chance(8) {
                tree.addRoot(coordinator)
            } else if generator.chance(8) {
                tree.addUnattached(coordinator)
            } else {
                let parent = Int.random(in: 0..<index, using: &generator)
                tree.addChild(coordinator, to: parent, presentation: "push")
            }
        }
        let range = tree.coordinators.indices
        for _ in 0..<generator.pick([0, 0, 1, 2, 3, 5]) {
            tree.addReference(
                to: Int.random(in: range, using: &generator), from: Int.random(in: range, using: &generator),
                presentation: "show")
        }
        return tree
    }

    private static func randomCoordinator(_ type: String, using generator: inout SplitMix64) -> Coordinator {
        Coordinator(
            type: type,
            screens: (0..<generator.pick([0, 1, 1, 2])).map { _ in randomScreen(depth: 0, using: &generator) },
            emits: randomEmissions(using: &generator), intercepts: randomInterceptors(using: &generator))
    }

    private static func randomScreen(depth: Int, using generator: inout SplitMix64) -> Screen {
        Screen(
            type: "S",
            screens: (0..<(depth < 3 ? generator.pick([0, 0, 1, 2]) : 0)).map { _ in
                randomScreen(depth: depth + 1, using: &generator)
            },
            emits: randomEmissions(using: &generator),
            intercepts: generator.chance(30) ? randomInterceptors(using: &generator) : [])
    }

    private static func randomEmissions(using generator: inout SplitMix64) -> [Emission] {
        (0..<generator.pick([0, 1, 2])).map { _ in
            Emission(
                event: generator.pick(["A.x", "A.y", "A.B.x", "A.B.y", "x", "A.*", ".x"]),
                heard: generator.pick([nil, nil, nil, .never]),
                delivery: generator.pick([nil, nil, .direct, .stepped]))
        }
    }

    private static func randomInterceptors(using generator: inout SplitMix64) -> [Interceptor] {
        (0..<generator.pick([0, 0, 1, 2, 3])).map { _ in
            Interceptor(
                event: generator.pick(["A.x", "A.y", "A.B.x", "A.*", "A.B.*", "x", "*", ".*"]),
                consumes: generator.pick([.always, .sometimes, .never, .never]))
        }
    }
}

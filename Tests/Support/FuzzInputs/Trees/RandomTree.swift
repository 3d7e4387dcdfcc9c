import CoordinatorModel
import TreeFixtures

/// Trees of every shape with odd names, the same for the same seed: wide, deep, with references and lost events.
struct RandomTree {
    private var random: SplitMix64

    init(_ random: SplitMix64) { self.random = random }

    mutating func tree() -> CoordinatorTree {
        var tree = CoordinatorTree(name: random.chance(70) ? name() : nil)
        let most = random.below(300) == 0 ? 2_500 : random.chance(20) ? 120 : 25
        // The probability that a coordinator is a child of the last one: trees from broad to chains.
        let slenderness = random.pick([0, 30, 90, 100])
        for _ in 0..<random.below(most) {
            let coordinator = coordinator(isSmall: most > 1_000)
            if tree.coordinators.isEmpty || random.chance(2) {
                tree.addRoot(coordinator)
            } else if random.chance(3) {
                tree.addUnattached(coordinator)
            } else {
                let last = tree.coordinators.count - 1
                tree.addChild(
                    coordinator, to: random.chance(slenderness) ? last : random.below(last + 1),
                    presentation: random.pick(["push", "present", name()]), route: random.chance(50) ? name() : nil)
            }
        }
        for _ in 0..<tree.coordinators.count / 6 {
            tree.addReference(
                to: random.below(tree.coordinators.count), from: random.below(tree.coordinators.count),
                presentation: name(), route: nil)
        }
        return tree
    }

    private mutating func coordinator(isSmall: Bool) -> Coordinator {
        var coordinator = Coordinator(
            type: name(),
            kind: random.pick([.coordinator, .container, .navigation, .tabBar, .init(rawValue: "split")]),
            screens: isSmall ? [] : some(3) { $0.screen(depth: 0) },
            routes: some(isSmall ? 1 : 16) { Route(name: $0.name(), payload: $0.some(2) { $0.name() }) },
            emits: some(2) { Emission(event: $0.event()) }, intercepts: some(isSmall ? 1 : 3) { $0.claim() })
        if random.chance(50) { coordinator.activeRoute = coordinator.routes.last?.name }
        if random.chance(20) { coordinator.isStarted = random.chance(50) }
        if random.chance(10) { coordinator.location = Location(file: name(), line: 1 + random.below(99)) }
        return coordinator
    }

    private mutating func screen(depth: Int) -> Screen {
        Screen(
            type: name(), screens: depth < 3 ? some(2) { $0.screen(depth: depth + 1) } : [],
            emits: some(2) { Emission(event: $0.event()) }, intercepts: some(1) { $0.claim() })
    }

    private mutating func claim() -> Interceptor {
        Interceptor(
            event: event(), consumes: random.pick(Interceptor.Consumption.allCases),
            by: random.chance(10) ? name() : nil)
    }

    private mutating func event() -> String {
        "AppEvents.\(random.pick(["Teams", "Drivers", "Auth"])).\(random.pick(["didSelect", "didFinish", "*", name()]))"
    }

    private mutating func name() -> String {
        if random.chance(25) {
            // Long names are rare: a tree needs hundreds of names.
            return random.chance(1) ? HostileStrings.any(&random) : random.pick(HostileStrings.names)
        }
        return random.pick(["App", "Teams", "Drivers", "Profile", "Auth", "Item"]) + "\(random.below(40))Coordinator"
    }

    private mutating func some<Value>(_ most: Int, _ make: (inout RandomTree) -> Value) -> [Value] {
        (0..<random.below(most + 1)).map { _ in make(&self) }
    }
}

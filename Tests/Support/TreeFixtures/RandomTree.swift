import CoordinatorModel

/// Trees of every kind, the same for the same seed: all facts of the model, odd names, types that recur, references.
/// Only the model's public interface is used.
package struct RandomTree {
    private var random: SplitMix64
    /// For the ownership of children: it does not change the numbers that the other generator gives.
    private var lifetimes: SplitMix64
    private let largest: Int

    /// Prepares a generator of trees with at most `largest` coordinators.
    package init(seed: UInt64, largest: Int = 30) {
        random = SplitMix64(seed: seed)
        lifetimes = SplitMix64(seed: seed ^ 0x9E37)
        self.largest = largest
    }

    /// Makes a tree.
    package mutating func tree() -> CoordinatorTree {
        var tree = CoordinatorTree(name: maybe { $0.word() }, events: some(4) { $0.event() })
        for _ in 0..<Int.random(in: 0...largest, using: &random) {
            let coordinator = coordinator()
            let parent = tree.coordinators.indices.randomElement(using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: tree.addRoot(coordinator)
            case 1: tree.addUnattached(coordinator)
            default:
                guard let parent else {
                    tree.addRoot(coordinator)
                    continue
                }
                tree.addChild(coordinator, to: parent, presentation: word(), route: maybe { $0.word() })
                let branch = tree.coordinators[parent].branches.count - 1
                tree.coordinators[parent].branches[branch].location = location()
                tree.coordinators[parent].branches[branch].extensions = extensions()
                addLifetimes(to: &tree.coordinators[parent], branch)
            }
        }
        for _ in 0..<tree.coordinators.count / 4 {
            guard let from = tree.coordinators.indices.randomElement(using: &random),
                let to = tree.coordinators.indices.randomElement(using: &random)
            else { break }
            tree.addReference(to: to, from: from, presentation: word())
        }
        tree.unresolved = some(3) { random in
            var note = Unresolved(what: random.word(), location: random.location())
            note.extensions = random.extensions()
            return note
        }
        tree.ignores = ignores()
        tree.extensions = extensions()
        return tree
    }

    /// Adds how a coordinator holds a child, where it releases it, and its retain cycles.
    private mutating func addLifetimes(to parent: inout Coordinator, _ branch: Int) {
        let dice = Int.random(in: 0..<24, using: &lifetimes)
        let place = Location(file: "Sources/Life.swift", line: dice + 1)
        if dice < 8 {
            parent.branches[branch].holding = Holding(
                Holding.Strength.allCases[dice % 3], in: dice < 5 ? "children" : nil,
                isCollection: dice.isMultiple(of: 2), isOnce: dice == 3,
                location: dice < 3 ? place : nil)
        }
        if dice < 4 { parent.branches[branch].removals = [] }
        if dice > 18 {
            parent.branches[branch].removals = [
                Removal(event: "Life.end\(dice % 2)"), Removal(location: place),
            ]
        }
        if dice > 20 {
            parent.branches[branch].keptEndings = [
                KeptEnding(event: "Life.end\(dice)", location: place),
                KeptEnding(event: "Life.end\(dice % 2)", method: "end"),
                KeptEnding(gesture: KeptEnding.Gesture.allCases[dice % 2]),
                KeptEnding(event: "Life.end", removing: "LifeCoordinator"),
            ]
        }
        if dice == 9 {
            parent.retainCycles.append(
                RetainCycle([
                    RetainLink(from: parent.type, in: "screen", to: "LifeView", location: place),
                    RetainLink(from: "LifeView", in: "onEnd", to: parent.type, capturing: "self"),
                ]))
        }
    }

    private mutating func coordinator() -> Coordinator {
        let kinds: [Coordinator.Kind] = [.coordinator, .container, .navigation, .tabBar, .init(rawValue: "split view")]
        var coordinator = Coordinator(
            type: word() + "Coordinator", kind: pick(kinds), isStarted: maybe { Bool.random(using: &$0.random) },
            screens: some(2) { $0.screen(depth: 0) }, routes: some(3) { $0.route() }, activeRoute: maybe { $0.word() },
            emits: some(3) { $0.emission() }, intercepts: some(3) { $0.interceptor() },
            dependencies: Dependencies(needs: maybe { $0.word() }, provides: maybe { $0.word() }),
            location: location())
        coordinator.dependencies.extensions = extensions()
        coordinator.ignores = ignores()
        coordinator.extensions = extensions()
        return coordinator
    }

    private mutating func screen(depth: Int) -> Screen {
        var screen = Screen(
            type: word() + "View", screens: depth < 2 ? some(2) { $0.screen(depth: depth + 1) } : [],
            emits: some(2) { $0.emission() }, intercepts: some(1) { $0.interceptor() }, location: location())
        screen.extensions = extensions()
        return screen
    }

    private mutating func route() -> Route {
        var route = Route(name: word(), payload: some(2) { $0.word() }, location: location())
        route.extensions = extensions()
        return route
    }

    private mutating func event() -> EventDeclaration {
        var event = EventDeclaration(name: eventName(), payload: some(2) { $0.word() }, location: location())
        event.ignores = ignores()
        event.extensions = extensions()
        return event
    }

    private mutating func emission() -> Emission {
        var emission = Emission(
            event: eventName(), heard: maybe { $0.pick(Emission.Heard.allCases) },
            delivery: maybe { $0.pick(Emission.Delivery.allCases) }, location: location())
        emission.ignores = ignores()
        emission.extensions = extensions()
        return emission
    }

    private mutating func interceptor() -> Interceptor {
        var interceptor = Interceptor(
            event: eventName(), consumes: pick(Interceptor.Consumption.allCases), by: maybe { $0.word() },
            isEmpty: Bool.random(using: &random), location: location())
        interceptor.ignores = ignores()
        interceptor.extensions = extensions()
        return interceptor
    }

    private mutating func ignores() -> [Ignore] {
        guard Int.random(in: 0..<8, using: &random) == 0 else { return [] }
        return some(2) { random in
            var ignore = Ignore(rule: "unused-event", reason: random.maybe { $0.word() })
            ignore.extensions = random.extensions()
            return ignore
        }
    }

    private mutating func eventName() -> String { "AppEvents.\(word()).\(pick(["didSelect", "didFinish", "*"]))" }

    private mutating func location() -> Location? {
        maybe { random in
            let line = random.maybe { Int.random(in: 1...999, using: &$0.random) }
            return Location(
                file: "Sources/\(random.word()).swift", line: line,
                column: line == nil ? nil : random.maybe { Int.random(in: 1...99, using: &$0.random) })
        }
    }

    private mutating func extensions() -> [String: JSONValue] {
        guard Int.random(in: 0..<8, using: &random) == 0 else { return [:] }
        let values: [JSONValue] = [
            .null, .bool(true), .number("-12"), .string(word()), .array([.number("1"), .string(word()), .array([])]),
            .object([word(): .object([:]), "b": .bool(false), "a": .null]),
        ]
        return ["x-\(word())": pick(values), "x-note": pick(values)]
    }

    /// Words recur often, and some of them are hostile.
    private mutating func word() -> String {
        pick([
            "App", "Teams", "Drivers", "Profile", "Login", "Detail", "é", "e\u{301}", "日本", "👩‍👩‍👧", "a\"b\\c",
            "line\nbreak",
            "<script>", "tab\t", "\u{1}", "a/b", "App#2", "\u{202E}rtl", "\u{2028}",
        ])
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func maybe<Value>(_ make: (inout RandomTree) -> Value) -> Value? {
        Bool.random(using: &random) ? make(&self) : nil
    }

    private mutating func some<Value>(_ most: Int, _ make: (inout RandomTree) -> Value) -> [Value] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in make(&self) }
    }
}

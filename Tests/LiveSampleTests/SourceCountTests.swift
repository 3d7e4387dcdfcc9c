import CoordinatorModel
import Foundation
import Testing

/// The live trees have exactly what the sources have: nothing is missing, and nothing is invented.
@Suite struct SourceCountTests {
    /// The numbers that `coordviz stats` would give.
    private struct Counts: Equatable {
        var coordinators: Int
        var presentations: Int
        var routes: Int
        var screens: Int
        var emissions: Int
        var interceptors: Int
    }

    private func counts(_ name: String) throws -> (Counts, CoordinatorTree) {
        let tree = try CoordinatorTree(json: Sample.snapshot(name), file: "live.json")
        var screens = tree.coordinators.flatMap(\.screens)
        var next = 0
        while next < screens.count {
            screens += screens[next].screens
            next += 1
        }
        let counts = Counts(
            coordinators: tree.coordinators.count, presentations: tree.coordinators.map(\.branches.count).reduce(0, +),
            routes: tree.coordinators.map(\.routes.count).reduce(0, +), screens: screens.count,
            emissions: (tree.coordinators.map(\.emits.count) + screens.map(\.emits.count)).reduce(0, +),
            interceptors: (tree.coordinators.map(\.intercepts.count) + screens.map(\.intercepts.count)).reduce(0, +))
        return (counts, tree)
    }

    @Test func `racing`() throws {
        let (counts, tree) = try counts("racing")
        #expect(
            counts
                == Counts(coordinators: 11, presentations: 10, routes: 10, screens: 12, emissions: 14, interceptors: 14)
        )
        let sources = try Sample.sources("racing")
        // Every coordinator with the screen that it wraps; the driver's stands under two parents.
        let classes = sources.values.flatMap {
            $0.matches(of: /class (\w+): (\w*)Coordinator<(\w+)>/).map { [String($0.1), String($0.2), String($0.3)] }
        }
        let kinds = ["": "coordinator", "Container": "container", "Navigation": "navigation", "TabBar": "tabBar"]
        #expect(
            Set(classes.map { [$0[0], kinds[$0[1]] ?? "", $0[2]] })
                == Set(tree.coordinators.map { [$0.type, $0.kind.rawValue, $0.screens[0].type] }))
        // Every emission stands in the file of the screen that emits it.
        var screens = tree.coordinators.flatMap(\.screens)
        screens += screens.flatMap(\.screens)
        for screen in screens {
            let text = try #require(sources[screen.type]).split(separator: "\n").filter { $0.contains("emitEvent") }
            let emitted = text.flatMap { $0.matches(of: /AppEvents\.\w+\.\w+/).map { String($0.0) } }
            #expect(Set(emitted) == Set(screen.emits.map(\.event)), "\(screen.type)")
        }
        // Every route is a case of the coordinator's own enum.
        for coordinator in tree.coordinators {
            let text = try #require(sources[coordinator.type])
            let routes =
                text.firstMatch(of: /enum Route: Equatable \{([^}]*)\}/)
                .map { $0.1.matches(of: /case (\w+)/).map { String($0.1) } } ?? []
            #expect(Set(routes) == Set(coordinator.routes.map(\.name)), "\(coordinator.type)")
        }
    }

    @Test func `items`() throws {
        let (counts, tree) = try counts("items")
        #expect(
            counts == Counts(coordinators: 8, presentations: 7, routes: 0, screens: 12, emissions: 20, interceptors: 20)
        )
        let sources = try Sample.sources("items")
        // Every output of a protocol is emitted, and each is wired wherever it is set.
        let outputs = sources.filter { $0.key.hasSuffix("View") || $0.key.hasSuffix("Output") }.flatMap { name, text in
            text.matches(of: /var (\w+): \(\(.*\) -> Void\)\?/).map { "\(name).\($0.1)" }
        }
        let emitted = tree.coordinators.flatMap { $0.emits + $0.screens.flatMap(\.emits) }.map(\.event)
        #expect(Set(outputs) == Set(emitted))
        for coordinator in tree.coordinators {
            let text = try #require(sources[coordinator.type])
            let wired = text.matches(of: /\.(\w+) = \{ \[weak/).map { String($0.1) }
            let claimed = coordinator.intercepts.map { String($0.event.split(separator: ".")[1]) }
            #expect(Set(wired) == Set(claimed), "\(coordinator.type)")
        }
    }

    @Test func `checkout`() throws {
        let (counts, tree) = try counts("checkout")
        #expect(
            counts == Counts(coordinators: 5, presentations: 4, routes: 0, screens: 5, emissions: 18, interceptors: 18))
        let sources = try Sample.sources("checkout")
        // Every case of an enum of actions, reports or results is emitted, and every stream without cases.
        let cases = sources.filter { !["Session"].contains($0.key) }.flatMap { name, text in
            text.contains("enum \(name) ") ? text.matches(of: /case (\w+)/).map { "\(name).\($0.1)" } : []
        }
        let streams = sources.flatMap { name, text in
            text.matches(of: /var (\w+): AnyPublisher<(?:Customer|Void), Never>/).map { "\(name).\($0.1)" }
        }
        let emitted = tree.coordinators.flatMap { $0.emits + $0.screens.flatMap(\.emits) }.map(\.event)
        #expect((cases + streams).sorted() == emitted.sorted())
        // Every pattern of a coordinator's `switch` is an interceptor, as is each closure without one.
        for coordinator in tree.coordinators {
            let text = try #require(sources[coordinator.type])
            let patterns = Set(text.matches(of: /case \.(\w+)/).map { String($0.1) })
            let claimed = Set(coordinator.intercepts.map { String($0.event.split(separator: ".")[1]) })
            #expect(patterns.subtracting(claimed).subtracting(["signedOut", "signedIn"]) == [], "\(coordinator.type)")
            #expect(claimed.subtracting(patterns).isSubset(of: ["closed", "didSignIn", "didSkip"]))
        }
    }

    @Test func `articles`() throws {
        let (counts, tree) = try counts("articles")
        #expect(
            counts == Counts(coordinators: 1, presentations: 0, routes: 0, screens: 3, emissions: 3, interceptors: 3))
        let sources = try Sample.sources("articles")
        let told = sources.values.flatMap { $0.matches(of: /delegate\?\.(\w+)/).map { String($0.1) } }
        let emitted = tree.coordinators[0].screens.flatMap(\.emits).map(\.event)
        #expect(told.sorted() == emitted.map { String($0.split(separator: ".")[1]) }.sorted())
        #expect(emitted.sorted() == tree.coordinators[0].intercepts.map(\.event).sorted())
    }
}

import CoordinatorModel
import Testing

@testable import TreeComparison

/// Coordinators are found again wherever they have gone and however they are called now.
@Suite struct MatchingTests {
    @Test func `a coordinator that is new is added, and nothing else has changed`() {
        let comparison = compare { $0.addChild(Coordinator(type: "Help"), to: teams, presentation: "present") }
        #expect(comparison.edits.count == 1)
        #expect(comparison.change(of: "Help") == .added)
        #expect(comparison.change(of: "TeamsCoordinator") == .unchanged)
    }

    @Test func `one that is gone is removed, and stays in the picture where it was`() {
        let comparison = compare { $0.coordinators[teams].branches.removeFirst() }
        #expect(comparison.change(of: "ListCoordinator") == .removed)
        let branches = comparison.overlay.tree.coordinators[teams].branches
        #expect(
            branches.map { comparison.overlay.tree.coordinators[$0.child.index].type }
                == ["ListCoordinator", "DetailsCoordinator"])
        #expect(comparison.overlay.branches[teams].map(\.change) == [.removed, .unchanged])
    }

    @Test func `one that hangs elsewhere has moved, and leaves a reference`() {
        let comparison = compare { tree in
            let branch = tree.coordinators[teams].branches.removeLast()
            tree.coordinators[root].branches.append(branch)
        }
        #expect(comparison.edits.filter { !$0.isQuiet }.count == 1)
        #expect(comparison.change(of: "DetailsCoordinator") == .changed)
        #expect(comparison.overlay.remarks[details] == ["moved from TeamsCoordinator"])
        #expect(comparison.overlay.tree.coordinators[teams].branches.last?.child == .reference(details))
    }

    @Test func `one with the same structure under another name is renamed`() {
        let comparison = compare { $0.coordinators[teams].type = "ClubsCoordinator" }
        #expect(comparison.edits.contains(.fact(teams, .type(from: "TeamsCoordinator", to: "ClubsCoordinator"))))
        #expect(comparison.overlay.changes == [.unchanged, .changed, .unchanged, .unchanged])
    }

    @Test func `one that is renamed and says something more is still found by what it has in common`() {
        let comparison = compare { tree in
            tree.coordinators[teams].type = "ClubsCoordinator"
            tree.coordinators[teams].intercepts.append(Interceptor(event: "Teams.other"))
        }
        #expect(comparison.change(of: "ClubsCoordinator") == .changed)
    }

    @Test func `another one in its place with nothing in common is new, and the old one is gone`() {
        let comparison = compare { tree in
            tree.coordinators[details] = Coordinator(
                type: "OtherCoordinator", kind: .navigation, emits: [Emission(event: "Other.event")])
        }
        #expect(comparison.change(of: "DetailsCoordinator") == .removed)
        #expect(comparison.change(of: "OtherCoordinator") == .added)
    }

    @Test func `an id of its own finds one again, whatever else has changed`() {
        var (old, new) = (app(), app())
        old.coordinators[details].id = "details"
        new.coordinators[details] = Coordinator(type: "Entirely", id: "details", kind: .tabBar)
        let comparison = Comparison(from: old, to: new)
        #expect(comparison.change(of: "Entirely") == .changed)
    }

    @Test func `among siblings of one type the removed one is the one with the removed route`() {
        func tree(_ routes: [String]) -> CoordinatorTree {
            var tree = CoordinatorTree()
            let root = tree.addRoot(Coordinator(type: "App", kind: .container))
            for route in routes {
                tree.addChild(Coordinator(type: "Details"), to: root, presentation: "show", route: route)
            }
            return tree
        }
        let comparison = Comparison(from: tree(["a", "b", "c"]), to: tree(["b", "c"]))
        let removed = comparison.edits.compactMap { edit -> String? in
            if case .removed(_, let position) = edit { return position.branch?.route }
            return nil
        }
        #expect(removed == ["a"])
        #expect(comparison.edits.filter { !$0.isQuiet }.count == 1)
    }

    @Test func `another presentation is a change of the branch`() {
        let comparison = compare { $0.coordinators[teams].branches[1].presentation = "present" }
        #expect(comparison.overlay.branches[teams].map(\.change) == [.unchanged, .changed])
        #expect(comparison.overlay.branches[teams][1].before?.presentation == "show")
        #expect(comparison.edits.count == 1)
    }

    @Test func `only a coordinator that changes its place among siblings has moved`() {
        func tree(_ names: [String]) -> CoordinatorTree {
            var tree = CoordinatorTree()
            let root = tree.addRoot(Coordinator(type: "App", kind: .container))
            for name in names { tree.addChild(Coordinator(type: name), to: root, presentation: "show") }
            return tree
        }
        let edits = Comparison(from: tree(["A", "B", "C", "D"]), to: tree(["D", "A", "B", "C"])).edits
        #expect(edits.count == 1)
        guard case .moved(_, let from, let to) = edits.first else {
            Issue.record("\(edits)")
            return
        }
        #expect((from.index, to.index) == (3, 0))
    }

    @Test func `places in source are quiet, and events are not`() {
        let moved = compare { $0.coordinators[list].location = Location(file: "List.swift", line: 3) }
        #expect(moved.edits.count == 1 && !moved.isDifferent)
        let emission = compare { $0.coordinators[list].screens[0].emits[0].location = Location(file: "List.swift") }
        #expect(emission.edits.count == 1 && !emission.isDifferent)
        let other = compare { $0.coordinators[list].screens[0].emits[0].event = "Teams.other" }
        #expect(other.isDifferent)
    }
}

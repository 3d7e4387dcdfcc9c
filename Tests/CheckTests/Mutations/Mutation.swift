import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeFixtures

/// Plants in a tree what one rule looks for, at a place that a seed chooses.
struct Mutation: Sendable, CustomTestStringConvertible {
    /// The rule that is to fire.
    let rule: String
    /// What the rule needs to be set to, for the tree before the mutation; `nil` for a rule that is on by itself.
    var setting: (@Sendable (CoordinatorTree) -> String)?
    /// Changes the tree; `false` where it has no place for that.
    let plant: @Sendable (inout CoordinatorTree, inout SplitMix64) -> Bool

    var testDescription: String { rule }

    /// The `.coordviz.yml` that it needs.
    func configuration(for tree: CoordinatorTree) -> String? {
        setting.map { "version: 1\nrules:\n  \(rule): \($0(tree))\n" }
    }

    /// One for each rule.
    static let all = events + interceptors + structure + relations + lifetimes
}

extension CoordinatorTree {
    /// A coordinator that a root leads to and that satisfies a condition; `nil` if there is none.
    func coordinator(
        using random: inout SplitMix64, where condition: (Int) -> Bool = { _ in true }
    ) -> Int? {
        coordinators.indices.filter { !unattached.contains($0) && condition($0) }.randomElement(using: &random)
    }

    /// How deep each coordinator stands, a root being 1.
    var depths: [Int] {
        let parents = parents()
        var depths = [Int](repeating: 1, count: coordinators.count)
        for index in depthFirst() { depths[index] = parents[index].map { depths[$0] + 1 } ?? 1 }
        return depths
    }

    /// How many children the coordinators have that have most.
    var width: Int { coordinators.map { Set($0.branches.map(\.child.index)).count }.max() ?? 0 }

    /// Lets a coordinator, or the first of its screens, emit an event.
    mutating func emit(_ event: String, at coordinator: Int, using random: inout SplitMix64) {
        if coordinators[coordinator].screens.isEmpty || Bool.random(using: &random) {
            coordinators[coordinator].emits.append(Emission(event: event))
        } else {
            coordinators[coordinator].screens[0].emits.append(Emission(event: event))
        }
    }

    /// Adds a plain coordinator that needs nothing and does nothing.
    mutating func addLeaf(_ type: String, to parent: Int) {
        addChild(Coordinator(type: type), to: parent, presentation: "present")
    }
}

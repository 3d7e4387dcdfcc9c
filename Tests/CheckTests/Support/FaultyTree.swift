import CommandRuns
import CoordinatorAnalysis
import CoordinatorModel
import TreeFixtures

/// The racing sample with something planted for every rule, and with a place in the source for everything.
struct FaultyTree {
    var tree: CoordinatorTree
    /// The `.coordviz.yml` that turns every rule on.
    let configuration: String

    init(seed: UInt64) throws {
        tree = try Project.tree("racing")
        let original = tree
        var random = SplitMix64(seed: seed)
        var rules = ""
        for mutation in Mutation.all {
            if let setting = mutation.setting { rules += "  \(mutation.rule): \(setting(original))\n" }
            _ = mutation.plant(&tree, &random)
        }
        configuration = "version: 1\nrules:\n\(rules)"
        var line = 0
        func next(_ file: String) -> Location {
            line += 7
            return Location(file: "\(file).swift", line: line, column: 9)
        }
        for index in tree.coordinators.indices {
            let type = tree.coordinators[index].type
            tree.coordinators[index].location = next(type)
            for position in tree.coordinators[index].emits.indices {
                tree.coordinators[index].emits[position].location = next(type)
            }
            for position in tree.coordinators[index].intercepts.indices {
                tree.coordinators[index].intercepts[position].location = next(type)
            }
            for position in tree.coordinators[index].screens.indices {
                tree.coordinators[index].screens[position].location = next(type)
            }
        }
        for index in tree.events.indices { tree.events[index].location = next("Events") }
    }
}

import CoordinatorAnalysis
import CoordinatorModel

@testable import CoordinatorDiagram

/// The diagram of a tree, with the options that `change` makes of the default ones.
func diagram(_ tree: CoordinatorTree, _ change: (inout DiagramOptions) -> Void = { _ in }) throws -> Diagram {
    var tree = tree
    tree.assignIDs()
    var options = DiagramOptions()
    change(&options)
    return try Diagram(tree, Propagation(tree), options: options)
}

/// The diagram of one coordinator.
func diagram(
    of coordinator: Coordinator, _ change: (inout DiagramOptions) -> Void = { _ in }
) throws -> Diagram {
    var tree = CoordinatorTree()
    tree.addRoot(coordinator)
    return try diagram(tree, change)
}

/// The tree in a `tree.json`.
func tree(_ json: String) throws -> CoordinatorTree {
    try CoordinatorTree(json: Array(json.utf8), file: "tree.json")
}

/// A diagram in words, as a reader of the picture would tell what is in it.
extension Diagram {
    /// The titles of all boxes, in order; references with an arrow, markers with `lost`.
    var titles: [String] {
        boxes.map { box in
            switch box.subject {
            case .coordinator, .unattachedHeading: box.title
            case .reference: "→ \(box.title)"
            case .lostEvent: "lost \(box.title)"
            case .corridor: "corridor"
            case .turn: "turn"
            }
        }
    }

    /// The lines in the box of this title: two spaces for each level, then the sign and the words.
    func lines(_ title: String) -> [String] { (boxes.first { $0.title == title }?.rows ?? []).map(words) }

    /// The branches: `App -root·main-> Main`.
    var branchWords: [String] {
        branches.map { branch in
            let label = [branch.presentation, branch.route].filter { !$0.isEmpty }.joined(separator: "·")
            return "\(titles[branch.parent]) -\(label)-> \(titles[branch.child])"
        }
    }

    /// The flows: `Login[▲ emits done] consumed App[■ consumes done]`.
    var flowWords: [String] {
        flows.map { "\(words($0.source)) \($0.fate.rawValue) \(words($0.target))" }
    }

    /// The strokes: `A[▲ emits X.a], B consumed App[■ consumes X.*]`.
    var strokeWords: [String] {
        strokes.map { "\($0.sources.map(words).joined(separator: ", ")) \($0.fate.rawValue) \(words($0.target))" }
    }

    private func words(_ port: Flow.Port) -> String {
        titles[port.box] + (port.row.map { "[\(words(boxes[port.box].rows[$0]).drop { $0 == " " })]" } ?? "")
    }

    private func words(_ row: Row) -> String {
        let indent = String(repeating: "  ", count: row.level)
        let trail = row.trail.isEmpty ? "" : row.gap + row.trail
        return indent + [row.sign, row.lead, row.text].filter { !$0.isEmpty }.joined(separator: " ") + trail
            + (row.wordsBehind.isEmpty ? "" : " \(row.wordsBehind)")
    }
}

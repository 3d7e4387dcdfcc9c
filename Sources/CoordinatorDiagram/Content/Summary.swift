import CoordinatorModel
import TreeComparison

/// A diagram in words, for its `<desc>`.
enum Summary {
    static func text(of tree: CoordinatorTree, diagram: Diagram) -> String {
        var coordinators = 0
        var references = 0
        var lost: [String] = []
        for box in diagram.boxes {
            switch box.subject {
            case .coordinator: coordinators += 1 + box.rows.count { $0.meaning == .child }
            case .reference: references += 1
            case .lostEvent(let event): lost.append(event)
            case .unattachedHeading, .corridor, .turn: break
            }
        }
        let branches = diagram.branches.count { !diagram.boxes[$0.child].isPassage }
        var parts = [count(coordinators, "coordinator"), count(branches, "branch", "branches")]
        if references > 0 { parts.append(count(references, "reference")) }
        parts.append(count(diagram.flows.count, "event flow"))
        var text = parts.joined(separator: ", ") + "."
        if let note = diagram.options.note { text += " \(note)." }
        if diagram.leavesOutPassing {
            text += " Interceptors that only observe, or may consume, have no lines: there are too many."
        }
        if diagram.isComparison { text += changes(in: diagram) }
        if !tree.unattached.isEmpty { text += " Not presented: \(tree.unattached.count)." }
        if !lost.isEmpty { text += " Lost, because no object intercepts them: \(list(lost))." }
        return text
    }

    private static func changes(in diagram: Diagram) -> String {
        var numbers: [Change: Int] = [:]
        for box in diagram.boxes {
            if case .coordinator = box.subject, let change = box.change { numbers[change, default: 0] += 1 }
        }
        let parts = [Change.added, .removed, .changed].compactMap { change in
            numbers[change].map { "\($0) \(change.rawValue)" }
        }
        return " Of the coordinators \(parts.isEmpty ? "none has changed" : parts.joined(separator: ", "))."
    }

    private static func list(_ names: [String]) -> String {
        var seen: Set<String> = []
        let distinct = names.filter { seen.insert($0).inserted }
        let shown = distinct.prefix(20).joined(separator: ", ")
        return distinct.count > 20 ? "\(shown) and \(distinct.count - 20) more" : shown
    }

    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}

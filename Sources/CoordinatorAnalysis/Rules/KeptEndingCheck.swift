import CoordinatorModel

/// A child that ends while its parent still holds it.
struct KeptEndingCase {
    var parent: Int
    var position: Int
    var branch: Branch
    var ending: KeptEnding
    /// The types of the parent and the child.
    var parentType: String
    var childType: String

    /// Reports such endings for the rules about them: one finding for the endings in one line of source, however many
    /// coordinators hold the child.
    ///
    /// - Parameters:
    ///   - context: the tree.
    ///   - cause: the identity of an ending's cause, if the rule is about it; otherwise `nil`. The parent is not part
    ///     of it, because it may be renamed.
    ///   - message: the message for such an ending.
    ///   - report: reports a finding.
    static func check(
        _ context: RuleContext, cause: (KeptEndingCase) -> String?, message: (KeptEndingCase) -> String,
        report: (Diagnosis) -> Void
    ) {
        var seen: Set<String> = []
        var found: [Diagnosis] = []
        var placeOfLine: [Line: Int] = [:]
        for (parent, coordinator) in context.tree.coordinators.enumerated() {
            for (position, branch) in coordinator.branches.enumerated() {
                for ending in branch.keptEndings {
                    let one = KeptEndingCase(
                        parent: parent, position: position, branch: branch, ending: ending,
                        parentType: coordinator.type, childType: context.type(of: branch.child.index))
                    guard let detail = cause(one) else { continue }
                    // An ending in a method belongs to the child's type, for all coordinators that hold it.
                    let name = ending.method == nil ? "\(one.parentType) \(detail)" : detail
                    guard seen.insert(name).inserted else { continue }
                    var diagnosis = context.diagnosis(
                        .branch(coordinator: parent, position: position), message(one), detail: detail)
                    diagnosis.isNamedByDetail = true
                    diagnosis.location = ending.location ?? branch.location
                    guard let line = one.line, !context.ledger.isOfUse else {
                        found.append(diagnosis)
                        continue
                    }
                    if let place = placeOfLine[line] {
                        found[place].add(diagnosis, heldBy: one.parentType)
                    } else {
                        placeOfLine[line] = found.count
                        found.append(diagnosis)
                    }
                }
            }
        }
        for diagnosis in found { report(diagnosis) }
    }

    /// The line in which a child of one type ends.
    private struct Line: Hashable {
        var child: String
        var event: String?
        var location: Location
    }

    private var line: Line? {
        ending.location.map { Line(child: childType, event: ending.event, location: $0) }
    }
}

extension Diagnosis {
    /// Adds another coordinator that holds the child after the same ending.
    fileprivate mutating func add(_ other: Diagnosis, heldBy parent: String) {
        if parts.isEmpty {
            parts = [self]
            detail = (detail ?? "") + " and others"
        }
        parts.append(other)
        related.subjects.append(other.subject)
        notes.append("\(parent) holds it as well")
    }
}

extension RuleExample {
    /// A login that its parent holds in a collection; `ends` are the lines of the example that describe how it ends.
    static func heldLogin(_ ends: String...) -> RuleExample {
        let lines = ends.map { "      \($0),\n" }.joined()
        return RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "push",
                  "holds": { "how": "strong", "member": "children", "many": true },
            \(lines)      "child": { "type": "LoginCoordinator" } }] } }
            """)
    }
}

import CoordinatorModel

/// A child that ends in a way after which its parent still holds it.
struct KeptEndingCase {
    var parent: Int
    var position: Int
    var branch: Branch
    var ending: KeptEnding
    /// The types of both.
    var parentType: String
    var childType: String

    /// What the rules with such endings report of them.
    ///
    /// - Parameters:
    ///   - context: the tree.
    ///   - cause: what names the cause of an ending that the rule is about; `nil` for others.
    ///   - message: the message of such an ending.
    ///   - report: where the findings go.
    static func check(
        _ context: RuleContext, cause: (KeptEndingCase) -> String?, message: (KeptEndingCase) -> String,
        report: (Diagnosis) -> Void
    ) {
        var seen: Set<String> = []
        for (parent, coordinator) in context.tree.coordinators.enumerated() {
            for (position, branch) in coordinator.branches.enumerated() {
                for ending in branch.keptEndings {
                    let one = KeptEndingCase(
                        parent: parent, position: position, branch: branch, ending: ending,
                        parentType: coordinator.type, childType: context.type(of: branch.child.index))
                    guard let detail = cause(one), seen.insert(detail).inserted else { continue }
                    var diagnosis = context.diagnosis(
                        .branch(coordinator: parent, position: position), message(one), detail: detail)
                    diagnosis.isNamedByDetail = true
                    diagnosis.location = ending.location ?? branch.location
                    report(diagnosis)
                }
            }
        }
    }
}

extension RuleExample {
    /// A login that its parent holds in a collection; `ends` are the lines that say how that ends.
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

import CoordinatorModel

/// A coordinator that no other coordinator presents.
enum UnattachedCoordinator: Rule {
    static let manual = RuleManual(
        id: "unattached-coordinator", severity: .warning,
        summary: "a coordinator is declared, and no other coordinator presents it",
        explanation: """
            The source declares a coordinator, and no branch of a coordinator that the app can reach leads to it. It \
            is unused code, or it is presented in a way that extraction cannot see. Its events have no path to a \
            root, so they are not checked. Coordinators below it are not reported separately. If the reading was cut \
            off, none is reported: what was not read may present it.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": { "type": "AppCoordinator" }, "unattached": [{ "type": "OldCoordinator" }] }
            """),
        clean: RuleExample(
            """
            { "version": 1,
              "root": { "type": "AppCoordinator", "branches": [{ "presentation": "push", "to": "OldCoordinator" }] },
              "unattached": [{ "type": "OldCoordinator" }] }
            """),
        remedy: "Present it, remove it, or add the branch that extraction could not see to the tree.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        guard !context.tree.unattached.isEmpty, context.tree.cutOff == nil else { return }
        for index in context.tree.unattached where !context.isAttached[index] {
            let message = "no coordinator presents \(context.type(of: index))"
            report(context.diagnosis(.coordinator(index), message))
        }
    }
}

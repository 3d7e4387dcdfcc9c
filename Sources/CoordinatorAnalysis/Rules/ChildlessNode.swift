import CoordinatorModel

/// A node that has no branches.
enum ChildlessNode: Rule {
    static let manual = RuleManual(
        id: "childless-node", severity: .warning,
        summary: "a container, navigation or tab bar coordinator has no branches",
        explanation: """
            A coordinator that manages children but has none shows only its own screen. Either a branch is missing \
            in the tree, or a plain coordinator would be enough. Custom kinds are not reported.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "branches": [{ "presentation": "root", "child": { "type": "MainCoordinator", "kind": "tabBar" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "branches": [{ "presentation": "root", "child": {
                  "type": "MainCoordinator", "kind": "tabBar",
                  "branches": [{ "presentation": "select", "child": { "type": "TeamsCoordinator" } }] } }] } }
            """),
        remedy: "Present its children, or make it a plain coordinator.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for index in context.tree.coordinators.indices
        where context.tree.coordinators[index].kind.managesChildren == true
            && context.tree.coordinators[index].branches.isEmpty
        {
            let kind = context.tree.coordinators[index].kind.rawValue
            report(
                context.diagnosis(
                    .coordinator(index), "\(context.type(of: index)) manages children (\(kind)), but has no branches"))
        }
    }
}

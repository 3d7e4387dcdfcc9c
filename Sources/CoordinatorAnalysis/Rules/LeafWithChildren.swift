import CoordinatorModel

/// A leaf that has branches.
enum LeafWithChildren: Rule {
    static let manual = RuleManual(
        id: "leaf-with-children", severity: .error,
        summary: "a coordinator of leaf kind has branches",
        explanation: """
            A plain `Coordinator` does not manage children: it has no `childCoordinators`, so the coordinators that \
            it presents are not kept alive, and their events are not offered to it. Only containers, navigation and \
            tab bar coordinators, and custom kinds, are nodes.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "coordinator",
                "branches": [{ "presentation": "present", "child": { "type": "SplashCoordinator" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "branches": [{ "presentation": "present", "child": { "type": "SplashCoordinator" } }] } }
            """),
        remedy: "Derive the coordinator from one that manages children, or let its parent present the child.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for index in context.tree.coordinators.indices
        where context.tree.coordinators[index].kind.managesChildren == false
            && !context.tree.coordinators[index].branches.isEmpty
        {
            let count = context.tree.coordinators[index].branches.count
            report(
                context.diagnosis(
                    .coordinator(index),
                    "\(context.type(of: index)) is a leaf, but has \(count) \(count == 1 ? "branch" : "branches")"))
        }
    }
}

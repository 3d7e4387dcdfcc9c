import CoordinatorModel

/// A coordinator needs dependencies that its parent cannot inject.
enum DependencyGap: Rule {
    static let manual = RuleManual(
        id: "dependency-gap", severity: .error,
        summary: "a coordinator needs dependencies that its parent neither has nor provides",
        explanation: """
            Dependencies are injected from parent to child (`HasDependencies`). If a parent has none, or has some of \
            another type, the child's `dependencies` stay `nil` without a message. Every parent is checked, \
            including one that presents the child by reference. A root gets its dependencies from outside.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "dependencies": { "needs": "AppDependencies" },
                "branches": [{ "presentation": "root", "child": {
                  "type": "MainCoordinator",
                  "branches": [{ "presentation": "push", "child": {
                    "type": "TeamsCoordinator", "dependencies": { "needs": "AppDependencies" } } }] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "dependencies": { "needs": "AppDependencies" },
                "branches": [{ "presentation": "root", "child": {
                  "type": "MainCoordinator", "dependencies": { "needs": "AppDependencies" },
                  "branches": [{ "presentation": "push", "child": {
                    "type": "TeamsCoordinator", "dependencies": { "needs": "AppDependencies" } } }] } }] } }
            """),
        remedy: """
            Let the parent conform to `HasDependencies` with the same type, even if it only passes them on, or let \
            it provide them.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for parent in context.tree.coordinators.indices {
            for descent in context.descents(of: parent) {
                let child = Int(descent.child)
                guard let needs = context.tree.coordinators[child].dependencies.needs else { continue }
                let given = context.tree.coordinators[parent].dependencies
                guard given.needs != needs, given.provides != needs else { continue }
                report(gap(child, needs: needs, parent: parent, given: given, context))
            }
        }
    }

    private static func gap(
        _ child: Int, needs: String, parent: Int, given: Dependencies, _ context: RuleContext
    ) -> Diagnosis {
        let (childType, parentType) = (context.type(of: child), context.type(of: parent))
        let has = [given.provides, given.needs].compactMap { $0 }
        let message =
            has.isEmpty
            ? "\(childType) needs \(needs), but its parent \(parentType) has no dependencies to inject"
            : "\(childType) needs \(needs), but its parent \(parentType) has \(has.joined(separator: " and "))"
        // The path through this parent, which may not be the one that contains the child.
        return Diagnosis(
            subject: .coordinator(child), message: message, visit: context.visits[parent], below: child,
            detail: "\(needs) \(parentType)")
    }
}

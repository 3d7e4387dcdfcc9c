import CoordinatorModel

/// A branch leads back to an ancestor.
enum NavigationCycle: Rule {
    static let manual = RuleManual(
        id: "navigation-cycle", severity: .note,
        summary: "a branch leads back to an ancestor",
        explanation: """
            A coordinator presents, by reference, one that it stands below. That may be meant, as in "log out and \
            start over". But each time round may push one more copy on the stack, and the parent then owns itself. \
            Besides the coordinators that contain it, those count as ancestors that lead to it through references, \
            where no shorter way back explains the cycle.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "root", "child": {
                  "type": "ProfileCoordinator",
                  "branches": [{ "presentation": "present", "to": "AppCoordinator" }] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [
                  { "presentation": "root", "child": {
                    "type": "ProfileCoordinator",
                    "branches": [{ "presentation": "present", "to": "LoginCoordinator" }] } },
                  { "presentation": "root", "child": { "type": "LoginCoordinator" } }] } }
            """),
        remedy: """
            If it is meant, leave it. Otherwise emit an event that the ancestor intercepts, and let it go to the route.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var cycles = BranchCycles(context)
        for (parent, branch) in cycles.branchesBack() {
            let child = context.tree.coordinators[parent].branches[branch].child.index
            let (from, to) = (context.type(of: parent), context.type(of: child))
            report(
                context.diagnosis(
                    .branch(coordinator: parent, position: branch),
                    parent == child
                        ? "\(from) presents itself" : "\(from) leads back to \(to), which stands above it", detail: to))
        }
    }
}

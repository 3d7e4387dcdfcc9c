import CoordinatorModel

/// A branch leads back to an ancestor.
enum NavigationCycle: Rule {
    static let manual = RuleManual(
        id: "navigation-cycle", severity: .note,
        summary: "a branch leads back to an ancestor",
        explanation: """
            A coordinator presents, by reference, a coordinator above it. That may be intended, as in "log out and \
            start over". But each round may push one more copy on the stack, and the parent then owns itself. A \
            coordinator that leads to this one only through references also counts as an ancestor, unless a shorter \
            cycle explains it.

            All coordinators that lead back to one ancestor are one finding. So are all references that form one \
            cycle.
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
            If it is intended, leave it. Otherwise emit an event that the ancestor intercepts, and let the ancestor \
            go to the route.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var finder = BranchCycles(context)
        for cycle in finder.cycles() {
            let (parent, branch) = cycle.branches[0]
            let child = context.tree.coordinators[parent].branches[branch].child.index
            let parents = cycle.branches.map { context.type(of: $0.parent) }
            var diagnosis = context.diagnosis(
                .branch(coordinator: parent, position: branch),
                message(parents, to: context.type(of: child), isItself: parent == child, cycle),
                detail: cycle.ancestor.map(context.type) ?? parents.sorted().joined(separator: " "))
            diagnosis.isNamedByDetail = true
            if cycle.branches.count > 1 {
                diagnosis.related = .subjects(
                    cycle.branches.dropFirst().map { .branch(coordinator: $0.parent, position: $0.branch) })
            }
            report(diagnosis)
        }
    }

    private static func message(
        _ parents: [String], to child: String, isItself: Bool, _ cycle: BranchCycles.Cycle
    ) -> String {
        let from = parents[0]
        guard parents.count > 1 else {
            return isItself ? "\(from) presents itself" : "\(from) leads back to \(child), which is above it"
        }
        let all = EventDiagnosis.list(parents)
        return cycle.ancestor == nil
            ? "\(all) lead back to one another" : "\(all) lead back to \(child), which is above them"
    }
}

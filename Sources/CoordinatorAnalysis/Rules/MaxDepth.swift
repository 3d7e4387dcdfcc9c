import CoordinatorModel

/// The tree is deeper than the team allows.
enum MaxDepth: Rule {
    static let manual = RuleManual(
        id: "max-depth", severity: .off,
        summary: "a coordinator is deeper in the tree than the configured number",
        explanation: """
            Counts coordinators from the root, which is 1, by containment. Only the first coordinator that is too \
            deep is reported, and none below it. The limit is 8 by default.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "root", "child": {
                  "type": "MainCoordinator",
                  "branches": [{ "presentation": "push", "child": { "type": "TeamsCoordinator" } }] } }] } }
            """, configuration: RuleConfiguration(maximumDepth: 2)),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "root", "child": { "type": "MainCoordinator" } }] } }
            """, configuration: RuleConfiguration(maximumDepth: 2)),
        remedy: "Split the flow, or let an outer coordinator present the inner one.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let limit = context.configuration.maximumDepth
        var depths = [Int](repeating: 0, count: context.tree.coordinators.count)
        for index in context.tree.depthFirst() {
            depths[index] = (context.parents[index].map { depths[$0] } ?? 0) + 1
            guard depths[index] == limit + 1 else { continue }
            let type = context.type(of: index)
            let message = "\(type) is at depth \(limit + 1), and at most \(limit) is allowed"
            report(context.diagnosis(.coordinator(index), message))
        }
    }
}

import CoordinatorModel

/// A coordinator has more children than the team allows.
enum MaxChildren: Rule {
    static let manual = RuleManual(
        id: "max-children", severity: .off,
        summary: "a coordinator has more children than the configured number",
        explanation: """
            Counts the coordinators to which branches lead, each once, references included. The limit is 10 by \
            default.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [
                  { "presentation": "root", "child": { "type": "SplashCoordinator" } },
                  { "presentation": "root", "child": { "type": "MainCoordinator" } }] } }
            """, configuration: RuleConfiguration(maximumChildren: 1)),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "root", "child": { "type": "MainCoordinator" } }] } }
            """, configuration: RuleConfiguration(maximumChildren: 1)),
        remedy: "Group children that belong together under a coordinator of their own.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let limit = context.configuration.maximumChildren
        for index in context.tree.coordinators.indices {
            let count = context.descents(of: index).count
            guard count > limit else { continue }
            let type = context.type(of: index)
            let message = "\(type) has \(count) children, and at most \(limit) are allowed"
            report(context.diagnosis(.coordinator(index), message))
        }
    }
}

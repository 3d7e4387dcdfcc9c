import CoordinatorModel

/// The coordinator does not declare its active route.
enum InvalidActiveRoute: Rule {
    static let manual = RuleManual(
        id: "invalid-active-route", severity: .error,
        summary: "the active route is not one of the declared routes",
        explanation: """
            `activeRoute` names a case of the coordinator's `Route`. If there is no such case, the tree is out of \
            date, or the coordinator was sent to a route that it does not have.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation",
                "routes": ["list"], "activeRoute": "lists",
                "branches": [{ "presentation": "root", "route": "list", "child": { "type": "ListCoordinator" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation",
                "routes": ["list"], "activeRoute": "list",
                "branches": [{ "presentation": "root", "route": "list", "child": { "type": "ListCoordinator" } }] } }
            """),
        remedy: "Correct `activeRoute`, or declare the route.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for index in context.tree.coordinators.indices {
            guard let active = context.tree.coordinators[index].activeRoute else { continue }
            let routes = context.tree.coordinators[index].routes.map(\.name)
            guard !routes.contains(active) else { continue }
            let type = context.type(of: index)
            var diagnosis = context.diagnosis(
                .coordinator(index), "\(type) has no route \(active), but it is set as the active route",
                detail: active)
            diagnosis.hint = NearestName.didYouMean(NearestName.nearest(to: active, among: routes))
            report(diagnosis)
        }
    }
}

import CoordinatorModel

/// A route without a branch.
enum UnboundRoute: Rule {
    static let manual = RuleManual(
        id: "unbound-route", severity: .warning,
        summary: "a route leads to no branch",
        explanation: """
            A coordinator declares a case of its `Route`, and none of its branches names it: `goTo(_:)` presents \
            nothing for it, so a deep link to it has no effect.

            Routes that extraction marks with `x-transition` are not reported. Each has a transition in \
            `prepareTransition(for:)`, or a case with code in a `switch` over the route, which may also show a screen, \
            dismiss one or open an address.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation", "routes": ["list", "team"],
                "branches": [{ "presentation": "root", "route": "list", "child": { "type": "ListCoordinator" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "TeamsCoordinator", "kind": "navigation", "routes": ["list", "team"],
                "branches": [
                  { "presentation": "root", "route": "list", "child": { "type": "ListCoordinator" } },
                  { "presentation": "show", "route": "team", "child": { "type": "DetailsCoordinator" } }] } }
            """),
        remedy: "Present something for the route in `goTo(_:)`, or remove the case.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for index in context.tree.coordinators.indices where !context.tree.coordinators[index].routes.isEmpty {
            let bound = Set(context.tree.coordinators[index].branches.compactMap(\.route))
            for (position, route) in context.tree.coordinators[index].routes.enumerated()
            where !bound.contains(route.name) && route.extensions[ExtensionKeys.transition] != .bool(true) {
                report(
                    context.diagnosis(
                        .route(coordinator: index, position: position),
                        "the route \(route.name) of \(context.type(of: index)) leads to no branch", detail: route.name))
            }
        }
    }
}

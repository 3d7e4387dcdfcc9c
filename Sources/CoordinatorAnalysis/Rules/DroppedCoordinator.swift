import CoordinatorModel

/// A coordinator is deallocated before it can intercept an event.
enum DroppedCoordinator: Rule {
    static let manual = RuleManual(
        id: "dropped-coordinator", severity: .error,
        summary: "a coordinator still has to answer its screens, and no object keeps it alive",
        explanation: """
            A coordinator makes a child in a variable, starts it and returns. No property holds the child: not its \
            parent's, and not one of its screens', which refer to it weakly. So it is deallocated as soon as the function \
            returns, and events that its screens emit later are lost.

            A child that is held by its screen, by a closure or by a library counts as held. In `tree.json` the branch says \
            `"holds": { "how": "none" }`; it is reported if the child intercepts an event, or emits one.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "push", "holds": { "how": "none" },
                  "child": { "type": "LoginCoordinator", "intercepts": ["LoginScreen.onDone"],
                    "screens": [{ "type": "LoginScreen", "emits": ["LoginScreen.onDone"] }] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "branches": [{ "presentation": "push", "holds": { "how": "strong", "member": "child" },
                  "child": { "type": "LoginCoordinator", "intercepts": ["LoginScreen.onDone"],
                    "screens": [{ "type": "LoginScreen", "emits": ["LoginScreen.onDone"] }] } }] } }
            """),
        remedy: """
            Store the child in a property of its parent, and remove it when it ends; or let its screen hold it.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for (parent, coordinator) in context.tree.coordinators.enumerated() {
            for (position, branch) in coordinator.branches.enumerated() {
                let child = context.tree.coordinators[branch.child.index]
                guard branch.holding?.strength == Holding.Strength.none,
                    let event = missed(by: child),
                    seen.insert("\(coordinator.type) \(child.type)").inserted
                else { continue }
                var diagnosis = context.diagnosis(
                    .branch(coordinator: parent, position: position),
                    "no object keeps the \(child.type) of \(coordinator.type) alive, so it never \(event)",
                    detail: "\(coordinator.type) \(child.type)")
                diagnosis.isNamedByDetail = true
                diagnosis.location = branch.holding?.location ?? branch.location
                report(diagnosis)
            }
        }
    }

    /// What a coordinator no longer does when it is deallocated.
    private static func missed(by child: Coordinator) -> String? {
        if let heard = child.intercepts.first(where: { $0.by == nil && !$0.isEmpty }) {
            return "intercepts \(heard.event)"
        }
        return child.emits.first.map { "emits \($0.event)" }
    }
}

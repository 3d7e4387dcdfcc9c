import CoordinatorModel

/// An event is lost: no object on the path from its emitter to the root intercepts it.
enum UnhandledEvent: Rule {
    static let manual = RuleManual(
        id: "unhandled-event", severity: .error,
        summary: "an event is emitted, and no object on its path intercepts it",
        explanation: """
            An event is offered to the screen that emits it, to the screens that embed that one, to their \
            coordinator, and to each coordinator above, up to the root. If none of them intercepts it, it is lost: \
            the button does nothing.

            This depends on the path and not on the type. The same coordinator may be safe under one parent and lose \
            its event under another. One cause is one finding, with the number of paths and the shortest one. An event \
            that no object in the app intercepts is reported once. An event that is intercepted elsewhere is \
            reported once for each object whose emission is lost. `--all-paths` and `coordviz explain` print the \
            other paths.

            The severity follows from what the program shows of its intent. It is an *error* if the event bubbles, \
            or is a step, and no object on the path intercepts it; if it is intercepted elsewhere but not here; or \
            if an object should intercept it and is not wired. It is a *warning* if the event goes through a \
            closure, a delegate or a stream that no object in the program intercepts; if it is a step with which a flow \
            ends (`.end(forwardToParentFlowWithStep:)` is not possible without one) and that no other flow intercepts; \
            or if a flow hands it to its parent only for steps that no object sends. It is a *note* if the channel \
            is optional (it has a default that does nothing, or the program shows that it needs no listener), if the \
            coordinator that subscribes to another one's results ignores all of them, or if the source is too large to be followed to its end, so that \
            an object may intercept it in code that was not read. A severity in the configuration is an upper limit.

            If most objects of a type lose an event and only a few are wired for it, that is one finding. It is a \
            warning if the event goes through a closure, a delegate or a stream. So is a closure that more than three \
            objects of a type go without, even if more of them are wired. A closure that is not set on one SwiftUI view, and set on another of \
            its type, is reported by [unset-closure](unset-closure.md).
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container",
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator",
                  "screens": [{ "type": "TeamsViewController", "emits": ["AppEvents.Teams.didSelect"] }] } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "kind": "container", "intercepts": ["AppEvents.Teams.didSelect"],
                "branches": [{ "presentation": "root", "child": {
                  "type": "TeamsCoordinator",
                  "screens": [{ "type": "TeamsViewController", "emits": ["AppEvents.Teams.didSelect"] }] } }] } }
            """),
        remedy: """
            Intercept the event in a coordinator on the path, usually the one that knows where to go next. If an \
            object off the path intercepts it, such as a view model or a service, record that as an interceptor of \
            the emitter with `by`. If the event is not needed, remove the emission.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        LostEvents(context, rule: manual.id) { !UnsetClosure.concerns($0) }.check(report)
    }
}

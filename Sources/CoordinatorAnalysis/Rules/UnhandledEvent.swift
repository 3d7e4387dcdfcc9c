import CoordinatorModel

/// An event is lost: no object on the path from its emitter to the root intercepts it.
enum UnhandledEvent: Rule {
    static let manual = RuleManual(
        id: "unhandled-event", severity: .error,
        summary: "an event is emitted, and no object on its path intercepts it",
        explanation: """
            For example, a screen calls its closure, and the coordinator that makes the screen never sets it:

            ```swift
            final class ListViewController: UIViewController {
                var onSelect: (() -> Void)?
                @objc private func tapped() { onSelect?() }
            }

            final class ListCoordinator {
                private let navigation = UINavigationController()
                func start() {
                    let list = ListViewController()
                    // Lost without this line: list.onSelect = { [weak self] in self?.showDetails() }
                    navigation.pushViewController(list, animated: true)
                }
            }
            ```

            An event is offered to the screen that emits it, to the screens that embed that one, to their \
            coordinator, and to each coordinator above, up to the root. If none of them intercepts it, it is lost: \
            the button does nothing.

            This depends on the path and not on the type. The same coordinator may be safe under one parent and lose \
            its event under another. One cause is one finding, with the number of paths and the shortest one. An event \
            that no object in the app intercepts is reported once. An event that is intercepted elsewhere is \
            reported once for each object whose emission is lost. `--all-paths` and `coordviz explain` print the \
            other paths.

            The severity follows from what the program shows of its intent:

            | severity | the event |
            |---|---|
            | error | is intercepted elsewhere in the app, but not on this path |
            | error | should be intercepted by an object that has the method, but is not assigned as the delegate |
            | error | bubbles, or is a [step](../dialects/rxflow.md), and no object intercepts it |
            | warning | goes through a closure, a delegate or a stream, and no object in the app intercepts it |
            | warning | is the step with which a flow ends, and no other flow intercepts it: a flow cannot end without a step |
            | warning | is a step that a flow hands to its parent only for steps that no object sends |
            | note | goes through a closure or delegate that may be missing: it has a default that does nothing, or the code shows that it needs no listener |
            | note | is a result of a coordinator, and the one that subscribes to its results ignores all of them |
            | note | may be intercepted in code that was not read, because the source is too large to be followed to its end |

            A severity in the configuration is an upper limit, so `unhandled-event: error` changes nothing. To fail for \
            warnings too, use `fail-on: warning`.

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
            Intercept the event in a coordinator on the path, usually the one that knows where to go next: set the \
            closure, or assign the delegate. If the event is not needed, remove the emission. If it may be lost, write \
            the reason beside the emission: `// coordviz:ignore unhandled-event - only debug builds`. If you write \
            `tree.json` yourself and an object off the path intercepts the event, such as a view model, add an interceptor \
            with `by` to the emitter.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        LostEvents(context, rule: manual.id) { !UnsetClosure.concerns($0) }.check(report)
    }
}

import CoordinatorModel

/// The user can leave a flow in a way that no code observes, so its coordinator stays.
enum UnreportedDismissal: Rule {
    static let manual = RuleManual(
        id: "unreported-dismissal", severity: .warning,
        summary: "the user can leave a flow by the back button, a swipe or a drag, and its coordinator is not removed",
        explanation: """
            A coordinator stores a child in a collection and removes it when the child emits an event. The child is pushed, so the back \
            button and the swipe take its screen away; or it is presented as a sheet, which can be dragged down. No code observes that: \
            no delegate of the navigation or presentation controller, no `viewDidDisappear` or `deinit` of a \
            screen, no completion of a router. So each visit that ends like this leaves a child behind.

            It is not reported if the back button is hidden or replaced, the sheet cannot be dragged or covers the screen, or \
            anything else about it is in doubt. In `tree.json` the branch says so with `kept` and a `gesture`.
            """,
        firing: .heldLogin(#""removed": [{ "event": "LoginCoordinator.onEnd" }]"#, #""kept": [{ "gesture": "back" }]"#),
        clean: .heldLogin(#""removed": [{ "event": "LoginCoordinator.onEnd" }]"#),
        remedy: """
            Observe it in one place: in `navigationController(_:didShow:animated:)` or `presentationControllerDidDismiss(_:)`, \
            or in the screen's `viewDidDisappear` with `isMovingFromParent`. There emit the event with which the child ends.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        KeptEndingCase.check(
            context,
            cause: { one in one.ending.gesture.map { "\(one.childType) \($0.rawValue)" } },
            message: { one in
                let gesture = one.ending.gesture == .drag ? "dragging it down" : "the back button or a swipe"
                return "\(one.parentType) does not notice that \(gesture) ends \(one.childType), and still holds it"
            }, report: report)
    }
}

import CoordinatorModel

/// A coordinator overrides the method that notifies its parent of its end, and does not notify it.
enum FinishWithoutTelling: Rule {
    static let manual = RuleManual(
        id: "finish-without-telling", severity: .warning,
        summary: "an overridden method does not notify the parent that the coordinator ends",
        explanation: """
            A superclass has a method that ends a coordinator: it emits the event, or calls the method of the parent, on which the \
            parent removes it. A subclass overrides the method, does not call `super`, and does nothing else that notifies \
            the parent. So the parent still holds the coordinator after it has ended.

            It is not reported if the method emits another event on which the parent removes it, passes `self` to some code, or \
            calls a method that does one of these. In `tree.json` the branch says so with `kept`, where the `method` is \
            named, and the `event` that it leaves out.
            """,
        firing: .heldLogin(
            #""removed": [{ "event": "BaseCoordinator.onFinish" }]"#,
            #""kept": [{ "event": "BaseCoordinator.onFinish", "method": "finish" }]"#),
        clean: .heldLogin(#""removed": [{ "event": "BaseCoordinator.onFinish" }]"#),
        remedy: """
            Call `super` in the method, or emit the event there.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        KeptEndingCase.check(
            context, cause: { one in one.ending.method.map { "\(one.childType) \($0)" } },
            message: { one in
                let told = one.ending.event.map { "emit \($0)" } ?? "tell its parent"
                let method = "\(one.childType).\(one.ending.method ?? "")"
                return "\(method) does not \(told), as its superclass does, so \(one.parentType) still holds it"
            }, report: report)
    }
}

import CoordinatorModel

/// When a child reports its end, its parent removes another child.
enum WrongChildFinished: Rule {
    static let manual = RuleManual(
        id: "wrong-child-finished", severity: .warning,
        summary: "on the event with which a child ends, its parent removes another object",
        explanation: """
            A coordinator stores a child, and wires the event with which it ends to a method that removes a child. What it passes \
            to that method is provably not the child: a property with another coordinator, a new object, or the parent itself. \
            So the child stays, and with it its screens.

            It is not reported if the child may go on: another of its events removes it, and this one does not dismiss or pop \
            anything. In `tree.json` the branch says so with `kept`, where `instead` is the type of the object that is \
            removed.
            """,
        firing: .heldLogin(
            #""removed": []"#, #""kept": [{ "event": "LoginCoordinator.onEnd", "instead": "HelpCoordinator" }]"#),
        clean: .heldLogin(#""removed": [{ "event": "LoginCoordinator.onEnd" }]"#),
        remedy: """
            Remove the child that emits the event: capture it weakly in the closure, or let the delegate's method take it.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        KeptEndingCase.check(
            context,
            cause: { one in
                guard one.ending.removed != nil else { return nil }
                return "\(one.childType) \(one.ending.event ?? "")"
            },
            message: { one in
                let event = one.ending.event ?? "its end"
                return
                    "on \(event), \(one.parentType) removes \(one.ending.removed ?? "") instead of \(one.childType)"
            }, report: report)
    }
}

import CoordinatorModel

/// A coordinator stores children that no code removes.
enum LeakedChild: Rule {
    static let manual = RuleManual(
        id: "leaked-child", severity: .warning,
        summary:
            "a coordinator stores a child each time that it presents it, and some ending does not remove it",
        explanation: """
            A coordinator puts a child into an array, a set or a dictionary whenever something happens, and shows it in \
            a way that ends: it pushes or presents it, or sets it as the root until another one takes its place. No code takes such a child out again: the collection is never reduced, \
            the function that does it is never called, or never with a child of this type. Each visit leaves \
            one more behind, with its screens and subscriptions.

            It is also reported if such a child is removed on some event and not on another one, which ends it just as well: the \
            handler dismisses or pops its screen and removes nothing, emits nothing and passes the coordinator to no other \
            code. In `tree.json` the branch says so with `kept` and an `event`.

            Leaks with one cause are one finding: no code removes children of one type, wherever they are stored; or \
            the coordinators have no code of their own that removes a child, and the code that they share does not do it. \
            A baseline lists each of them. If the \
            handler that should remove the child is empty, or the event with which it ends is lost, \
            [empty-handler](empty-handler.md) or [unhandled-event](unhandled-event.md) names the children that stay, and this rule is silent.

            Children that are stored once, when their parent begins, may live as long as it: tabs, roots, first screens. \
            They are not reported, nor are children in a property for one or under a key that is always the same, where the \
            next replaces the last. In `tree.json` the branch says so with `holds`, where `many` is set and `once` is not, and \
            an empty `removed`. If `removed` is absent, it is not known what removes the child.
            """,
        firing: .heldLogin(#""removed": []"#),
        clean: .heldLogin(#""removed": [{ "event": "LoginCoordinator.onEnd" }]"#),
        remedy: """
            Remove the child when it ends, on every way that it can end: where its finishing event is handled, and where the \
            user leaves it by the back button, a swipe or a drag.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let leaks = context.leaks
        let explained = context.explainedLeaks
        let words = LeakWords(context)
        let own = leaks.all.filter { !explained.contains($0) }
        let (open, suppressed) = context.bySuppression(own, rule: manual.id)
        for group in leaks.groups(of: open) { report(words.diagnosis(group)) }
        // One by one, so that every suppression counts as needed.
        for leak in suppressed { report(words.diagnosis(LeakGroup(cause: .single(leak.detail), leaks: [leak]))) }
        KeptEndingCase.check(
            context,
            cause: { one in
                let ending = one.ending
                guard let event = ending.event, ending.method == nil, ending.removed == nil else { return nil }
                return "\(one.childType) \(event)"
            },
            message: { one in
                "\(one.childType) ends on \(one.ending.event ?? ""), and \(one.parentType) still holds it"
            }, report: report)
    }
}

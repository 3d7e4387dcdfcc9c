import CoordinatorModel

/// A coordinator stores children that no code removes.
enum LeakedChild: Rule {
    static let manual = RuleManual(
        id: "leaked-child", severity: .warning,
        summary:
            "a coordinator stores a child each time that it presents it, and some ending does not remove it",
        explanation: """
            A coordinator puts a child into an array, a set or a dictionary whenever something happens, and shows it in \
            a way that ends: it pushes or presents it. No code takes such a child out again: the collection is never reduced, \
            the function that does it is never called, or never with a child of this type. Each visit leaves \
            one more behind, with its screens and subscriptions.

            It is also reported if such a child is removed on some event and not on another one, which ends it just as well: the \
            handler dismisses or pops its screen and removes nothing, emits nothing and hands the coordinator to no other \
            code. In `tree.json` the branch says so with `kept` and an `event`.

            Children that are stored once, when their parent begins, may live as long as it: tabs, roots, first screens. \
            They are not reported, nor are children in a property for one, where the next replaces the last. In `tree.json` the \
            branch says so with `holds`, where `many` is set and `once` is not, and an empty `removed`. If `removed` is absent, \
            it is not known what removes the child.
            """,
        firing: .heldLogin(#""removed": []"#),
        clean: .heldLogin(#""removed": [{ "event": "LoginCoordinator.onEnd" }]"#),
        remedy: """
            Remove the child when it ends, on every way that it can end: where its finishing event is handled, and where the \
            user leaves it by the back button, a swipe or a drag.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for (parent, coordinator) in context.tree.coordinators.enumerated() {
            for (position, branch) in coordinator.branches.enumerated() {
                guard let holding = branch.holding, holding.strength == .strong, holding.isCollection,
                    !holding.isOnce, branch.removals?.isEmpty == true, ends(branch),
                    // Another rule says what is removed instead.
                    !branch.keptEndings.contains(where: { $0.removed != nil }),
                    parent != branch.child.index
                else { continue }
                let child = context.type(of: branch.child.index)
                let detail = "\(coordinator.type) \(child)"
                guard seen.insert(detail).inserted else { continue }
                let member = holding.member.map { " in \($0)" } ?? ""
                var diagnosis = context.diagnosis(
                    .branch(coordinator: parent, position: position),
                    "\(coordinator.type) stores a \(child)\(member) each time, and no code removes one", detail: detail)
                diagnosis.isNamedByDetail = true
                diagnosis.location = branch.location
                report(diagnosis)
            }
        }
        KeptEndingCase.check(
            context,
            cause: { one in
                let ending = one.ending
                guard let event = ending.event, ending.method == nil, ending.removed == nil else { return nil }
                return "\(one.parentType) \(one.childType) \(event)"
            },
            message: { one in
                "\(one.childType) ends on \(one.ending.event ?? ""), and \(one.parentType) still holds it"
            }, report: report)
    }

    /// Whether what is presented so ends some day, while its parent goes on: it is laid over what was there.
    private static func ends(_ branch: Branch) -> Bool {
        ["push", "present", "show", "sheet", "cover", "modal", "popover"].contains(branch.presentation)
    }
}

import CoordinatorModel

/// Extraction, or the analysis, could not follow something.
enum UnresolvedFact: Rule {
    static let manual = RuleManual(
        id: "unresolved", severity: .note,
        summary: "something could not be followed, so the absence of findings about it proves nothing",
        explanation: """
            The tree records what extraction saw and could not follow, such as an event in a variable. Nothing is \
            guessed about it: it neither hides findings nor causes any. The rule says where the blind spots are.

            The same is said where references make more paths than can be traced, since their number can grow \
            exponentially: events are then traced along all paths by containment, and along as many others as the \
            limit permits. Events that are lost on one of the rest are found all the same, on one path each, \
            unless the tree has so many events and coordinators that even this takes too long; what is unconsumed, dead or shadowed is judged by the paths that were traced.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": { "type": "AppCoordinator" },
              "unresolved": [{ "what": "emitEvent(event): the event is a variable", "file": "App.swift", "line": 8 }] }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "AppCoordinator" }, "unresolved": [] }
            """),
        remedy: "Name the event where it is emitted, or add what is missing to the tree by hand.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        for (index, unresolved) in context.tree.unresolved.enumerated() {
            report(
                Diagnosis(
                    subject: .unresolved(index), message: "could not be followed: \(unresolved.what)",
                    detail: unresolved.what))
        }
        guard let truncation = context.propagation.truncation else { return }
        let hop = truncation.firstUntaken
        report(
            context.diagnosis(
                .branch(coordinator: hop.parent, position: hop.branch),
                "references make more than \(truncation.limit) visits of coordinators: from here on, "
                    + "some paths were not traced", detail: "truncation"))
    }
}

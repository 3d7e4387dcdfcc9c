import CoordinatorModel

/// Extraction, or the analysis, could not follow something.
enum UnresolvedFact: Rule {
    static let manual = RuleManual(
        id: "unresolved", severity: .note,
        summary: "something could not be followed, so coordviz cannot tell whether it is correct",
        explanation: """
            The tree records what extraction saw and could not follow, such as an event in a variable. Nothing is \
            guessed: an unresolved place neither hides findings nor causes any.

            The rule also reports if there are more paths through references than can be traced, because their \
            number can grow exponentially. Events are then traced along all paths by containment, and along as many \
            others as the limit permits. An event that is lost on one of the other paths is still found, on one \
            path, unless the tree has so many events and coordinators that even this takes too long. Rules about \
            unconsumed events and about interceptors use the paths that were traced.
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
        // The places where extraction stopped are one finding of `incomplete-reading`, however many there are.
        for (index, unresolved) in context.tree.unresolved.enumerated() where !unresolved.isCutOff {
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

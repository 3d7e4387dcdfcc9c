import CoordinatorModel

/// Extraction, or the analysis, could not follow something.
enum UnresolvedFact: Rule {
    static let manual = RuleManual(
        id: "unresolved", severity: .note,
        summary: "something could not be followed, so coordviz cannot tell whether it is correct",
        explanation: """
            The tree records what extraction saw and could not follow, such as an event in a variable. Nothing is \
            guessed: an unresolved place neither hides findings nor causes any.

            Places of one file with the same description are one finding, and its notes list the others.

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
        remedy: """
            Name the event where it is emitted, name the missing folders, or describe the library in a \
            [model](../configuration.md#models-of-libraries). If you write `tree.json` yourself, add what is missing.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        // The places where extraction stopped are one finding of `incomplete-reading`, however many there are.
        var causes: [Cause: [Int]] = [:]
        for (index, unresolved) in context.tree.unresolved.enumerated() where !unresolved.isCutOff {
            causes[Cause(what: unresolved.what, file: unresolved.location?.file), default: []].append(index)
        }
        for (cause, places) in causes.sorted(by: { $0.value[0] < $1.value[0] }) {
            report(diagnosis(cause, places, context.tree))
        }
        guard let truncation = context.propagation.truncation else { return }
        let hop = truncation.firstUntaken
        report(
            context.diagnosis(
                .branch(coordinator: hop.parent, position: hop.branch),
                "references make more than \(truncation.limit) visits of coordinators: from here on, "
                    + "some paths were not traced", detail: "truncation"))
    }

    /// What could not be followed, in one file.
    private struct Cause: Hashable {
        var what: String
        var file: String?
    }

    private static func diagnosis(_ cause: Cause, _ places: [Int], _ tree: CoordinatorTree) -> Diagnosis {
        func one(_ index: Int) -> Diagnosis {
            Diagnosis(
                subject: .unresolved(index), message: "could not be followed: \(cause.what)", detail: cause.what)
        }
        var diagnosis = one(places[0])
        guard places.count > 1 else { return diagnosis }
        diagnosis.parts = places.map(one)
        diagnosis.related.subjects = places.dropFirst().map { .unresolved($0) }
        let lines = places.dropFirst().compactMap { tree.unresolved[$0].location?.line }
        let shown = lines.prefix(mostLines).map(String.init).joined(separator: ", ")
        let others = places.count == 2 ? "at 1 more place" : "at \(places.count - 1) more places"
        let end = lines.count > mostLines ? ", …" : ""
        let word = lines.count == 1 ? "line" : "lines"
        diagnosis.notes = ["the same \(others)" + (shown.isEmpty ? "" : " of this file: \(word) \(shown)\(end)")]
        return diagnosis
    }

    /// The largest number of lines that a note lists.
    private static let mostLines = 12
}

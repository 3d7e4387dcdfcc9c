import CoordinatorModel

/// Extraction stopped before it had read the whole program.
enum IncompleteReading: Rule {
    static let manual = RuleManual(
        id: "incomplete-reading", severity: .warning,
        summary: "the source was not read to its end, so the verdict holds only for a part of it",
        explanation: """
            Extraction limits its work in proportion to the size of the program. If it reaches the limit, it stops, and \
            what the rest of the program does is missing in the tree: events that are emitted there, interceptors, \
            coordinators. “All emissions are intercepted” then only holds for the emissions that were read. Nothing is \
            reported as lost because its interceptor may be in the part that was not read.

            The places at which extraction stopped are listed under `unresolved`, and `--coverage` prints them. The finding is a warning, so \
            `--strict` fails; `incomplete-reading: error` in `.coordviz.yml` lets every run fail.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": { "type": "AppCoordinator" }, "x-cut-off": 367 }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "AppCoordinator" } }
            """),
        remedy: """
            Name only the folders that navigation depends on, or leave out others, such as vendored code and services: \
            `source: { exclude: [Vendor] }` in `.coordviz.yml`, or `--exclude`.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        guard let places = context.tree.cutOff else { return }
        let stops = places == 1 ? "1 place" : "\(places) places"
        report(
            context.diagnosis(
                .tree,
                "the reading was cut off at \(stops): events and interceptors behind them are missing, and the verdict "
                    + "holds only for what was read", detail: "cut-off"))
    }
}

extension CoordinatorTree {
    /// The number of places at which extraction stopped; `nil` if it read everything.
    package var cutOff: Int? {
        guard case .number(let text)? = extensions[ExtensionKeys.cutOff], let count = Int(text), count > 0 else {
            return nil
        }
        return count
    }
}

extension Unresolved {
    /// Whether extraction stopped here before it had read the whole program.
    var isCutOff: Bool { extensions[ExtensionKeys.cutOff] == .bool(true) }
}

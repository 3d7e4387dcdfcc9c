import CoordinatorAnalysis

/// The file that `coordviz init` writes.
public enum Starter {
    /// A commented `.coordviz.yml` that lists every rule with its default and its summary. It changes nothing: a check
    /// with it has the same result as a check without a file.
    public static let text: String = render(nil)

    /// The facts about a project that the file contains.
    public struct Sketch: Sendable {
        /// A line with the numbers of what was read: `12 Swift files, 8 coordinators, 15 events, 3 places unresolved`.
        public var coverage: String
        /// The types of the root coordinators, the app's first.
        public var roots: [String]
        /// Whether the app's root is assumed: no code that makes it was found.
        public var isAssumed: Bool

        /// Creates a sketch.
        public init(coverage: String, roots: [String], isAssumed: Bool = false) {
            self.coverage = coverage
            self.roots = roots
            self.isAssumed = isAssumed
        }
    }

    /// The same file for a known project: with its source, and the facts found in it.
    public static func text(for sketch: Sketch) -> String { render(sketch) }

    private static func source(_ sketch: Sketch?) -> String {
        guard let sketch else {
            return """
                #source:
                #  paths: [.]
                #  root: AppCoordinator
                """
        }
        var text = "# Found here: \(sketch.coverage).\n"
        if Set(sketch.roots).count < sketch.roots.count {
            text += "# Several roots have one name. If they are several apps, run coordviz init in each folder.\n"
        }
        text += "source:\n  paths: [.]"
        guard let root = sketch.roots.first else { return text + "\n#  root: AppCoordinator   # not found" }
        let others =
            sketch.roots.count > 1 ? "; also found: \(sketch.roots.dropFirst().joined(separator: ", "))" : ""
        let found = sketch.isAssumed ? "found, but not certain" : "found"
        // Commented out, because every run finds the root again, so that it follows the code.
        text +=
            "\n"
            + YAMLText.line("#  root: \(YAMLText.quoted(root))", comment: found + others, width: 38)
        return String(text.dropLast())
    }

    private static func render(_ sketch: Sketch?) -> String {
        let standard = EffectiveConfiguration()
        return """
            # How coordviz checks this project.\(sketch == nil ? " As it stands, this file changes nothing." : "")
            # "# " begins a comment. A "#" without one space after it hides a setting: remove the "#" to use it.

            version: \(ConfigurationShape.formatVersion)

            # Where the app's source is, for "coordviz check" without arguments, and how it is read.
            \(source(sketch))

            # Coordinators with other names than …Coordinator. In patterns "*" stands for any characters.
            #coordinators: ["*Flow", AppRouter]

            # Swift files that describe libraries which are not in the source.
            #models: [Models]

            # The least severity that makes the check fail: note, warning or error.
            #fail-on: \(standard.failOn.value.rawValue)

            # Of a finding with many places, JSON and SARIF list at most so many of the others.
            #paths-per-emission: \(standard.maximumPathsPerEmission.value)

            # The severity of each rule: off, note, warning or error.
            rules:
            \(rules(standard))
            # Rules of your own.
            policies:
            #  - name: checkout-stays-inside
            #    severity: error
            #    comment: the checkout team changes these events without asking
            #    forbid: { who: { except: "Checkout*" }, intercepts: "Checkout*.*" }

            # Findings not to report, each with a reason.
            ignore:
            #  - rule: unhandled-event
            #    event: "AppEvents.Debug.*"
            #    reason: only debug builds show these screens

            # Known findings, which are not reported; write the file with --write-baseline.
            #baseline: .coordviz.baseline

            # The reports to write: FORMAT, or FORMAT=FILE.
            #reports: [text, sarif=coordviz.sarif]

            """
    }

    private static func rules(_ standard: EffectiveConfiguration) -> String {
        RuleCatalog.manuals.map { manual in
            let limit = ConfigurationReader.limits[manual.id].map { standard[keyPath: $0].value }
            let value = limit.map { "{ severity: \(manual.severity.rawValue), limit: \($0) }" }
            return YAMLText.line(
                "#  \(manual.id): \(value ?? manual.severity.rawValue)", comment: manual.summary, width: 46)
        }.joined()
    }
}

import CoordinatorAnalysis

/// The file that `coordviz init` writes.
public enum Starter {
    /// A commented `.coordviz.yml` that lists every rule with its default and what it is about, and changes nothing: a
    /// check with it is a check without a file.
    public static let text: String = render()

    private static func render() -> String {
        let standard = EffectiveConfiguration()
        return """
            # How coordviz checks this project. As it stands, this file changes nothing.
            # Lines that begin with "#" and no space are settings: remove the "#" to make one.

            version: \(ConfigurationShape.formatVersion)

            # The least severity that makes the check fail: note, warning or error.
            #fail-on: \(standard.failOn.value.rawValue)

            # How many of the other places of a finding JSON and SARIF name.
            #paths-per-emission: \(standard.maximumPathsPerEmission.value)

            # The rules, and how much a finding of each matters: off, note, warning or error.
            rules:
            \(rules(standard))
            # What your team forbids or requires beyond the rules. In patterns "*" stands for any characters.
            policies:
            #  - name: checkout-stays-inside
            #    severity: error
            #    comment: the checkout team changes these events without asking
            #    forbid: { who: { except: "Checkout*" }, intercepts: "Checkout.*" }

            # Findings not to report, each with a reason.
            ignore:
            #  - rule: unhandled-event
            #    event: "AppEvents.Debug.*"
            #    reason: only debug builds show these screens

            # Findings that were there before; write the file with --write-baseline.
            #baseline: .coordviz.baseline

            # What to write beside each other: FORMAT, or FORMAT=FILE.
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

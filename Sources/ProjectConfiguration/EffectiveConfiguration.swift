import CoordinatorAnalysis
import CoordinatorModel

/// The settings of a check: the defaults, what the project's file says over them, and what the command line says over
/// that; each value with where it comes from.
///
/// ```swift
/// var configuration = EffectiveConfiguration()
/// if let file = Discovery.file(forInput: "tree.json") {
///     configuration = try EffectiveConfiguration(contentsOf: file, isFound: true, reportFormats: ["text", "sarif"])
/// }
/// configuration.apply(CommandLineChoices(failOn: .warning, failOnOption: "--strict"))
/// Analysis(tree, configuration: configuration.rules)
/// ```
public struct EffectiveConfiguration: Hashable, Sendable {
    /// Where the app's source is (`source`).
    public var source: Sourced<SourceSettings>
    /// The severity of each rule, by id; every rule of `RuleCatalog` has one.
    public var severities: [String: Sourced<Severity>]
    /// How deep coordinators may be (`max-depth`).
    public var maximumDepth: Sourced<Int>
    /// How many children a coordinator may have (`max-children`).
    public var maximumChildren: Sourced<Int>
    /// How many of the other places of a finding reports for machines name (`paths-per-emission`).
    public var maximumPathsPerEmission: Sourced<Int>
    /// What the team forbids and requires, in the order of the file.
    public var policies: [Sourced<Policy>]
    /// Findings not to report, in the order of the file.
    public var suppressions: [Sourced<Suppression>]
    /// The path of the baseline, as seen from the current folder; `nil` for none.
    public var baseline: Sourced<String?>
    /// The least severity of a finding that makes the check fail; `off` only by the command line.
    public var failOn: Sourced<Severity>
    /// The reports to write, their files as seen from the current folder; empty for what the command does by itself.
    public var reports: Sourced<[ReportRequest]>

    /// The configuration of a project without a file.
    public init() {
        let rules = RuleConfiguration()
        source = Sourced(SourceSettings())
        severities = Dictionary(
            uniqueKeysWithValues: RuleCatalog.manuals.map { ($0.id, Sourced(rules.severity(of: $0))) })
        maximumDepth = Sourced(rules.maximumDepth)
        maximumChildren = Sourced(rules.maximumChildren)
        maximumPathsPerEmission = Sourced(rules.maximumPathsPerEmission)
        policies = []
        suppressions = []
        baseline = Sourced(nil)
        failOn = Sourced(.error)
        reports = Sourced([])
    }

    /// The settings for the rules; suppressions have places, for findings that they are superfluous.
    public var rules: RuleConfiguration {
        var rules = rulesWithoutPlaces
        for position in suppressions.indices {
            guard case .file(let file, let line) = suppressions[position].origin else { continue }
            rules.suppressions[position].location = Location(file: file, line: line)
        }
        return rules
    }

    private var rulesWithoutPlaces: RuleConfiguration {
        let standard = EffectiveConfiguration.standardSeverities
        return RuleConfiguration(
            severities: severities.mapValues(\.value).filter { standard[$0.key] != $0.value },
            maximumDepth: maximumDepth.value, maximumChildren: maximumChildren.value,
            maximumPathsPerEmission: maximumPathsPerEmission.value, policies: policies.map(\.value),
            suppressions: suppressions.map(\.value))
    }

    /// Whether it has the same effect as another, wherever the values come from.
    public func hasSameEffect(as other: EffectiveConfiguration) -> Bool {
        source.value == other.source.value && rulesWithoutPlaces == other.rulesWithoutPlaces
            && baseline.value == other.baseline.value
            && failOn.value == other.failOn.value
            && reports.value == other.reports.value
    }

    private static let standardSeverities = Dictionary(
        uniqueKeysWithValues: RuleCatalog.manuals.map { ($0.id, $0.severity) })
}

import CoordinatorAnalysis
import CoordinatorModel

/// The settings of a check: the defaults, changed by the project's file, changed by the command line. Each value has
/// its origin.
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
    /// Where the file names the parts of `source`.
    public var sourceLines = SourceLines()
    /// The severity of each rule, by id; every rule of `RuleCatalog` has one.
    public var severities: [String: Sourced<Severity>]
    /// The greatest allowed depth of a coordinator (`max-depth`).
    public var maximumDepth: Sourced<Int>
    /// The largest allowed number of children of a coordinator (`max-children`).
    public var maximumChildren: Sourced<Int>
    /// The largest number of related places of a finding in machine-readable reports (`paths-per-emission`).
    public var maximumPathsPerEmission: Sourced<Int>
    /// The team's policies, in the order of the file.
    public var policies: [Sourced<Policy>]
    /// Findings not to report, in the order of the file.
    public var suppressions: [Sourced<Suppression>]
    /// The path of the baseline, relative to the current folder; `nil` for none.
    public var baseline: Sourced<String?>
    /// The lowest severity of a finding that makes the check fail; only the command line can set `off`.
    public var failOn: Sourced<Severity>
    /// The reports to write, with paths relative to the current folder; if it is empty, the command's default applies.
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

    /// The settings for the rules. Suppressions have places, for findings about superfluous ones.
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

    /// Whether it has the same effect as another configuration, whatever the origins of the values are.
    public func hasSameEffect(as other: EffectiveConfiguration) -> Bool {
        source.value == other.source.value && rulesWithoutPlaces == other.rulesWithoutPlaces
            && baseline.value == other.baseline.value
            && failOn.value == other.failOn.value
            && reports.value == other.reports.value
    }

    private static let standardSeverities = Dictionary(
        uniqueKeysWithValues: RuleCatalog.manuals.map { ($0.id, $0.severity) })
}

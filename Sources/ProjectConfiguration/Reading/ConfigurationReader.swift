import CoordinatorAnalysis
import CoordinatorModel

/// Turns a YAML text into a configuration, and collects everything that is wrong with it.
struct ConfigurationReader {
    /// An error whose line and column are not known yet.
    struct Problem {
        var offset: Int
        var path: String
        var message: String
        var expected: String?
        var hint: String?
    }

    let file: String
    let reportFormats: [String]
    /// The valid dialects, without the prefix `no-`; `nil` if they are not checked.
    let dialects: [String]?
    let positions: SourcePositions
    var problems: [Problem] = []

    init(_ bytes: [UInt8], file: String, reportFormats: [String], dialects: [String]?) {
        self.file = file
        self.reportFormats = reportFormats
        self.dialects = dialects
        positions = SourcePositions(bytes)
    }

    /// Adds an error at a value or key.
    mutating func complain(
        _ node: YAMLNode, _ path: String, _ message: String, expected: String? = nil, hint: String? = nil
    ) {
        problems.append(
            Problem(offset: node.offset, path: path, message: message, expected: expected, hint: hint))
    }

    /// A value with the line of `node` as its origin.
    func sourced<Value>(_ value: Value, _ node: YAMLNode) -> Sourced<Value> {
        Sourced(value, .file(file, line: line(of: node)))
    }

    /// The line on which a value or key begins.
    func line(of node: YAMLNode) -> Int { positions.position(at: node.offset).line }

    /// The place of a value, as messages begin with it.
    func position(of node: YAMLNode) -> String {
        let position = positions.position(at: node.offset)
        return "\(file):\(position.line):\(position.column)"
    }

    /// All errors, in the order of the file; `nil` if there are none.
    var error: ConfigurationError? {
        guard !problems.isEmpty else { return nil }
        let shown = problems.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .prefix(ConfigurationError.maximumDiagnostics).map(\.element)
        let diagnostics = shown.map { problem in
            let position = positions.position(at: problem.offset)
            return Diagnostic(
                file: file, line: position.line, column: position.column, path: problem.path,
                message: problem.message, expected: problem.expected, hint: problem.hint)
        }
        return .invalid(diagnostics, omitted: problems.count - diagnostics.count)
    }

    /// Reads the whole file into a configuration with the default values.
    mutating func read(_ root: YAMLNode, into configuration: inout EffectiveConfiguration) {
        guard !isFromTheFuture(root), let members = members(of: root, .file, "") else { return }
        if let version = members[.version] { checkVersion(version.value) }
        readSource(members, into: &configuration)
        if let rules = members[.rules] { readRules(rules.value, into: &configuration) }
        if let paths = members[.pathsPerEmission], let number = number(paths.value, paths.path) {
            configuration.maximumPathsPerEmission = sourced(number, paths.key)
        }
        if let policies = members[.policies] { configuration.policies = readPolicies(policies.value, policies.path) }
        if let ignore = members[.ignore] {
            let names = members[.policies].map { policyNames($0.value) } ?? []
            configuration.suppressions = readSuppressions(ignore.value, ignore.path, policies: names)
        }
        if let baseline = members[.baseline], let path = path(baseline.value, baseline.path) {
            configuration.baseline = sourced(path, baseline.key)
        }
        if let failOn = members[.failOn], let severity = severity(failOn.value, failOn.path, offAllowed: false) {
            configuration.failOn = sourced(severity, failOn.key)
        }
        if let reports = members[.reports] {
            configuration.reports = sourced(readReports(reports.value, reports.path), reports.key)
        }
    }

    /// The settings of extraction: `source:`, `coordinators:` and `models:`.
    private mutating func readSource(
        _ members: [ConfigurationKey: Entry], into configuration: inout EffectiveConfiguration
    ) {
        let entries = [members[.source], members[.coordinators], members[.models]]
        guard let first = entries.compactMap({ $0 }).first else { return }
        var settings = SourceSettings()
        var lines = SourceLines()
        if let source = members[.source] { readSource(source.value, source.path, into: &settings, &lines) }
        if let coordinators = members[.coordinators] { readCoordinators(coordinators, into: &settings) }
        if let models = members[.models] { readModels(models, into: &settings, &lines) }
        configuration.sourceLines = lines
        configuration.source = sourced(settings, first.key)
    }

    /// Whether the file has a later version of the format, whose keys would be unknown.
    private mutating func isFromTheFuture(_ root: YAMLNode) -> Bool {
        guard case .mapping(let entries) = root.content,
            let version = entries.first(where: { $0.key.text == ConfigurationKey.version.rawValue })?.value,
            let text = version.text, let number = Int(text), number > ConfigurationShape.formatVersion
        else { return false }
        complain(
            version, "version", "version \(number) of the configuration is newer than this coordviz",
            expected: "version \(ConfigurationShape.formatVersion)")
        return true
    }

    private mutating func checkVersion(_ node: YAMLNode) {
        guard node.text != "\(ConfigurationShape.formatVersion)" else { return }
        complain(
            node, "version", "\(node.description) is not a version",
            expected: "\(ConfigurationShape.formatVersion)")
    }
}

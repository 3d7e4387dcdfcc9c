import CoordinatorAnalysis

/// The JSON Schema of `.coordviz.yml` (draft 2020-12), for editors. It is made from the shapes that the reader uses.
///
/// It can't express everything that the reader checks: that names are unique, that suppressions name rules or policies,
/// and that report formats exist.
public enum ConfigurationSchema {
    /// The text of the schema, which ends with a line break.
    public static let text: String = render()

    private static func render() -> String {
        var members: [(String, JSONText)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .string(".coordviz.yml, version \(ConfigurationShape.formatVersion)")),
        ]
        members += definition(.file, isFile: true)
        members.append(
            (
                "$defs",
                .object([
                    ("glob", ["type": "string", "pattern": "\\S"]),
                    ("globs", anyOf([reference("glob"), list(of: reference("glob"), isEmptyAllowed: false)])),
                    ("pattern", anyOf([reference("globs"), .object(definition(.pattern, minimum: 1))])),
                    ("selection", anyOf([reference("globs"), .object(definition(.selection, minimum: 1))])),
                    ("relation", .object(definition(.relation))),
                ])
            ))
        return JSONText.object(members).text + "\n"
    }

    private static func definition(
        _ shape: ConfigurationShape, isFile: Bool = false, minimum: Int = 0
    ) -> [(String, JSONText)] {
        // A file that contains only comments is not a mapping, but it is valid.
        var members: [(String, JSONText)] = [("type", isFile ? ["object", "null"] : "object")]
        // `match` and `except` are globs: a pattern inside a pattern would have no meaning.
        let isPattern = minimum > 0
        let properties = shape.members.map { member in
            let isGlobs = isPattern && (member.key == .match || member.key == .except)
            let constraints = isGlobs ? [("$ref", "#/$defs/globs")] : constraints(member.value)
            return (member.key.rawValue, JSONText.object([("description", .string(member.meaning))] + constraints))
        }
        members.append(("properties", .object(properties)))
        members.append(("additionalProperties", .flag(false)))
        if isPattern { members.append(("minProperties", .number(minimum))) }
        let required = shape.members.filter(\.isRequired).map { JSONText.string($0.key.rawValue) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        if !shape.alternatives.isEmpty {
            let alternatives = shape.alternatives.map { JSONText.object([("required", [.string($0.rawValue)])]) }
            members.append(("oneOf", .array(alternatives)))
        }
        if shape.members.contains(where: { $0.key == .presentation }) {
            members.append(("dependentRequired", .object([("presentation", ["presents"])])))
        }
        return members
    }

    private static func constraints(_ value: ConfigurationShape.Value) -> [(String, JSONText)] {
        switch value {
        case .version: [("enum", [.number(ConfigurationShape.formatVersion), "\(ConfigurationShape.formatVersion)"])]
        case .rules: rules
        case .severity(let offAllowed): [("enum", severities(offAllowed: offAllowed))]
        case .number:
            [
                ("type", "integer"), ("minimum", .number(1)),
                ("maximum", .number(ConfigurationShape.largestNumber)),
            ]
        case .text, .path: [("type", ["string", "number", "boolean"]), ("pattern", "\\S")]
        case .texts:
            [("anyOf", [["type": "null"], oneText, list(of: oneText, isEmptyAllowed: true)])]
        case .source: definition(.source)
        case .coordinators:
            [
                (
                    "anyOf",
                    [
                        ["type": "null"], oneText, list(of: oneText, isEmptyAllowed: true),
                        .object(definition(.coordinators)),
                    ]
                )
            ]
        case .policyName: [("type", ["string", "number", "boolean"]), ("pattern", .string(PolicyName.pattern))]
        case .reports:
            [("anyOf", [["type": "null"], report, list(of: report, isEmptyAllowed: true)])]
        case .pattern: [("$ref", "#/$defs/pattern")]
        case .selection: [("$ref", "#/$defs/selection")]
        case .relation: [("$ref", "#/$defs/relation")]
        case .list(let shape): [("type", ["array", "null"]), ("items", .object(definition(shape)))]
        }
    }

    private static var rules: [(String, JSONText)] {
        let properties = RuleCatalog.manuals.map { manual in
            let shape = ConfigurationReader.limits[manual.id] == nil ? ConfigurationShape.rule : .limitedRule
            return (
                manual.id,
                JSONText.object([
                    ("description", .string(manual.summary)), ("default", .string(manual.severity.rawValue)),
                    ("anyOf", [["enum": severities(offAllowed: true)], .object(definition(shape))]),
                ])
            )
        }
        return [
            ("type", ["object", "null"]), ("properties", .object(properties)),
            ("additionalProperties", .flag(false)),
        ]
    }

    private static func severities(offAllowed: Bool) -> JSONText {
        .array(Severity.allCases.filter { offAllowed || $0 != .off }.map { .string($0.rawValue) })
    }

    private static let oneText: JSONText = ["type": ["string", "number", "boolean"], "pattern": "\\S"]
    private static let report: JSONText = ["type": "string", "pattern": "^[^=]+(=.*\\S.*)?$"]

    private static func list(of element: JSONText, isEmptyAllowed: Bool) -> JSONText {
        .object(
            [("type", "array"), ("items", element)] + (isEmptyAllowed ? [] : [("minItems", JSONText.number(1))]))
    }

    private static func reference(_ name: String) -> JSONText { ["$ref": .string("#/$defs/\(name)")] }

    private static func anyOf(_ choices: [JSONText]) -> JSONText { ["anyOf": .array(choices)] }
}

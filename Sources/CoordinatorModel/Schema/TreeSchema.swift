/// The JSON Schema of `tree.json` (draft 2020-12), made from the shapes that the reader uses.
///
/// The schema can't express everything that the reader checks: that ids are unique, that each `to` names a coordinator,
/// and that the size and depth of the file are within the limits.
public enum TreeSchema {
    /// The text of the schema, which ends with a line break.
    public static let text: String = render()

    /// The largest line or column that a `Location` in a file can have.
    public static let largestPosition = Int(Int32.max)

    private static func render() -> String {
        var members: [(String, JSONFragment)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .string("coordviz tree.json, version \(CoordinatorTree.formatVersion)")),
        ]
        members += definition(of: .tree)
        var definitions = TreeShape.all.dropFirst().map { shape in
            (shape.name.rawValue, JSONFragment.object(definition(of: shape)))
        }
        definitions.append(("name", ["type": "string", "minLength": .number(1)]))
        members.append(("$defs", .object(definitions)))
        return JSONFragment.object(members).text + "\n"
    }

    private static func definition(of shape: TreeShape) -> [(String, JSONFragment)] {
        var members: [(String, JSONFragment)] = [("description", .string(shape.meaning)), ("type", "object")]
        members.append(("properties", .object(shape.members.map { ($0.key.rawValue, property($0)) })))
        members.append(("patternProperties", ["^x-": .flag(true)]))
        members.append(("additionalProperties", .flag(false)))
        let required = shape.members.filter(\.isRequired).map { JSONFragment.string($0.key.rawValue) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        if !shape.alternatives.isEmpty {
            members.append(("oneOf", .array(shape.alternatives.map { ["required": .array([.string($0.rawValue)])] })))
        }
        if shape.keys.contains(.line) {
            members.append(("dependentRequired", ["line": .array(["file"]), "column": .array(["line"])]))
        }
        return members
    }

    private static func property(_ member: TreeShape.Member) -> JSONFragment {
        .object([("description", .string(member.meaning))] + constraints(member.value))
    }

    private static func constraints(_ value: TreeShape.Value) -> [(String, JSONFragment)] {
        switch value {
        case .version: [("const", .number(CoordinatorTree.formatVersion))]
        case .text: [("type", "string")]
        case .name: [("$ref", "#/$defs/name")]
        case .names: [("type", "array"), ("items", reference("name"))]
        case .flag: [("type", "boolean")]
        case .position: [("type", "integer"), ("minimum", .number(1)), ("maximum", .number(largestPosition))]
        case .oneOf(let words, let byDefault):
            [("enum", .array(words.map { .string($0) }))] + (byDefault.map { [("default", .string($0))] } ?? [])
        case .object(let name): [("$ref", .string("#/$defs/\(name.rawValue)"))]
        case .list(let name):
            [
                ("type", "array"),
                (
                    "items",
                    name.hasShorthand
                        ? ["anyOf": .array([reference("name"), reference(name.rawValue)])] : reference(name.rawValue)
                ),
            ]
        }
    }

    private static func reference(_ name: String) -> JSONFragment { ["$ref": .string("#/$defs/\(name)")] }
}

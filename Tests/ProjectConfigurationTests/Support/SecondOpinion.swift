import Foundation

@testable import ProjectConfiguration

/// What PyPI's `jsonschema` says, asked in one process for all cases. The interpreter is that of `COORDVIZ_PYTHON`,
/// else `python3`.
enum SecondOpinion {
    private static let script = """
        import json, sys, jsonschema
        asked = json.load(open(sys.argv[1]))
        schema = json.loads(asked["schema"])
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        json.dump([validator.is_valid(json.loads(text)) for text in asked["cases"]], sys.stdout)
        """

    /// Whether each case, a JSON text, is valid by the schema.
    static func isValid(_ cases: [String], schema: String) throws -> [Bool] {
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        let question = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: question) }
        try JSONSerialization.data(withJSONObject: ["schema": schema, "cases": cases]).write(to: question)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [python, "-c", script, question.path]
        let answer = Pipe()
        process.standardOutput = answer
        try process.run()
        let said = answer.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONSerialization.jsonObject(with: said) as? [Bool] ?? []
    }

    /// A YAML text as the JSON that an editor's validator sees (YAML 1.2: `off` is text).
    static func json(_ yaml: String) throws -> String {
        try YAMLDocument.root(of: Array(yaml.utf8)).map(json) ?? "null"
    }

    private static func json(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isPlain):
            if node.isNull { return "null" }
            return isPlain && Int(text) != nil ? text : JSONText.string(text).text
        case .sequence(let elements): return "[\(elements.map(json).joined(separator: ","))]"
        case .mapping(let entries):
            let members = entries.map { "\(JSONText.string($0.key.text ?? "").text):\(json($0.value))" }
            return "{\(members.joined(separator: ","))}"
        }
    }
}

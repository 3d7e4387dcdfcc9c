import Foundation

@testable import ProjectConfiguration

/// What PyPI's `jsonschema` and `ruamel.yaml` say, asked in one process for all cases. The interpreter is that of `COORDVIZ_PYTHON`,
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

    private static let composing = """
        import json, sys
        from ruamel.yaml import YAML
        def plain(node):
            if node.id == "scalar": return node.value
            if node.id == "sequence": return [plain(element) for element in node.value]
            return {"": [[plain(key), plain(value)] for key, value in node.value]}
        def read(text):
            try:
                yaml = YAML(typ="safe", pure=True)
                node = yaml.compose(text)
                return {"value": None if node is None else plain(node)}
            except Exception:
                return {}
        json.dump([read(text) for text in json.load(open(sys.argv[1]))["cases"]], sys.stdout)
        """

    /// What PyPI's `ruamel.yaml` reads in each text, as `plain` writes it; `nil` where it reads nothing but an error.
    static func values(_ cases: [String]) throws -> [String?] {
        let answer = try ask(composing, ["cases": cases]) as? [[String: Any]] ?? []
        return try answer.map { answer in
            guard let value = answer["value"] else { return nil }
            if value is NSNull { return "null" }
            let data = try JSONSerialization.data(withJSONObject: [value], options: [.sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// What is read here in a text, written as `values` does.
    static func value(_ yaml: String) throws -> String {
        guard let root = try YAMLDocument.root(of: Array(yaml.utf8)) else { return "null" }
        let data = try JSONSerialization.data(withJSONObject: [plain(root)], options: [.sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    private static func plain(_ node: YAMLNode) -> Any {
        switch node.content {
        case .scalar(let text, _): text
        case .sequence(let elements): elements.map(plain)
        case .mapping(let entries): ["": entries.map { [plain($0.key), plain($0.value)] }]
        }
    }

    /// Whether each case, a JSON text, is valid by the schema.
    static func isValid(_ cases: [String], schema: String) throws -> [Bool] {
        try ask(script, ["schema": schema, "cases": cases]) as? [Bool] ?? []
    }

    private static func ask(_ script: String, _ object: [String: Any]) throws -> Any {
        let installed = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".venv/bin/python").path
        let python =
            ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"]
            ?? (FileManager.default.isExecutableFile(atPath: installed) ? installed : "python3")
        let question = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: question) }
        try JSONSerialization.data(withJSONObject: object).write(to: question)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [python, "-c", script, question.path]
        let answer = Pipe()
        process.standardOutput = answer
        try process.run()
        let said = answer.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONSerialization.jsonObject(with: said)
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

import Foundation

/// What PyPI's `jsonschema` says, asked in one process for all cases. The interpreter is that of `COORDVIZ_PYTHON`,
/// else `python3`.
enum SecondOpinion {
    /// Why there is no opinion.
    struct Unavailable: Error, CustomStringConvertible {
        var description: String
    }

    private static let script = """
        import json, sys
        try:
            import jsonschema
        except ImportError:
            sys.exit("jsonschema is not installed")
        asked = json.load(sys.stdin)
        schema = json.loads(asked["schema"])
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        json.dump([validator.is_valid(json.loads(text)) for text in asked["cases"]], sys.stdout)
        """

    /// Whether each case is valid by the schema, which must itself be a valid schema.
    static func isValid(_ cases: [String], schema: String) throws -> [Bool] {
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        let question = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: question) }
        try JSONSerialization.data(withJSONObject: ["schema": schema, "cases": cases]).write(to: question)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [python, "-c", script]
        process.standardInput = try FileHandle(forReadingFrom: question)
        let (answer, complaint) = (Pipe(), Pipe())
        process.standardOutput = answer
        process.standardError = complaint
        try process.run()
        let said = answer.fileHandleForReading.readDataToEndOfFile()
        let complained = complaint.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let answers = try JSONSerialization.jsonObject(with: said) as? [Bool]
        else {
            throw Unavailable(
                description: """
                    no second opinion from \(python): \(String(decoding: complained, as: UTF8.self))
                    install it with: \(python) -m pip install jsonschema, or name an interpreter in COORDVIZ_PYTHON
                    """)
        }
        return answers
    }
}

import Foundation

/// A second opinion on a report: xmllint, and Python with its `json` and PyPI's `jsonschema`. The
/// interpreter is that of `COORDVIZ_PYTHON`, else `python3`.
enum OutsideParser {
    /// Why a text isn't what it should be, or why that is not known.
    struct Complaint: Error, CustomStringConvertible {
        var description: String
    }

    /// Reads XML with xmllint.
    static func xml(_ text: String) throws {
        let result = try run(["xmllint", "--noout", "--nonet", "-"], input: text)
        if result.status == 127 {
            throw Complaint(description: "xmllint is missing; install it: apt-get install libxml2-utils")
        }
        if result.status != 0 { throw Complaint(description: result.output) }
    }

    /// What an XPath expression finds, by xmllint.
    static func xpath(_ expression: String, in text: String) throws -> String {
        let result = try run(["xmllint", "--nonet", "--xpath", expression, "-"], input: text)
        if result.status == 127 {
            throw Complaint(description: "xmllint is missing; install it: apt-get install libxml2-utils")
        }
        return result.output.trimmingCharacters(in: .newlines)
    }

    /// Reads JSON with Python, strictly: no key twice.
    static func json(_ text: String) throws {
        try python(
            """
            import json, sys
            def unique(pairs):
                assert len({k for k, _ in pairs}) == len(pairs), "a key stands twice"
                return dict(pairs)
            json.load(sys.stdin, object_pairs_hook=unique)
            """, input: text)
    }

    /// Holds SARIF against the schema of OASIS.
    static func sarif(_ text: String) throws {
        let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Resources/sarif-schema-2.1.0.json").path
        try python(
            """
            import json, sys
            try:
                import jsonschema
            except ImportError:
                sys.exit("jsonschema is missing; install it: " + sys.executable + " -m pip install jsonschema")
            schema = json.load(open(sys.argv[1], encoding="utf-8"))
            jsonschema.Draft4Validator.check_schema(schema)
            errors = list(jsonschema.Draft4Validator(schema).iter_errors(json.load(sys.stdin)))
            sys.exit("\\n".join(error.json_path + ": " + error.message[:300] for error in errors[:10]) or 0)
            """, [schema], input: text)
    }

    private static func python(_ script: String, _ arguments: [String] = [], input: String) throws {
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        let result = try run([python, "-c", script] + arguments, input: input)
        if result.status != 0 { throw Complaint(description: "\(python): \(result.output)") }
    }

    private static func run(
        _ command: [String], input: String
    ) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(input.utf8).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardInput = try FileHandle(forReadingFrom: file)
        // Complaints and output share a pipe: two would have to be read at once.
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }
}

import Foundation

/// Graphviz's own parser as a judge of DOT: `nop -p` reads and says whether it could.
///
/// Starting a process takes longer than reading does, so many graphs go to one.
struct DotReader {
    private var texts: [(name: String, dot: [UInt8])] = []
    private var size = 0
    private(set) var violations: [String] = []

    /// Whether the parser is installed.
    static let isThere = (try? accepts(Array("digraph {}".utf8))) ?? false

    /// Takes a text in; it is read when enough have come.
    mutating func add(_ dot: [UInt8], name: String) throws {
        texts.append((name, dot))
        size += dot.count
        if size > 8_000_000 { try flush() }
    }

    /// Reads what was taken in since.
    mutating func flush() throws {
        defer { (texts, size) = ([], 0) }
        guard Self.isThere, try !Self.accepts(Array(texts.map(\.dot).joined())) else { return }
        for text in texts where try !Self.accepts(text.dot) { violations.append("\(text.name): nop refuses the DOT") }
    }

    private static func accepts(_ dot: [UInt8]) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-fuzz-\(getpid()).dot")
        try Data(dot).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["nop", "-p", file.path]
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 && said.isEmpty
    }
}

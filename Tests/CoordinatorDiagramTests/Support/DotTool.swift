import Foundation

/// Graphviz's own `dot`, as a second opinion on what is DOT.
enum DotTool {
    struct Complaint: Error, CustomStringConvertible { var description: String }

    /// What `dot` makes of a text.
    ///
    /// - Throws: `Complaint` when it is missing, fails, or says anything on standard error.
    static func run(_ arguments: [String], on text: [UInt8]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "complaint"].map(folder.appendingPathComponent)
        for file in files { try Data(file == files[0] ? text : []).write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["dot"] + arguments + [files[0].path]
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        // Boxes have the size of the text in Helvetica; where `dot` finds wider fonts, it says so.
        let complaint = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
            .split(separator: "\n")
            .filter { !$0.hasSuffix("size too small for label") && !$0.hasSuffix("size too small for content") }
            .filter { !$0.hasPrefix("in label of node") }
        if process.terminationStatus == 127 {
            throw Complaint(description: "dot is missing: apt-get install graphviz, or brew install graphviz")
        }
        guard process.terminationStatus == 0, complaint.isEmpty else {
            throw Complaint(description: "dot exits with \(process.terminationStatus): \(complaint)")
        }
        return String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}

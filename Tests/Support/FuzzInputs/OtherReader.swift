import Foundation

/// An independent program that reads coordviz's output.
enum OtherReader {
    /// The messages of the program about a text; empty if it has none and succeeds.
    static func complaint(about text: [UInt8], of program: String, _ options: String...) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-fuzz-\(UUID().uuidString)")
        try Data(text).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + options + [file.path]
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = String(decoding: said.prefix(300), as: UTF8.self)
        return process.terminationStatus == 0 ? words : "\(words) (exit code \(process.terminationStatus))"
    }
}

import Foundation

/// Foundation's parser gives up with an internal error on what has more than 10 MB; xmllint, told of it, reads on.
enum LargeXML {
    /// What xmllint says of a text; empty where it is well-formed.
    static func complaint(about xml: [UInt8]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-fuzz-\(UUID().uuidString)")
        try Data(xml).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xmllint", "--huge", "--noout", "--nonet", file.path]
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

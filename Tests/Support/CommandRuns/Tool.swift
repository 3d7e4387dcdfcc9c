import Foundation

/// Programs that check coordviz's output independently.
package enum Tool {
    package struct Complaint: Error, CustomStringConvertible {
        package var description: String
        package init(description: String) { self.description = description }
    }

    /// Whether a program is on the path.
    package static func isThere(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// Runs a program on a file.
    ///
    /// - Throws: `Complaint` if it is missing, fails, or writes anything to standard error.
    package static func run(_ name: String, _ arguments: [String], on bytes: [UInt8]) throws {
        try Scratch.with { scratch in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [name] + arguments + [try scratch.write(bytes, "input").path]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: scratch.write([], "messages"))
            try process.run()
            process.waitUntilExit()
            // Boxes have the size of the text in Helvetica; `dot` warns if it uses wider fonts.
            let messages = String(decoding: try scratch.read("messages"), as: UTF8.self)
                .split(separator: "\n")
                .filter { !$0.hasSuffix("size too small for label") && !$0.hasSuffix("size too small for content") }
                .filter { !$0.hasPrefix("in label of node") }
            if process.terminationStatus == 127 {
                let package = ["dot": "graphviz", "xmllint": "libxml2-utils"][name] ?? name
                throw Complaint(description: "\(name) is missing: apt-get install \(package)")
            }
            guard process.terminationStatus == 0, messages.isEmpty else {
                throw Complaint(description: "\(name) exits with \(process.terminationStatus): \(messages)")
            }
        }
    }
}

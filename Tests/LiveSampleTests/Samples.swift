import CommandRuns
import CoordinatorModel
import Foundation

/// A sample, run as its users run it.
enum Sample {
    /// A sample that did not end well.
    struct Failure: Error, Equatable { var status: Int32 }

    /// The tree that `NAME-sample snapshot FILE` writes.
    static func snapshot(_ name: String, _ options: String...) throws -> [UInt8] {
        try Scratch.with { scratch in
            let process = Process()
            process.executableURL = Coordviz.products.appendingPathComponent("\(name)-sample")
            process.arguments = ["snapshot", scratch.path("tree.json")] + options
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
            return try scratch.read("tree.json")
        }
    }

    /// The tree that was written by hand.
    static func handWritten(_ name: String) throws -> CoordinatorTree {
        try CoordinatorTree(json: Project.bytes("Samples/\(name)/tree.json"), file: "\(name).json")
    }

    /// The app's source files by their names without the extension.
    static func sources(_ name: String) throws -> [String: String] {
        let folder = URL(fileURLWithPath: Project.path("Samples/\(name)/Sources/\(name.capitalized)"))
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [:] }
        var texts: [String: String] = [:]
        for case let file as URL in walk where file.pathExtension == "swift" {
            texts[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }
}

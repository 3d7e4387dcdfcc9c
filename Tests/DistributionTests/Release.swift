import CommandRuns
import Foundation

/// A release of the built program, made once for all tests.
enum Release {
    /// What a program printed, on both outputs, and its exit code.
    struct Answer {
        var status: Int32
        var text: String
    }

    static let folder: Result<URL, any Error> = Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "coordviz-release-\(UUID().uuidString)")
        try make(in: folder)
        return folder
    }

    static func make(in folder: URL) throws {
        let answer = try run(
            "\(Project.path("Distribution/release")) --program '\(Coordviz.executable.path)' --output '\(folder.path)'")
        guard answer.status == 0 else { throw Tool.Complaint(description: answer.text) }
    }

    static var archive: URL {
        get throws {
            let folder = try folder.get()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return folder.appendingPathComponent(names.first { $0.hasSuffix(".tar.gz") } ?? "no archive")
        }
    }

    /// Installs from a release, as a user does.
    static func install(from releases: URL, to prefix: String, _ options: String = "") throws -> Answer {
        try run(
            "COORDVIZ_RELEASES='file://\(releases.path)' sh '\(Project.path("install.sh"))' --prefix '\(prefix)' \(options)"
        )
    }

    static func run(_ command: String) throws -> Answer {
        try Scratch.with { scratch in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["bash", "-c", "exec 2>&1; \(command)"]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: scratch.write([], "output"))
            process.environment = ProcessInfo.processInfo.environment.merging(["SOURCE_DATE_EPOCH": "1767225600"]) {
                $1
            }
            try process.run()
            process.waitUntilExit()
            return Answer(
                status: process.terminationStatus, text: String(decoding: try scratch.read("output"), as: UTF8.self))
        }
    }
}

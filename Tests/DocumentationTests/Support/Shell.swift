import CommandRuns
import Foundation

/// Runs commands as a reader would type them: in one folder, with the built `coordviz` in the path.
struct Shell {
    let folder: Scratch
    /// Where `coordviz` lies.
    private let programs: URL
    /// The exit code of the last command, which the next one sees as `$?`.
    private(set) var status: Int32 = 0

    init(_ folder: Scratch, programs: URL = Coordviz.folder) { (self.folder, self.programs) = (folder, programs) }

    /// Runs a command, and returns the lines that it prints on both outputs.
    mutating func run(_ command: String) throws -> [String] {
        try Scratch.with { scratch in
            let output = try scratch.write([], "output")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["bash", "-c", "exec 2>&1; (exit \(status)); \(command)"]
            process.currentDirectoryURL = folder.folder
            process.environment = environment(home: scratch)
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            try process.run()
            process.waitUntilExit()
            status = process.terminationStatus
            let text = String(decoding: try scratch.read("output"), as: UTF8.self)
            return text.isEmpty
                ? [] : (text.hasSuffix("\n") ? String(text.dropLast()) : text).components(separatedBy: "\n")
        }
    }

    /// Nothing of who runs the tests: no settings of git, no colours, no CI.
    private func environment(home: Scratch) -> [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let name = "Reader"
        return [
            "PATH": "\(programs.path):\(path)", "HOME": home.folder.path, "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": name, "GIT_COMMITTER_NAME": name,
            "GIT_AUTHOR_EMAIL": "reader@example.com", "GIT_COMMITTER_EMAIL": "reader@example.com",
        ]
    }
}

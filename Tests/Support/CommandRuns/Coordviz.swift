import Foundation

/// The built `coordviz`, run in the same way as by its users.
package enum Coordviz {
    /// The results of a run.
    package struct Run {
        package var status: Int32
        package var output: [UInt8]
        package var messages: String

        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The folder into which products are built; it also contains the test bundle.
    package static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        if let bundle = bundles.first { return bundle.deletingLastPathComponent() }
        return (Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    }()

    /// The tested program: the one that was built with the tests, or the one that `COORDVIZ_PROGRAM` names.
    package static let executable: URL =
        environment["COORDVIZ_PROGRAM"].map { URL(fileURLWithPath: $0) } ?? products.appendingPathComponent("coordviz")

    /// The folder that contains the program, for `PATH`.
    package static var folder: URL { executable.deletingLastPathComponent() }

    /// Whether the program can load Graphviz. A program that is linked statically cannot: `make commands` then sets
    /// `COORDVIZ_WITHOUT_PICTURES`.
    package static let draws = environment["COORDVIZ_WITHOUT_PICTURES"] == nil

    /// The program had to draw, but cannot: see `DrawingTrait`.
    package struct CannotDraw: Error {}

    private static let environment = ProcessInfo.processInfo.environment

    /// Variables that affect reports: they are not inherited from the environment of the tests.
    private static let variables = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "GITHUB_ACTIONS"]

    /// The number of seconds after which a run is killed. A time limit of a test would also count the time for which
    /// the test waits for a free thread, which is minutes on a machine with few cores.
    private static let patience = 600.0

    /// Runs `coordviz` with its arguments, with `input` as standard input. `shell` contains commands that precede it,
    /// such as `ulimit -f 8;`; `environment` is added to that of the tests. Runs in `folder` if there is one. A run
    /// that does not end is killed, so that its status is negative.
    package static func run(
        _ arguments: [String], input: [UInt8] = [], shell: String? = nil, environment: [String: String] = [:],
        in folder: Scratch? = nil
    ) throws -> Run {
        try Scratch.with { scratch in
            let process = Process()
            if let shell {
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "\(shell) exec \"$0\" \"$@\"", executable.path] + arguments
            } else {
                process.executableURL = executable
                process.arguments = arguments
            }
            process.environment = ProcessInfo.processInfo.environment.filter { !variables.contains($0.key) }
                .merging(environment) { $1 }
            if let folder { process.currentDirectoryURL = folder.folder }
            // Files, not pipes: a full pipe would wait for a reader.
            process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, "input"))
            process.standardOutput = try FileHandle(forWritingTo: scratch.write([], "output"))
            process.standardError = try FileHandle(forWritingTo: scratch.write([], "messages"))
            try process.run()
            let processNumber = process.processIdentifier
            let kill = DispatchWorkItem { Foundation.kill(processNumber, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: kill)
            process.waitUntilExit()
            kill.cancel()
            let run = Run(
                status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
                output: try scratch.read("output"),
                messages: String(decoding: try scratch.read("messages"), as: UTF8.self))
            if !draws, run.status == 2, run.messages.contains("this coordviz is linked statically") {
                throw CannotDraw()
            }
            return run
        }
    }
}

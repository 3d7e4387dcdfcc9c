import Foundation

/// The built `coordviz`, run as its users run it.
enum Coordviz {
    /// What a run left behind.
    struct Run {
        var status: Int32
        var output: [UInt8]
        var messages: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// The folder that products are built into: the test bundle lies there as well.
    static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        if let bundle = bundles.first { return bundle.deletingLastPathComponent() }
        return (Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    }()

    static var executable: URL { products.appendingPathComponent("coordviz") }

    /// Runs `coordviz`; `shell` holds commands that come before it, such as `ulimit -f 8;`.
    static func run(_ arguments: [String], input: [UInt8] = [], shell: String? = nil) throws -> Run {
        try Scratch.with { scratch in
            let process = Process()
            if let shell {
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "\(shell) exec \"$0\" \"$@\"", executable.path] + arguments
            } else {
                process.executableURL = executable
                process.arguments = arguments
            }
            // Files, not pipes: a full pipe would wait for a reader.
            process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, "input"))
            process.standardOutput = try FileHandle(forWritingTo: scratch.write([], "output"))
            process.standardError = try FileHandle(forWritingTo: scratch.write([], "messages"))
            try process.run()
            process.waitUntilExit()
            return Run(
                status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
                output: try scratch.read("output"),
                messages: String(decoding: try scratch.read("messages"), as: UTF8.self))
        }
    }
}

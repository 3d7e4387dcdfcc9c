import CoordinatorIntrospection
import CoordinatorModel
import Foundation

/// The command line that the samples share: `racing-sample snapshot tree.json [--lose-event]`.
@MainActor public enum SampleCommand {
    /// Runs a sample and writes its live tree.
    ///
    /// Exits with 64 for wrong usage and with 2 where the tree can't be written.
    ///
    /// - Parameters:
    ///   - name: the command's name.
    ///   - snapshot: drives the app through its screens and takes the tree; `true` plants the defect.
    public static func run(_ name: String, snapshot: (_ losesEvent: Bool) -> CoordinatorTree) {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let losesEvent = arguments.contains("--lose-event")
        arguments.removeAll { $0 == "--lose-event" }
        guard arguments.count == 2, arguments[0] == "snapshot", !arguments[1].hasPrefix("--") else {
            fail("usage: \(name) snapshot FILE [--lose-event]", status: 64)
        }
        let tree = snapshot(losesEvent)
        if arguments[1] == "-" { return FileHandle.standardOutput.write(tree.data()) }
        do {
            try tree.write(toFile: arguments[1])
        } catch {
            fail("\(name): \(arguments[1]) can't be written: \(error.localizedDescription)", status: 2)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(status)
    }
}

import CoordinatorIntrospection
import CoordinatorModel
import Foundation

/// What a sample does wrong on request.
public enum PlantedDefect: String, Sendable {
    /// An event that no object receives.
    case lostEvent = "--lose-event"
    /// A flow that ends, and whose coordinator is never removed.
    case leak = "--leak"
    /// A flow whose coordinator keeps itself alive by a ring of strong references.
    case cycle = "--cycle"
}

/// The command line that the samples share: `racing-sample snapshot tree.json [--lose-event]`.
@MainActor public enum SampleCommand {
    /// Runs a sample and writes its live tree.
    ///
    /// Exits with 64 for wrong usage and with 2 where the tree can't be written.
    ///
    /// - Parameters:
    ///   - name: the command's name.
    ///   - defects: the defects that the sample can have, one at a time.
    ///   - snapshot: drives the app through its screens, with a defect on request, and takes the tree.
    public static func run(
        _ name: String, defects: [PlantedDefect], snapshot: (PlantedDefect?) async -> CoordinatorTree
    ) async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let defect = defects.first { arguments.contains($0.rawValue) }
        arguments.removeAll { $0 == defect?.rawValue }
        guard arguments.count == 2, arguments[0] == "snapshot", !arguments[1].hasPrefix("--") else {
            fail("usage: \(name) snapshot FILE [\(defects.map(\.rawValue).joined(separator: " | "))]", status: 64)
        }
        let tree = await snapshot(defect)
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

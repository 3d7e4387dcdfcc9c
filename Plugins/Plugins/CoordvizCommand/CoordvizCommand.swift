import Foundation
import PackagePlugin

/// Runs coordviz in the package's folder, with the given arguments.
@main
struct CoordvizCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "coordviz").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("coordviz has findings")
        default: Diagnostics.error("coordviz failed with exit code \(process.terminationStatus)")
        }
    }
}

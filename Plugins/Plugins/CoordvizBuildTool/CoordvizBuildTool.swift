import Foundation
import PackagePlugin

/// Checks a target whenever its sources change. Findings look like compiler messages, so editors show them in place.
@main
struct CoordvizBuildTool: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return [
            check(
                target.name, module.sourceFiles(withSuffix: ".swift").map(\.url),
                with: try context.tool(named: "coordviz").url, in: context.pluginWorkDirectoryURL)
        ]
    }

    private func check(_ name: String, _ sources: [URL], with program: URL, in folder: URL) -> Command {
        // Without an output file, the command would run in every build.
        let report = folder.appending(path: "coordviz.json")
        return .buildCommand(
            displayName: "Checking the coordinators of \(name)", executable: program,
            arguments: ["check", "--report", "xcode", "--report", "json=\(report.path())"] + sources.map { $0.path() },
            inputFiles: sources, outputFiles: [report])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CoordvizBuildTool: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let sources = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            return [
                check(
                    target.displayName, sources, with: try context.tool(named: "coordviz").url,
                    in: context.pluginWorkDirectoryURL)
            ]
        }
    }
#endif

import CommandRuns
import Foundation
import Testing

/// The tutorials do what they say, command by command. `COORDVIZ_RENEW=1 make test` writes what is printed into them.
@Suite(.enabled(if: Coordviz.draws, "tutorials draw")) struct TutorialTests {
    static let tutorials = ["docs/tutorials/delegates.md", "docs/tutorials/closures.md"]

    @Test(arguments: tutorials)
    func `a tutorial prints what it shows`(path: String) throws {
        let differences = try Walkthrough.differences(in: path)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n\n"))")
    }

    @Test(arguments: tutorials)
    func `a tutorial goes from a failing check to a passing one`(path: String) throws {
        let checks = try Page(path).blocks.filter { $0.language == "console" }.flatMap(Command.all)
            .filter { $0.text == "coordviz check MyApp/Sources" }
        #expect(checks.count == 2)
        #expect(checks.first?.output.first?.contains(": error: ") == true)
        #expect(checks.last?.output.first?.hasPrefix("✔ ") == true)
    }

    @Test func `different output is noticed, and an ellipsis matches any lines`() {
        let command = Command(text: "ls", output: ["a", "…", "c"])
        #expect(command.prints(["a", "c"]) && command.prints(["a", "b", "b", "c"]))
        #expect(!command.prints(["a", "b"]) && !command.prints(["a", "c", "d"]))
    }

    @Test(arguments: tutorials)
    func `the files that a reader can copy are those of the page, before the repair`(path: String) throws {
        let folder = path.replacingOccurrences(of: ".md", with: "")
        var files: [String: String] = [:]
        for block in try Page(path).blocks where block.language == "swift" {
            let file = try #require(block.file)
            if files[file] == nil { files[file] = block.text }
        }
        #expect(try Page(path).lines.contains { $0.contains("`cp -R path/to/coordviz/\(folder)/MyApp .`") })
        let there = try FileManager.default.subpathsOfDirectory(atPath: Project.path(folder))
        #expect(Set(there.filter { $0.hasSuffix(".swift") }) == Set(files.keys))
        for (file, text) in files { #expect(try Project.bytes("\(folder)/\(file)") == Array(text.utf8), "\(file)") }
    }

    @Test(arguments: tutorials)
    func `the picture of a tutorial is that of its app`(path: String) throws {
        let picture = path.replacingOccurrences(of: ".md", with: ".svg")
        try Scratch.with { scratch in
            let page = try Page(path)
            // The app as it is before the repair: the first text of each file.
            for block in page.blocks where block.language == "swift" {
                let file = scratch.folder.appendingPathComponent(block.file ?? "")
                guard !FileManager.default.fileExists(atPath: file.path) else { continue }
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(block.text.utf8).write(to: file)
            }
            let run = try Coordviz.run(
                ["render", "MyApp/Sources", "--theme", "auto", "--legend", "-o", "-"], in: scratch)
            #expect(run.status == 0)
            if ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] != nil {
                try Data(run.output).write(to: URL(fileURLWithPath: Project.path(picture)))
            }
            #expect(try run.output == Project.bytes(picture), "\(picture): renew it with COORDVIZ_RENEW=1 make test")
        }
    }
}

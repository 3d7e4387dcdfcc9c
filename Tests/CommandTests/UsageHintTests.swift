import CommandRuns
import Foundation
import Testing

/// What people type who know other tools, and the line that puts it right.
@Suite(.mayDraw) struct UsageHintTests {
    /// Arguments, the exit code, the hint, and the command whose usage is shown.
    private static let mistakes: [(arguments: [String], status: Int32, hint: String, usage: String)] = [
        (["render", "App", "nav.svg"], 64, #"did you mean "-o nav.svg"?"#, "coordviz render"),
        (["diff", "App", "App", "out.md"], 64, #"did you mean "-o out.md"?"#, "coordviz diff"),
        (["check", "--format", "json"], 64, #"did you mean "--report json"?"#, "coordviz check"),
        (["check", "App", "--format=json"], 64, #"did you mean "--report json"?"#, "coordviz check"),
        (["check", "--report", "jsn"], 64, #"did you mean "json"?"#, "coordviz check"),
        (["docs", "App", "pages"], 64, #"did you mean "-o pages"?"#, "coordviz docs"),
        (["render", "App", "."], 64, "coordviz extract FOLDER FOLDER -o tree.json", "coordviz render"),
        (["check", "--format", "gif"], 64, "--report has the formats of check", "coordviz check"),
        (["check", "-o", "out.txt"], 64, #"did you mean "--report text=out.txt"?"#, "coordviz check"),
        (["check", "--output", "a.sarif"], 64, #"did you mean "--report sarif=a.sarif"?"#, "coordviz check"),
        (["check", "--report", "foo.json"], 64, #"did you mean "--report json=foo.json"?"#, "coordviz check"),
        (["explain", "App"], 64, "coordviz explain '*' App", "coordviz explain"),
        (["diff", "App"], 64, "diff compares two versions: coordviz diff main:App App", "coordviz diff"),
        (["diff", "HEAD:App"], 64, "coordviz diff HEAD:App App", "coordviz diff"),
        (["version"], 64, #"did you mean "--version"?"#, "coordviz"),
        (["--versoin"], 64, #"did you mean "--version"?"#, "coordviz"),
        (["help", "chek"], 64, #"did you mean "check"?"#, "coordviz"),
        (["render", "App", "-o", "nav.jpg"], 64, "End it in .svg, .png, .pdf, ", "coordviz render"),
        (["diff", "App", "App", "-o", "nav.jpg"], 64, "End it in .txt, .md, .svg, ", "coordviz diff"),
        (["diff", "HEAD", "App"], 2, "a revision of git is written with the path in it: HEAD:App", ""),
        (["diff", "App", "v1/old"], 2, "a revision of git is written with the path in it: v1/old:App", ""),
        (["diff", "HEAD~1", "HEAD"], 2, "with the path in them: coordviz diff HEAD~1:PATH HEAD:PATH", ""),
        (["diff", "main:App", "App", "."], 64, "name the folder above all folders of the app", "coordviz diff"),
        (["render"], 64, "only check and extract need no input", "coordviz render"),
        (["diff", "HEAD", "main:App"], 2, "with the path in it: HEAD:App", ""),
        (["check", "main:App"], 2, "only diff reads what git has in a revision: coordviz diff main:App App", ""),
        (["check", "main:App.swift"], 2, "only diff reads what git has in a revision", ""),
        (["docs", "App", "-o", "nav", "--insert", "READM.md"], 2, #"did you mean "README.md"?"#, ""),
        (["explain", "Home", "App"], 2, #"did you mean "Home.*"?"#, ""),
        (["check", "App", "--rule", "unused-event"], 64, "rules are in .coordviz.yml", "coordviz check"),
        (["check", "App", "--dialect", "delegate"], 64, #"did you mean "delegates"?"#, "coordviz check"),
        (["render", "App", "--fit", "A4"], 64, #"did you mean "a4""#, "coordviz render"),
        (["init", "App"], 64, "cd App, then coordviz init", "coordviz init"),
        (["extract", "-"], 64, "not standard input", "coordviz extract"),
        (["explain", "App", "*"], 64, "The event comes first: coordviz explain '*' App.", "coordviz explain"),
        (["explain", "*"], 64, "coordviz explain '*' tree.json, or coordviz explain '*' . for", "coordviz explain"),
        (["explain", "Wholly", "App"], 2, "coordviz explain '*' App lists the events", ""),
        (["check", "https://example.com/x"], 2, "coordviz reads no addresses: clone the repository", ""),
        (["rules", "unhandled"], 2, #"did you mean "unhandled-event"?"#, ""),
        (["explain", "List", "App"], 2, "it emits events: coordviz explain '*' App --from List", ""),
    ]

    private static let app = """
        class AppCoordinator: Coordinator, ListDelegate {
            func start() {
                let list = List()
                list.delegate = self
                let home = Home()
                home.onDone = { [weak self] in self?.start() }
                present(list)
                present(home)
            }
            func listDidEnd() { start() }
        }
        protocol ListDelegate: AnyObject { func listDidEnd() }
        class List: UIViewController { weak var delegate: ListDelegate?; func end() { delegate?.listDidEnd() } }
        class Home: UIViewController { var onDone: (() -> Void)?; func end() { onDone?() } }

        """

    private func inApp<Result>(_ body: (Scratch) throws -> Result) throws -> Result {
        try Scratch.with { scratch in
            for folder in ["App", ".git"] {
                try FileManager.default.createDirectory(atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            try scratch.write(Self.app, "App/App.swift")
            try scratch.write("# App\n", "README.md")
            return try body(scratch)
        }
    }

    @Test(arguments: mistakes)
    func `a mistake is put right`(arguments: [String], status: Int32, hint: String, usage: String) throws {
        try inApp { (scratch) throws in
            let run = try Coordviz.run(arguments, in: scratch)
            #expect(run.status == status && run.output.isEmpty, "\(run.messages)")
            // One spelling for all errors.
            #expect(run.messages.hasPrefix("error: ") && !run.messages.contains("Error:"), "\(run.messages)")
            #expect(run.messages.contains(hint), "\(run.messages)")
            if !usage.isEmpty { #expect(run.messages.contains("Usage: \(usage) "), "\(run.messages)") }
            #expect(try scratch.names() == [".git", "App", "README.md"])
        }
    }

    /// Arguments that are nearly such a mistake: the message of the parser is all.
    private static let others = [
        ["render", "App", "Other"], ["check", "--no-such"], ["check", "--report", "pdf"], ["--no-such"],
        ["stats", "App", "nav.svg"], ["diff"], ["docs", "App"], ["docs", "App", "--fit", "a4"],
        ["render", "App", "more.svg", "-o", "nav.svg"], ["render", "App", "--fit", "poster"], ["init", "Nowhere"],
        ["diff", "--format", "svg"], ["models", "A", "App"], ["diff", "App", "App", "Other"],
    ]

    @Test(arguments: others) func `other mistakes get no hint`(arguments: [String]) throws {
        let run = try inApp { try Coordviz.run(arguments, in: $0) }
        #expect(run.status == 64 && run.messages.hasPrefix("error: ") && !run.messages.contains("did you mean"))
        #expect(!run.messages.contains("two versions") && !run.messages.contains("folders"), "\(run.messages)")
    }

    @Test func `what exists is read, whatever its name is`() throws {
        try inApp { (scratch) throws in
            try scratch.write(Self.app, "main:App.swift")
            #expect(try Coordviz.run(["stats", "main:App.swift"], in: scratch).status == 0)
            #expect(try Coordviz.run(["diff", "main:App.swift", "App"], in: scratch).status == 0)
            // The near name of a file is a better guess than a revision of git.
            let near = try Coordviz.run(["diff", "Ap", "App"], in: scratch)
            #expect(near.status == 2 && near.messages.contains(#"did you mean "App"?"#), "\(near.messages)")
            #expect(try Coordviz.run(["help", "check"], in: scratch).status == 0)
            let formatted = try Coordviz.run(["render", "App", "-o", "nav.jpg", "-f", "svg"], in: scratch)
            #expect(formatted.status == 0, "\(formatted.messages)")
        }
    }

    @Test func `an app without an event has none to explain`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("class AppCoordinator: Coordinator { func start() {} }\n", "App.swift")
            let run = try Coordviz.run(["explain", "*", "App.swift"], in: scratch)
            #expect(run.status == 2 && run.messages.contains("there is no event at all"), "\(run.messages)")
        }
    }
}

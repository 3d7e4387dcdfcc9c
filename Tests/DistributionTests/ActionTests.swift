import CommandRuns
import Foundation
import Testing

/// What the action does in a pull request, with a program in the place of GitHub's own.
@Suite struct ActionTests {
    /// The script of the last step of `action.yml`, as bash gets it.
    private static func commentScript() throws -> String {
        let text = String(decoding: try Project.bytes("action.yml"), as: UTF8.self)
        let step = try #require(text.components(separatedBy: "    - name: Comment what changes\n").last)
        let script = try #require(step.components(separatedBy: "      run: |\n").last)
        return script.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(8) }
            .joined(separator: "\n")
    }

    /// Lists one comment if the file `earlier` is there, and notes every call and every comment.
    private static let gh = """
        #!/bin/bash
        echo "$*" >> "$RUNNER_TEMP/calls"
        for word in "$@"; do [[ $word != body=@* ]] || cp "${word#body=@}" "$RUNNER_TEMP/sent"; done
        [[ $* != *--paginate* ]] || cat "$RUNNER_TEMP/earlier" 2> /dev/null || true

        """

    private static func app(handler: String) -> String {
        """
        class AppCoordinator: Coordinator {
            func start() {
                let home = Home()
                \(handler)
                present(home)
            }
        }
        class Home: UIViewController { var onDone: (() -> Void)?; func end() { onDone?() } }

        """
    }

    private static let handled = "home.onDone = { [weak self] in self?.start() }"

    /// Runs the step in a branch, and returns the calls and the comment.
    private func comment(
        inputs: String, branch: String, main: String? = nil, earlier: String? = nil
    ) throws -> (calls: String, sent: String) {
        try Scratch.with { scratch in
            for folder in ["work/App", "bin", "home/.coordviz/bin", "temp"] {
                try FileManager.default.createDirectory(
                    atPath: scratch.path(folder), withIntermediateDirectories: true)
            }
            try scratch.write(Self.gh, "bin/gh")
            try scratch.write(Self.commentScript(), "step.sh")
            if let earlier { try scratch.write(earlier, "temp/earlier") }
            let program = scratch.path("home/.coordviz/bin/coordviz")
            try FileManager.default.createSymbolicLink(
                atPath: program, withDestinationPath: Coordviz.executable.path)
            try scratch.write(Self.app(handler: ""), "work/App/App.swift")
            let commit = "git -c user.name=a -c user.email=a@b commit -qa --allow-empty -m x"
            func run(_ command: String) throws {
                let answer = try Release.run("set -e; cd '\(scratch.path("work"))'; \(command)")
                try #require(answer.status == 0, "\(answer.text)")
            }
            try run("chmod +x ../bin/gh; git init -qb main; git add .; \(commit); git checkout -qb change")
            try scratch.write(Self.app(handler: branch), "work/App/App.swift")
            try run("\(commit); git checkout -q main")
            if let main { try scratch.write(Self.app(handler: main), "work/App/App.swift") }
            try run("\(commit); git checkout -q change")
            try run(
                """
                export HOME='\(scratch.path("home"))' RUNNER_TEMP='\(scratch.path("temp"))' PATH="$PWD/../bin:$PATH"
                export BASE=main CATEGORY='my app' INPUTS='\(inputs)' REPOSITORY=a/b COMMENTS=repos/a/b/issues/7/comments
                bash --noprofile --norc -eo pipefail ../step.sh
                """)
            func read(_ file: String) throws -> String { String(decoding: try scratch.read(file), as: UTF8.self) }
            return (try read("temp/calls"), try read("temp/sent"))
        }
    }

    @Test func `a pull request gets one comment, with what it changes`() throws {
        let (calls, sent) = try comment(inputs: "App", branch: Self.handled)
        #expect(calls.contains("--method POST repos/a/b/issues/7/comments") && !calls.contains("PATCH"), "\(calls)")
        #expect(sent.hasPrefix("<!-- coordviz: my-app -->\n"), "\(sent)")
        #expect(sent.contains("is intercepted now"), "\(sent)")
    }

    @Test func `the comment of an earlier run is renewed`() throws {
        let (calls, _) = try comment(inputs: "App", branch: Self.handled, earlier: "12\n13\n")
        #expect(calls.contains("--method PATCH repos/a/b/issues/comments/12 ") && !calls.contains("POST"), "\(calls)")
        #expect(calls.contains(#"startswith("<!-- coordviz: my-app -->")"#), "\(calls)")
    }

    @Test func `what the base branch has gained is not lost`() throws {
        let (_, sent) = try comment(inputs: "App", branch: "", main: Self.handled)
        #expect(sent.contains("No difference.") && !sent.contains("lost"), "\(sent)")
    }

    @Test func `a folder without an old version fails nothing, and the others are compared`() throws {
        let (_, sent) = try comment(inputs: "New App", branch: Self.handled)
        #expect(sent.contains("Not compared: New. It may have no old version"), "\(sent)")
        #expect(sent.contains("is intercepted now"), "\(sent)")
    }

    @Test func `without inputs, the whole folder is compared`() throws {
        let (_, sent) = try comment(inputs: "", branch: Self.handled)
        #expect(sent.contains("is intercepted now") && !sent.contains("Not compared"), "\(sent)")
    }
}

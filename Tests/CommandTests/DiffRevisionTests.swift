import CommandRuns
import Foundation
import Testing

/// `diff` says why git doesn't have a revision, and what to do.
@Suite(.mayDraw) struct DiffRevisionTests {
    private func git(_ command: String, in scratch: Scratch) throws {
        let settings = "GIT_CONFIG_GLOBAL=/dev/null git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-ec", command.replacingOccurrences(of: "git ", with: "\(settings) ")]
        process.currentDirectoryURL = scratch.folder
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func diff(_ old: String, in scratch: Scratch) throws -> String {
        let run = try Coordviz.run(["diff", old, Project.racing], in: scratch)
        #expect(run.status == 2 && run.output.isEmpty)
        return run.messages
    }

    @Test func `a folder without git`() throws {
        try Scratch.with { (scratch) throws in
            #expect(try diff("main:tree.json", in: scratch).contains("not in a git repository"))
        }
    }

    @Test func `a file that the revision has not, and a revision that there is not`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("{}", "tree.json")
            try git("git init -q; git add .; git commit -qm one", in: scratch)
            #expect(try diff("main:nope.json", in: scratch).contains("error: main:nope.json: main has no nope.json\n"))
            let message = try diff("release:tree.json", in: scratch)
            #expect(message.contains("git does not know release") && message.contains("git branch --all"))
            #expect(!message.contains("unshallow"))
        }
    }

    @Test func `a clone of one commit, and a branch that only the remote has`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("{}", "tree.json")
            try git(
                """
                git init -q source; cp tree.json source; cd source; git add .; git commit -qm one
                git commit -q --allow-empty -m two; cd ..; git clone -q --depth 1 "file://$PWD/source" clone
                cd clone; git checkout -q --detach; git branch -q -D main
                """, in: scratch)
            let clone = Scratch(folder: scratch.folder.appendingPathComponent("clone"))
            #expect(try diff("main:tree.json", in: clone).contains("write origin/main:tree.json"))
            let message = try diff("HEAD~1:tree.json", in: clone)
            #expect(message.contains("git fetch --unshallow") && message.contains("fetch-depth: 0"))
        }
    }
}

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
            #expect(try diff("main:tree.json", in: scratch).contains("run diff in the app's git repository"))
        }
    }

    @Test func `a file that the revision has not, and a revision that there is not`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("{}", "tree.json")
            try git("git init -q; git add .; git commit -qm one", in: scratch)
            #expect(try diff("main:nope.json", in: scratch).contains("error: main:nope.json: main has no nope.json\n"))
            let message = try diff("release:tree.json", in: scratch)
            #expect(message.contains("git does not know release") && message.contains("git branch --all"))
            let early = try diff("HEAD~5:tree.json", in: scratch)
            #expect(early.contains("git does not know HEAD~5") && early.contains("the history may be shorter"))
            #expect(!message.contains("unshallow"))
        }
    }

    @Test func `this folder in a revision`() throws {
        try Scratch.with { (scratch) throws in
            try scratch.write("class AppCoordinator: Coordinator { func start() {} }", "App.swift")
            try git("git init -q; git add .; git commit -qm one", in: scratch)
            for name in ["HEAD:.", "HEAD:./", "HEAD:"] {
                let run = try Coordviz.run(["diff", name, "."], in: scratch)
                #expect(run.status == 0 && run.text == "no difference in the navigation\n", "\(name): \(run.messages)")
            }
            let run = try Coordviz.run(["diff", "HEAD:..", "."], in: scratch)
            #expect(run.status == 2 && run.messages.contains("HEAD has no .."), "\(run.messages)")
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

    /// A file that no target compiles is left out of the working copy and of the revision alike.
    @Test(arguments: [".", "App"]) func `a revision with an Xcode project`(_ folder: String) throws {
        let project = """
            { objects = {
            P = {isa = PBXProject; };
            A = {isa = PBXFileReference; path = App/A.swift; sourceTree = SOURCE_ROOT; };
            B = {isa = PBXFileReference; path = App/B.swift; sourceTree = SOURCE_ROOT; };
            C = {isa = PBXFileReference; path = App/C.swift; sourceTree = SOURCE_ROOT; };
            F = {isa = PBXBuildFile; fileRef = A; }; G = {isa = PBXBuildFile; fileRef = B; };
            H = {isa = PBXBuildFile; fileRef = C; }; S = {isa = PBXSourcesBuildPhase; files = (F, G, H); };
            }; }
            """
        try Scratch.with { (scratch) throws in
            for folder in ["App", "App.xcodeproj"] {
                try FileManager.default.createDirectory(
                    at: scratch.folder.appendingPathComponent(folder), withIntermediateDirectories: false)
            }
            try scratch.write("class AppCoordinator: Coordinator { func start() {} }", "App/A.swift")
            try scratch.write("", "App/B.swift")
            try scratch.write("", "App/C.swift")
            try scratch.write("class AppCoordinator: Coordinator { func start( }", "App/Old.swift")
            try scratch.write(project, "App.xcodeproj/project.pbxproj")
            try git("git init -q; git add .; git commit -qm one", in: scratch)
            let run = try Coordviz.run(["diff", folder == "." ? "HEAD:" : "HEAD:App", folder], in: scratch)
            #expect(run.status == 0)
            let note = "1 file is left out, since no target of the Xcode project compiles it: App/Old.swift"
            #expect(run.messages.components(separatedBy: note).count == 3)
            let check = try Coordviz.run(["check", "App", "App/Old.swift"], in: scratch)
            #expect(check.status == 2)
        }
    }
}

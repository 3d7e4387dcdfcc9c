import CommandRuns
import CoordinatorModel
import Foundation
import Testing

/// `coordviz diff`, as its users run it.
@Suite(.mayDraw) struct DiffTests {
    /// The racing sample after a change.
    private func racing(_ change: (inout CoordinatorTree) -> Void) throws -> [UInt8] {
        var tree = try CoordinatorTree(json: Project.bytes("Samples/racing/tree.json"), file: "tree.json")
        change(&tree)
        return tree.json()
    }

    /// With one leaf more in the middle of the tree.
    private func racingWithHelp() throws -> [UInt8] {
        try racing { tree in
            guard let teams = tree.coordinators.firstIndex(where: { $0.type == "TeamsCoordinator" }) else { return }
            tree.addChild(Coordinator(type: "HelpCoordinator"), to: teams, presentation: "present")
        }
    }

    @Test func `a difference is printed, and fails only on request`() throws {
        let run = try Coordviz.run(["diff", Project.racing, "-"], input: racingWithHelp())
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(run.text.hasPrefix("+ HelpCoordinator  coordinator under TeamsCoordinator, present\n"))
        #expect(try Coordviz.run(["diff", Project.racing, "-", "--exit-code"], input: racingWithHelp()).status == 1)
        #expect(try Coordviz.run(["diff", Project.racing, Project.racing, "--exit-code"]).status == 0)
    }

    @Test func `what can't be read is 2, and wrong usage 64`() throws {
        #expect(try Coordviz.run(["diff", Project.racing, Project.path("none.json")]).status == 2)
        #expect(try Coordviz.run(["diff", Project.racing, "-"], input: Array("{".utf8)).status == 2)
        #expect(try Coordviz.run(["diff", "-", "-"]).status == 64)
        #expect(try Coordviz.run(["diff", Project.racing, Project.racing, "-o", "a.xyz"]).status == 64)
    }

    @Test(arguments: ["text", "markdown", "json", "svg", "png", "pdf", "html", "dot", "mermaid"])
    func `every format is written, chosen by its name or by the file's extension, twice the same`(
        format: String
    ) throws {
        try Scratch.with { scratch in
            let new = try scratch.write(racingWithHelp(), "new.json").path
            let name = "out." + (["text": "txt", "markdown": "md"][format] ?? format)
            let file = scratch.path(name)
            #expect(try Coordviz.run(["diff", Project.racing, new, "-o", file]).status == 0)
            let run = try Coordviz.run(["diff", Project.racing, new, "--format", format])
            #expect(run.status == 0 && !run.output.isEmpty)
            // A PDF holds the time at which it was written.
            if format != "pdf" { #expect(try scratch.read(name) == run.output) }
        }
    }

    @Test(arguments: ["light", "dark"])
    func `the sample's picture is up to date: make samples renews it`(theme: String) throws {
        let next = Project.path("Samples/racing/next.json")
        let run = try Coordviz.run(["diff", Project.racing, next, "-f", "svg", "--legend", "--theme", theme])
        #expect(run.status == 0)
        let golden = try SVGDocument(Project.bytes("Samples/racing/diff-\(theme).svg"))
        #expect(PictureDifference.first(between: golden.elements, and: try SVGDocument(run.output).elements) == nil)
    }

    @Test func `the picture is well-formed, and every change in it has its class`() throws {
        let run = try Coordviz.run(["diff", Project.racing, "-", "-f", "svg", "--legend"], input: racingWithHelp())
        try Tool.run("xmllint", ["--noout"], on: run.output)
        let svg = try SVGDocument(run.output)
        #expect(svg.intruders == [])
        let classes = svg.elements.compactMap { $0.attributes["class"] }
        #expect(classes.filter { $0.hasPrefix("coordinator") && $0.hasSuffix(" added") }.count == 1)
        #expect(classes.filter { $0.hasPrefix("coordinator") && $0.hasSuffix(" unchanged") }.count == 11)
        #expect(svg.lines.contains("+ HelpCoordinator"))
    }

    /// The frame of each coordinator's box, by its title: that of the outermost outline.
    private func frames(_ bytes: [UInt8]) throws -> [String: (x: Double, y: Double, width: Double)] {
        let svg = try SVGDocument(bytes)
        var frames: [String: (x: Double, y: Double, width: Double)] = [:]
        var positions = svg.elements.indices.filter {
            svg.elements[$0].attributes["class"]?.hasPrefix("coordinator") == true
        }
        positions.append(svg.elements.count)
        for (start, end) in zip(positions, positions.dropFirst()) {
            let group = svg.elements[start..<end]
            guard let id = svg.elements[start].attributes["id"] else { continue }
            let numbers =
                group.filter { $0.depth == svg.elements[start].depth + 1 }
                .compactMap { $0.attributes["d"] ?? $0.attributes["points"] }.first ?? ""
            let values = numbers.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
            let xs = stride(from: 0, to: values.count - 1, by: 2).map { values[$0] }
            let ys = stride(from: 1, to: values.count, by: 2).map { values[$0] }
            guard let left = xs.min(), let right = xs.max(), let top = ys.min() else { continue }
            frames[id] = (left, top, right - left)
        }
        return frames
    }

    /// Holds what was there to where it was: no box moves by more than the widest box's width.
    private func expectCalm(_ before: [String: (x: Double, y: Double, width: Double)], _ bytes: [UInt8], _ what: String)
        throws
    {
        let after = try frames(bytes)
        let column = try #require(before.values.map(\.width).max())
        for (id, frame) in before {
            let now = try #require(after[id], "\(what): \(id)")
            let distance = ((now.x - frame.x) * (now.x - frame.x) + (now.y - frame.y) * (now.y - frame.y)).squareRoot()
            #expect(distance <= column, "\(what): \(id) moves by \(distance); a rank is \(column) wide")
        }
    }

    @Test func `one leaf more moves no box that was there by more than a rank is wide`() throws {
        let before = try frames(try Coordviz.run(["render", Project.racing]).output)
        #expect(before.count == 11)
        for arguments in [["diff", Project.racing, "-", "-f", "svg"], ["render", "-"]] {
            try expectCalm(before, try Coordviz.run(arguments, input: racingWithHelp()).output, arguments[0])
        }
    }

    @Test(arguments: ["racing", "items"])
    func `a leaf more or less anywhere leaves the picture of both versions where the old one's was`(
        sample: String
    ) throws {
        let file = Project.path("Samples/\(sample)/tree.json")
        let old = try CoordinatorTree(json: Project.bytes("Samples/\(sample)/tree.json"), file: "tree.json")
        let before = try frames(try Coordviz.run(["render", file]).output)
        func expectCalm(_ what: String, _ change: (inout CoordinatorTree) -> Void) throws {
            var new = old
            change(&new)
            let run = try Coordviz.run(["diff", file, "-", "-f", "svg"], input: new.json())
            try self.expectCalm(before, run.output, what)
        }
        for (index, coordinator) in old.coordinators.enumerated() {
            try expectCalm("a leaf last in \(coordinator.id)") {
                $0.addChild(Coordinator(type: "HelpCoordinator"), to: index, presentation: "present")
            }
            try expectCalm("a leaf first in \(coordinator.id)") {
                $0.addChild(Coordinator(type: "HelpCoordinator"), to: index, presentation: "present")
                $0.coordinators[index].branches.insert($0.coordinators[index].branches.removeLast(), at: 0)
            }
            guard coordinator.branches.isEmpty, !old.roots.contains(index) else { continue }
            try expectCalm("without \(coordinator.id)") { tree in
                for parent in tree.coordinators.indices {
                    tree.coordinators[parent].branches.removeAll { $0.child == .contained(index) }
                }
            }
        }
    }

    @Test func `the comment shows the picture, and only what has changed where there is much`() throws {
        let run = try Coordviz.run(["diff", Project.racing, "-", "-f", "markdown"], input: racingWithHelp())
        #expect(run.text.contains("```mermaid\n") && run.text.contains("ProfileCoordinator"))
        var large = CoordinatorTree(name: "Large")
        let root = large.addRoot(Coordinator(type: "App", kind: .container))
        for number in 0..<600 { large.addChild(Coordinator(type: "Leaf\(number)"), to: root, presentation: "push") }
        try Scratch.with { scratch in
            let old = try scratch.write(large.json(), "old.json").path
            large.addChild(Coordinator(type: "Help"), to: root, presentation: "push")
            let run = try Coordviz.run(["diff", old, "-", "-f", "markdown"], input: large.json())
            #expect(run.text.contains("<b>+ Help</b>") && !run.text.contains("Leaf7<"))
        }
    }

    // MARK: - git

    /// A repository with the racing sample in one revision and one leaf more in the working copy.
    private func withRepository(_ use: (Scratch) throws -> Void) throws {
        try Scratch.with { scratch in
            func git(_ arguments: [String]) throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                process.arguments =
                    ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
                    + arguments
                process.currentDirectoryURL = scratch.folder
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "git \(arguments)")
            }
            try git(["init", "--initial-branch=main"])
            try scratch.write(Project.bytes("Samples/racing/tree.json"), "tree.json")
            try git(["add", "tree.json"])
            try git(["commit", "-m", "First"])
            try scratch.write(racingWithHelp(), "tree.json")
            try use(scratch)
        }
    }

    @Test func `a file in a revision of git is a version`() throws {
        try withRepository { scratch in
            let run = try Coordviz.run(["diff", "main:tree.json", "tree.json"], in: scratch)
            #expect(run.status == 0 && run.text.hasPrefix("+ HelpCoordinator"), "\(run.messages)")
            let same = try Coordviz.run(["diff", "main:tree.json", "HEAD:./tree.json", "--exit-code"], in: scratch)
            #expect(same.status == 0)
        }
    }

    @Test func `what git does not know is an error that says so`() throws {
        try withRepository { scratch in
            for (name, words) in [("main:none.json", "none.json"), ("none:tree.json", "none"), ("main", "main")] {
                let run = try Coordviz.run(["diff", name, "tree.json"], in: scratch)
                #expect(run.status == 2 && run.messages.contains(words), "\(run.messages)")
                #expect(run.output.isEmpty)
            }
            let outside = try Scratch.with { try Coordviz.run(["diff", "main:tree.json", "x"], in: $0) }
            #expect(outside.status == 2)
        }
    }

    @Test(arguments: ["--output=pwned:tree.json", "-O:pwned", "--upload-pack=touch pwned:x"])
    func `a revision never becomes an option of git`(name: String) throws {
        try withRepository { scratch in
            let run = try Coordviz.run(["diff", "--", name, "tree.json"], in: scratch)
            #expect(run.status == 2 && run.messages.contains("is not a revision of git"), "\(run.messages)")
            #expect(try scratch.names() == [".git", "tree.json"])
        }
    }

    @Test func `a file with a name like a revision is that file, and no temporary file stays`() throws {
        try withRepository { scratch in
            try scratch.write(racingWithHelp(), "main:other.json")
            let run = try Coordviz.run(
                ["diff", "main:tree.json", "main:other.json"], environment: ["TMPDIR": scratch.folder.path], in: scratch
            )
            #expect(run.status == 0 && run.text.hasPrefix("+ HelpCoordinator"))
            #expect(try scratch.names() == [".git", "main:other.json", "tree.json"])
        }
    }

    @Test func `errors in a revision's file name the revision`() throws {
        try withRepository { scratch in
            let run = try Coordviz.run(["diff", "tree.json", "HEAD:.git"], in: scratch)
            #expect(run.status == 2)
            let folder = try Coordviz.run(["diff", "tree.json", "HEAD:"], in: scratch)
            #expect(folder.status == 2 && !folder.messages.isEmpty)
        }
    }
}

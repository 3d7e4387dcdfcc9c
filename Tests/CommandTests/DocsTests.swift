import CommandRuns
import CoordinatorModel
import Foundation
import Testing
import TreeFixtures

/// `coordviz docs`: a folder that is in step with its tree, and that leads nowhere wrong.
@Suite struct DocsTests {
    private func docs(
        _ scratch: Scratch, _ tree: [UInt8], _ arguments: [String] = []
    ) throws -> Coordviz.Run {
        try Coordviz.run(["docs", "-", "-o", "nav"] + arguments, input: tree, in: scratch)
    }

    private func racing(_ change: (inout CoordinatorTree) -> Void = { _ in }) throws -> [UInt8] {
        var tree = try CoordinatorTree(json: Project.bytes("Samples/racing/tree.json"), file: "tree.json")
        change(&tree)
        return tree.json()
    }

    /// Racing without its profile, which is a leaf.
    private func racingWithoutProfile() throws -> [UInt8] {
        try racing { tree in
            guard let profile = tree.coordinators.firstIndex(where: { $0.type == "ProfileCoordinator" }) else { return }
            for index in tree.coordinators.indices {
                tree.coordinators[index].branches.removeAll { $0.child == .contained(profile) }
            }
        }
    }

    private func files(_ scratch: Scratch) throws -> [String: [UInt8]] {
        let folder = scratch.folder.appendingPathComponent("nav")
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        var files: [String: [UInt8]] = [:]
        for case let path as String in walk {
            if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
                path.contains(".")
            {
                files[path] = [UInt8](data)
            }
        }
        return files
    }

    // MARK: - Samples

    @Test(arguments: Project.samples)
    func `a sample's documentation is up to date: make samples renews it`(sample: String) throws {
        let run = try Coordviz.run([
            "docs", Project.path("Samples/\(sample)/tree.json"), "-o", Project.path("docs/samples/\(sample)"),
            "--check",
        ])
        #expect(run.status == 0, "\(run.text)")
    }

    @Test(arguments: Project.samples)
    func `every link of a sample's documentation leads to a file and an anchor that is there`(sample: String) throws {
        let walk = LinkWalk(folder: URL(fileURLWithPath: Project.path("docs/samples/\(sample)")))
        #expect(try walk.broken() == [])
        #expect(try walk.count() > 10)
    }

    @Test func `a walk along links finds those that lead nowhere`() throws {
        try Scratch.with { scratch in
            try scratch.write(
                "[a](b.md) [c](index.md#gone) <a id=\"x\"></a> [d](#x) [e](https://example.com)", "index.md")
            #expect(try LinkWalk(folder: scratch.folder).broken() == ["index.md: b.md", "index.md: index.md#gone"])
        }
    }

    @Test func `the index names the screen that each coordinator wraps, and counts those besides`() throws {
        let index = String(
            decoding: try Project.bytes("docs/samples/racing/index.md"), as: UTF8.self)
        let rows = index.split(separator: "\n").map(String.init)
        let splash = try #require(rows.first { $0.hasPrefix("| [SplashCoordinator]") })
        #expect(splash.contains("| <code>SplashViewController</code> |"))
        #expect(rows.contains { $0.contains("<code>ProfileViewController</code> and 1 more") })
        try Scratch.with { scratch in
            _ = try docs(scratch, Array(#"{ "version": 1, "root": { "type": "App" } }"#.utf8))
            let index = String(decoding: try scratch.read("nav/index.md"), as: UTF8.self)
            #expect(index.contains("| [App](coordinators/App.md) | coordinator | – |"))
        }
    }

    // MARK: - In step

    @Test func `the same tree makes the same folder, and a second run writes nothing`() throws {
        try Scratch.with { one in
            try Scratch.with { other in
                #expect(try docs(one, racing()).status == 0)
                #expect(try docs(other, racing()).status == 0)
                #expect(try files(one) == files(other))
                let date = try FileManager.default.attributesOfItem(atPath: one.path("nav/index.md"))[.systemFileNumber]
                #expect(try docs(one, racing()).status == 0)
                let again = try FileManager.default.attributesOfItem(atPath: one.path("nav/index.md"))[
                    .systemFileNumber]
                #expect(date as? Int == again as? Int)
            }
        }
    }

    @Test func `a check names what is stale, and writes nothing`() throws {
        try Scratch.with { scratch in
            let none = try docs(scratch, racing(), ["--check"])
            #expect(none.status == 1 && none.text.contains("nav/index.md: missing\n"))
            #expect(!FileManager.default.fileExists(atPath: scratch.path("nav")))
            _ = try docs(scratch, racing())
            #expect(try docs(scratch, racing(), ["--check"]).status == 0)
            let before = try files(scratch)
            let changed = try docs(scratch, racingWithoutProfile(), ["--check"])
            #expect(changed.status == 1)
            let lines = changed.text.split(separator: "\n").map(String.init)
            #expect(lines.contains("nav/index.md: differs"))
            #expect(lines.contains("nav/images/overview-light.svg: differs"))
            #expect(lines.contains("nav/coordinators/ProfileCoordinator.md: nothing belongs there any more"))
            #expect(!lines.contains { $0.contains("SplashCoordinator") })
            #expect(try files(scratch) == before)
            // A picture that somebody has changed is stale as well.
            try scratch.write("<svg/>", "nav/images/overview-dark.svg")
            #expect(try docs(scratch, racing(), ["--check"]).text == "nav/images/overview-dark.svg: differs\n")
        }
    }

    @Test func `pages of coordinators that are gone go, and what coordviz didn't write stays`() throws {
        try Scratch.with { scratch in
            _ = try docs(scratch, racing())
            try scratch.write("mine", "nav/notes.md")
            try scratch.write("mine", "nav/coordinators/Mine.md")
            let run = try docs(scratch, racingWithoutProfile())
            #expect(run.status == 0)
            let names = Set(try files(scratch).keys)
            #expect(names.isSuperset(of: ["notes.md", "coordinators/Mine.md", "index.md"]))
            #expect(!names.contains { $0.contains("ProfileCoordinator") })
            #expect(try docs(scratch, racingWithoutProfile(), ["--check"]).status == 0)
        }
    }

    @Test func `a page that somebody has changed is not removed`() throws {
        try Scratch.with { scratch in
            _ = try docs(scratch, racing())
            try scratch.write("mine", "nav/coordinators/ProfileCoordinator.md")
            let run = try docs(scratch, racingWithoutProfile())
            #expect(run.status == 0 && run.messages.contains("ProfileCoordinator.md was changed by hand"))
            #expect(try scratch.read("nav/coordinators/ProfileCoordinator.md") == Array("mine".utf8))
        }
    }

    @Test func `a file that is in the way stops it before anything is written`() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.path("nav"), withIntermediateDirectories: true)
            try scratch.write("mine", "nav/events.md")
            let run = try docs(scratch, racing())
            #expect(run.status == 2 && run.messages.contains("nav/events.md is there, and coordviz didn't write it"))
            #expect(try files(scratch) == ["events.md": Array("mine".utf8)])
        }
    }

    @Test func `a list of files that somebody has changed leads to no file outside`() throws {
        try Scratch.with { scratch in
            _ = try docs(scratch, racing())
            try scratch.write("mine", "precious.md")
            let list = String(decoding: try scratch.read("nav/.coordviz-docs"), as: UTF8.self)
            let digest = "0000000000000000"
            let lines = ["../precious.md", "/etc/passwd", "coordinators/../../precious.md", ".git/config", "x.sh"]
            try scratch.write(list + lines.map { "\(digest) - \($0)\n" }.joined(), "nav/.coordviz-docs")
            #expect(try docs(scratch, racing()).status == 0)
            #expect(try scratch.read("precious.md") == Array("mine".utf8))
        }
    }

    @Test func `folders that are links are refused`() throws {
        try Scratch.with { scratch in
            try FileManager.default.createDirectory(atPath: scratch.path("nav"), withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: scratch.path("other"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("nav/images"), withDestinationPath: "../other")
            #expect(try docs(scratch, racing()).status == 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("other")) == [])
        }
    }

    // MARK: - A block elsewhere

    @Test func `the block in a readme is renewed, and all else in it stays`() throws {
        try Scratch.with { scratch in
            let old = "# Mine\r\n\n<!-- coordviz:begin -->\nold\n<!-- coordviz:end -->\n\nthe end"
            try scratch.write(old, "README.md")
            #expect(
                try docs(scratch, racing(), ["--insert", "README.md", "--check"]).text.contains("README.md: the block"))
            #expect(try docs(scratch, racing(), ["--insert", "README.md"]).status == 0)
            let text = String(decoding: try scratch.read("README.md"), as: UTF8.self)
            #expect(text.hasPrefix("# Mine\r\n\n<!-- coordviz:begin -->\n\n<picture>"))
            #expect(text.hasSuffix("\n<!-- coordviz:end -->\n\nthe end"))
            #expect(text.contains("src=\"nav/images/overview-light.svg\"") && !text.contains("old"))
            #expect(try docs(scratch, racing(), ["--insert", "README.md", "--check"]).status == 0)
        }
    }

    @Test(arguments: ["no markers", "<!-- coordviz:end -->\n<!-- coordviz:begin -->", "<!-- coordviz:begin -->"])
    func `a readme without a place for the block is an error, and nothing is written`(text: String) throws {
        try Scratch.with { scratch in
            try scratch.write(text, "README.md")
            #expect(try docs(scratch, racing(), ["--insert", "README.md"]).status == 2)
            #expect(try scratch.names() == ["README.md"])
        }
    }

    // MARK: - DocC

    /// Compiles a catalog, and returns what the compiler says.
    private func convert(_ catalog: URL, in scratch: Scratch) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "docc", "convert", catalog.path, "--output-path", scratch.path("out.doccarchive"),
            "--fallback-display-name", "Navigation", "--fallback-bundle-identifier", "example.navigation",
            "--fallback-bundle-version", "1",
        ]
        let messages = try scratch.write([], "messages")
        process.standardOutput = try FileHandle(forWritingTo: messages)
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        // It ends with an empty line even when it has nothing to say.
        return String(decoding: try scratch.read("messages"), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(arguments: Project.samples)
    func `docc converts a sample's catalog without a warning`(sample: String) throws {
        try Scratch.with { (scratch) throws in
            let tree = Project.path("Samples/\(sample)/tree.json")
            #expect(try Coordviz.run(["docs", tree, "-o", scratch.path("Nav.docc")]).status == 0)
            #expect(try convert(scratch.folder.appendingPathComponent("Nav.docc"), in: scratch) == "")
        }
    }

    @Test func `docc takes hostile names for text`() throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(["docs", "-", "-o", scratch.path("Nav.docc")], input: hostileTree().json())
            #expect(run.status == 0, "\(run.messages)")
            #expect(try convert(scratch.folder.appendingPathComponent("Nav.docc"), in: scratch) == "")
        }
    }

    @Test func `a catalog's folder is called like one, and has no block elsewhere`() throws {
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav", "-f", "docc"]).status == 64)
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav.docc", "--insert", "README.md"]).status == 64)
    }

    // MARK: - Hostile names

    private func hostileTree() -> CoordinatorTree {
        var tree = CoordinatorTree(name: HostileNames.all[0])
        let root = tree.addRoot(Coordinator(type: "App", kind: .container))
        let names =
            HostileNames.all + HostileNames.controls + ["../../escape", "CON", "nul", "Teams", "teams", "TEAMS", ""]
        for name in names where !name.isEmpty {
            let child = tree.addChild(
                Coordinator(
                    type: name, screens: [Screen(type: name, emits: [Emission(event: name)])],
                    routes: [Route(name: name)],
                    intercepts: [Interceptor(event: "Other.\(name)", by: name)],
                    dependencies: Dependencies(needs: name, provides: name), location: Location(file: name, line: 1)),
                to: root, presentation: name, route: name)
            tree.coordinators[child].kind = .init(rawValue: name)
        }
        return tree
    }

    @Test func `hostile names become neither markup nor links nor paths`() throws {
        try Scratch.with { scratch in
            let run = try docs(
                scratch, hostileTree().json(), ["--source-url", "https://example.com/x/{file}#L{line}"])
            #expect(run.status == 0, "\(run.messages)")
            #expect(try scratch.names() == ["nav"])
            let files = try files(scratch)
            #expect(Set(files.keys.map { $0.lowercased() }).count == files.count)
            for (path, bytes) in files where path.hasSuffix(".md") {
                #expect(path.wholeMatch(of: /(coordinators\/)?[A-Za-z0-9_-]+\.md/) != nil, "\(path)")
                #expect(path.wholeMatch(of: /.*(con|nul)\.md/.ignoresCase()) == nil, "\(path)")
                let text = String(decoding: bytes, as: UTF8.self)
                for tag in text.matches(of: /<[^>]*>/).map({ String($0.output) }) {
                    #expect(tag.wholeMatch(of: Self.ownTag) != nil, "\(path): \(tag)")
                }
                for link in text.matches(of: /\]\(([^)]*)\)/).map({ String($0.output.1) }) {
                    let isOwn =
                        link.wholeMatch(of: /(\.\.\/)?(coordinators\/)?[A-Za-z0-9_-]+\.md(#[A-Za-z0-9_-]+)?/) != nil
                    let isSource = link.wholeMatch(of: /https:\/\/example\.com\/x\/[A-Za-z0-9._~%\/-]*#L1/) != nil
                    #expect(isOwn || isSource, "\(path): \(link)")
                }
            }
            #expect(try LinkWalk(folder: scratch.folder.appendingPathComponent("nav")).broken() == [])
        }
    }

    /// The tags that pages are made of.
    nonisolated(unsafe) private static let ownTag =
        /<\/?(code|picture)>|<br>|<a id="[A-Za-z0-9_-]+">|<\/a>|<!-- [^<>]* -->|<(source|img) [^<>]*>/

    @Test(arguments: ["javascript:alert({file})", "https://example.com/", "https://example.com/{file}\" x", "{file}"])
    func `an address of source that is none is wrong usage`(pattern: String) throws {
        #expect(try Coordviz.run(["docs", Project.racing, "-o", "nav", "--source-url", pattern]).status == 64)
    }
}

import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorDiagram

/// The flowchart that GitHub renders.
@Suite struct MermaidTests {
    private func lines(_ tree: CoordinatorTree, _ change: (inout DiagramOptions) -> Void = { _ in }) throws -> [String]
    {
        let bytes = try MermaidText.text(of: diagram(tree, change), theme: .light)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The line of the only box of a tree.
    private func line(_ coordinator: Coordinator) throws -> String {
        var tree = CoordinatorTree()
        tree.addRoot(coordinator)
        return try #require(try lines(tree).first { $0.hasPrefix("  n0") })
    }

    @Test func `the sample is a flowchart with a title, its boxes, its branches and its flows`() throws {
        let lines = try lines(.racing)
        #expect(lines.prefix(4) == ["---", "title: \"Racing: × 1 of 2 events is lost\"", "---", "flowchart LR"])
        #expect(
            lines[4]
                == "  n0[[\"<b>App</b><br/>○#nbsp;login<br/>●#nbsp;<b>main</b>"
                + "<br/>■#nbsp;consumes#nbsp;<b>Login.didFinish</b>\"]]:::container")
        #expect(lines.contains("  n0 -->|\"root#nbsp;·#nbsp;login\"| n1"))
        #expect(lines.contains("  n1 -->|\"Login.didFinish\"| n0"))
        #expect(lines.contains("  n7{{\"LOST#nbsp;Details.didShare\"}}:::lost"))
        #expect(lines.contains("  n4 -->|\"Details.didShare\"| n7"))
        #expect(lines.contains("  linkStyle 7,8 stroke:#bd283a,stroke-width:3px,stroke-dasharray:6 3"))
    }

    @Test func `events of one box that end at one interceptor have one line, others have their own`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "App", kind: .navigation,
                intercepts: [Interceptor(event: "List.*"), Interceptor(event: "Cart.pay")]
            ))
        tree.addChild(
            Coordinator(
                type: "List",
                emits: [Emission(event: "List.close"), Emission(event: "List.pick"), Emission(event: "Cart.pay")]),
            to: app, presentation: "show")
        let events = try lines(tree).filter { $0.hasPrefix("  n1 -->") }
        #expect(events == ["  n1 -->|\"List.close<br/>List.pick\"| n0", "  n1 -->|\"Cart.pay\"| n0"])
    }

    @Test func `without a name there is no front matter, and down is down`() throws {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "A"))
        #expect(try lines(tree) { $0.direction = .down }.first == "flowchart TB")
    }

    @Test(arguments: [
        (Coordinator.Kind.container, "[[", "]]:::container"), (.navigation, "[/", "/]:::navigation"),
        (.tabBar, "[", "]:::tabBar"), (.coordinator, "(", "):::coordinator"),
        (.init(rawValue: "split"), "{{", "}}:::custom"), (.init(rawValue: "x:::y"), "{{", "}}:::custom"),
    ])
    func `each kind has a shape and a class`(kind: Coordinator.Kind, left: String, right: String) throws {
        let line = try line(Coordinator(type: "A", kind: kind))
        #expect(line.hasPrefix("  n0\(left)\"<b>A</b>"))
        #expect(line.hasSuffix("\"\(right)"))
    }

    @Test func `references, unattached coordinators and observers look as they should`() throws {
        var tree = CoordinatorTree()
        let app = tree.addRoot(
            Coordinator(
                type: "App", kind: .container,
                intercepts: [
                    Interceptor(event: "X.a", consumes: .never), Interceptor(event: "X.b", consumes: .sometimes),
                ]))
        let list = tree.addChild(
            Coordinator(type: "List", kind: .navigation, emits: [Emission(event: "X.a"), Emission(event: "X.b")]),
            to: app, presentation: "root")
        tree.addReference(to: app, from: list, presentation: "present")
        tree.addUnattached(Coordinator(type: "Old"))
        let lines = try lines(tree)
        #expect(lines.contains("  n2([\"→#nbsp;App\"]):::reference"))
        #expect(lines.contains("  n1 -.->|\"present\"| n2"))
        #expect(lines.contains("  n1 --o|\"X.a\"| n0"))
        #expect(lines.contains("  n1 --x|\"X.b\"| n0"))
        #expect(lines.contains("  n3[\"<b>Not presented</b>\"]:::heading"))
        #expect(lines.contains { $0.hasPrefix("  n4(") && $0.hasSuffix(":::unattached") })
    }

    @Test(arguments: [
        ("a\"b", "a#34;b"), ("a#b", "a#35;b"), ("<b>", "#60;b#62;"), ("a`b`", "a#96;b#96;"), ("%%x", "#37;#37;x"),
        ("a\nb\r\tc", "a b  c"), ("end", "end"), ("a[0]{1}", "a#91;0#93;#123;1#125;"), ("a|b;c", "a#124;b#59;c"),
        ("_a_*b*~c~", "#95;a#95;#42;b#42;#126;c#126;"), ("&amp;", "#38;amp#59;"), ("\\n", "#92;n"),
        ("a\0\u{1B}\u{FFFE}b", "ab"), ("日本 (x)", "日本 (x)"),
    ])
    func `names are text, whatever they hold`(name: String, text: String) throws {
        #expect(try line(Coordinator(type: name)) == "  n0(\"<b>\(text)</b>\"):::coordinator")
    }

    @Test(arguments: [
        ("fa:fa-user", "fa#58;fa-user"), ("fab:fa-github", "fab#58;fa-github"), ("$$x^2$$", "#36;#36;x^2#36;#36;"),
        ("$", "#36;"),
        ("a\u{2028}b", "a b"), ("a\u{1B}[31mb", "a#91;31mb"), ("a\u{9B}b", "ab"), ("fa fa-user", "fa fa-user"),
    ])
    func `a name is no icon, no formula and no line`(name: String, text: String) throws {
        #expect(try line(Coordinator(type: name)) == "  n0(\"<b>\(text)</b>\"):::coordinator")
    }

    @Test(arguments: HostileNames.all + HostileNames.controls)
    func `no name ends its line, its label or the front matter`(name: String) throws {
        var tree = CoordinatorTree(name: name)
        let app = tree.addRoot(
            Coordinator(
                type: name, kind: .init(rawValue: name), screens: [Screen(type: name)], routes: [Route(name: name)],
                intercepts: [Interceptor(event: name + ".x", by: name)]))
        tree.addChild(
            Coordinator(type: name, emits: [Emission(event: name + ".x")]), to: app, presentation: name, route: name)
        let lines = try lines(tree)
        #expect(lines[0] == "---" && lines[2] == "---" && lines[3] == "flowchart LR")
        for line in lines.dropFirst(4).prefix(4) {
            #expect(line.unicodeScalars.count { $0 == "\"" } == 2, "\(line)")
            #expect(line.hasPrefix("  n"))
        }
        let styles = lines.dropFirst(8)
        #expect(styles.allSatisfy { $0.hasPrefix("  classDef ") || $0.hasPrefix("  linkStyle ") }, "\(styles)")
    }

    @Test func `the title is a YAML string`() throws {
        var tree = CoordinatorTree(name: "a \"b\": \\c\n---")
        tree.addRoot(Coordinator(type: "A"))
        #expect(try lines(tree)[1] == #"title: "a \"b\": \\c ---""#)
    }
}

import CommandRuns
import CoordinatorModel
import Testing
import TreeFixtures

/// Whatever names a tree holds, they come out as text, in every format.
@Suite(.mayDraw) struct HostileNameTests {
    /// A tree with `name` in every place where a string may stand.
    private func tree(_ names: [String]) -> CoordinatorTree {
        var tree = CoordinatorTree(name: names[0])
        for name in names {
            let event = "\(name).x"
            tree.events.append(EventDeclaration(name: event, payload: [name], location: Location(file: name, line: 1)))
            let app = tree.addRoot(
                Coordinator(
                    type: name, kind: .init(rawValue: name),
                    screens: [Screen(type: name, screens: [Screen(type: name)])],
                    routes: [Route(name: name, payload: [name])], activeRoute: name,
                    intercepts: [
                        Interceptor(event: event, consumes: .never, by: name),
                        Interceptor(event: "\(name).*", consumes: .sometimes),
                    ],
                    dependencies: Dependencies(needs: name, provides: name), location: Location(file: name, line: 1)))
            let child = tree.addChild(
                Coordinator(type: name, emits: [Emission(event: event), Emission(event: name)]), to: app,
                presentation: name, route: name)
            tree.addReference(to: app, from: child, presentation: name)
            tree.addUnattached(Coordinator(type: name, isStarted: false))
            tree.unresolved.append(Unresolved(what: name, location: Location(file: name)))
            tree.ignores.append(Ignore(rule: "unused-event", reason: name))
            tree.extensions["x-\(name)"] = .object([name: .string(name)])
        }
        return tree
    }

    private func run(_ names: [String], _ arguments: String...) throws -> Coordviz.Run {
        let run = try Coordviz.run(["render", "-"] + arguments, input: tree(names).json())
        #expect(run.status == 0, "\(run.messages)")
        return run
    }

    @Test(arguments: HostileNames.all)
    func `a name is text in SVG`(name: String) throws {
        let svg = try SVGDocument(
            run([name], "--theme", "auto", "--legend", "--title=\(name)", "--id-prefix=\(name)", "--highlight", "*")
                .output)
        #expect(svg.intruders == [])
        #expect(svg.texts(of: "text").count { $0 == name } >= 5)
        #expect(svg.elements.dropFirst().first?.text == name)
        #expect(svg.texts(of: "title").contains { $0.hasPrefix("\(name) (\(name))\n") })
    }

    @Test(arguments: HostileNames.controls)
    func `what is no text is left out of SVG`(name: String) throws {
        let svg = try SVGDocument(run([name], "--title=\(name)").output)
        #expect(svg.intruders == [])
        for text in svg.readable {
            #expect(
                !text.unicodeScalars.contains { scalar in
                    scalar.value < 0x20 && scalar != "\n" || (0x7F..<0xA0).contains(scalar.value)
                        || scalar.value == 0xFFFE || scalar.value == 0xFFFF
                }, "\(text.debugDescription)")
        }
        #expect(svg.texts(of: "text").contains { $0.hasPrefix("a") && $0.hasSuffix("b") })
    }

    @Test(arguments: [
        ("\u{200B}", #"\u{200B}"#), ("\u{3164}", #"\u{3164}"#), ("\u{2800} ", #"\u{2800}\u{20}"#), (" ", #"\u{20}"#),
        ("\u{A0}", #"\u{A0}"#), ("\u{202E}", #"\u{202E}"#),
    ])
    func `a name of invisible characters is shown by their numbers`(name: String, shown: String) throws {
        let svg = try SVGDocument(run([name]).output)
        #expect(svg.intruders == [])
        #expect(svg.texts(of: "text").count { $0 == shown } >= 5)
        let mermaid = try run([name], "-f", "mermaid").text
        #expect(
            mermaid.contains(
                "<b>\(shown.replacing("\\", with: "#92;").replacing("{", with: "#123;").replacing("}", with: "#125;"))</b>"
            ))
        // What is for programs stays as it is.
        #expect(try run([name], "-f", "json").output == tree([name]).canonical().json())
    }

    @Test(arguments: ["日本語", "\u{301}e", "😀", ".", "a\u{200B}"])
    func `a name with visible characters stays`(name: String) throws {
        let run = try run([name])
        #expect(!run.text.contains("\\u{"))
    }

    @Test func `U+0000 is refused where a tree is read`() throws {
        let tree = #"{ "version": 1, "root": { "type": "a\u0000b" } }"#
        let run = try Coordviz.run(["render", "-"], input: Array(tree.utf8))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.hasPrefix("<stdin>:1:37: error: the character U+0000"))
    }

    @Test(arguments: HostileNames.all + HostileNames.controls)
    func `dot takes the DOT, names and all`(name: String) throws {
        try Tool.run("dot", ["-Knop2", "-Tsvg"], on: run([name], "-f", "dot", "--legend").output)
    }

    @Test(arguments: HostileNames.all + HostileNames.controls)
    func `JSON keeps the name`(name: String) throws {
        let tree = try CoordinatorTree(json: run([name], "-f", "json").output, file: "tree.json")
        #expect(tree.coordinators[0].type.unicodeScalars.elementsEqual(name.unicodeScalars))
        #expect(tree == self.tree([name]).canonical())
    }

    @Test(arguments: FormatTests.signatures.map(\.format), ["right", "down"])
    func `all of them at once are drawn in every format`(format: String, direction: String) throws {
        let names = HostileNames.all + HostileNames.controls
        // Mermaid takes 500 edges and 50,000 characters.
        let run = try run(
            format == "mermaid" ? Array(names.prefix(12)) : names, "-f", format, "--direction", direction, "-q")
        let signature = FormatTests.signatures.first { $0.format == format }?.signature ?? []
        // What follows in Mermaid depends on the title.
        #expect(run.output.starts(with: format == "mermaid" ? Array("---\ntitle: ".utf8) : signature))
    }

    @Test(arguments: ["svg", "dot", "json", "png"])
    func `a name of 100 kB is drawn`(format: String) throws {
        let name = String(repeating: #"<&"\N😀"#, count: 100_000 / 9)
        let run = try run([name], "-f", format)
        if format == "svg" {
            let svg = try SVGDocument(run.output)
            #expect(svg.intruders == [])
            #expect(svg.texts(of: "title").contains { $0.hasPrefix(name) })
        }
        if format == "dot" { try Tool.run("dot", ["-Knop2", "-Tsvg"], on: run.output) }
    }
}

import CoordinatorDiagram
import Graphviz
import Testing

/// Whatever a name is, the reader of the picture gets that name: read back from the SVG that the library wrote.
@Suite struct EscapingTests {
    @Test(arguments: HostileNames.all) func `a label shows the name`(name: String) throws {
        #expect(try ParsedSVG(node: .text(.label, name)).drawnText == name)
    }

    @Test(arguments: HostileNames.all) func `a label next to other attributes with the same text shows it`(
        name: String
    ) throws {
        let svg = try ParsedSVG { graph in
            graph.node(0, [.text(.label, name), .text(.tooltip, name)])
            graph.node(1, [.html("<TABLE><TR><TD>\(DotEscaping.html(name))</TD></TR></TABLE>")])
            graph.node(2, [.html(DotEscaping.html(name))])
            graph.node(3, [.text(.label, DotEscaping.html(name))])
        }
        #expect(svg.texts(of: "text") == [name, name, name, DotEscaping.html(name)])
    }

    @Test func `text that looks like an HTML-like label next to one stays text`() throws {
        let (text, html) = (DotAttribute.text(.label, "<B>bold</B>"), DotAttribute.html("<B>bold</B>"))
        let textFirst = try ParsedSVG { graph in
            graph.node(0, [text])
            graph.node(1, [html])
        }
        #expect(textFirst.texts(of: "text") == ["<B>bold</B>", "bold"])
        let htmlFirst = try ParsedSVG { graph in
            graph.node(0, [html])
            graph.node(1, [text])
        }
        #expect(htmlFirst.texts(of: "text") == ["bold", "<B>bold</B>"])
    }

    @Test(arguments: HostileNames.all) func `labels at the end of an edge show the name`(name: String) throws {
        let svg = try ParsedSVG { graph in
            graph.nodeDefaults([.constant(.label, "")])
            graph.node(0, [])
            graph.node(1, [])
            graph.edge(from: 0, to: 1, [.text(.headlabel, name)])
            graph.edge(from: 0, to: 1, [.text(.label, name)])
        }
        #expect(svg.texts(of: "text") == [name, name])
    }

    @Test(arguments: HostileNames.all, [DotAttribute.Name.tooltip, .edgetooltip, .labeltooltip])
    func `a tooltip shows the name`(name: String, attribute: DotAttribute.Name) throws {
        let svg = try ParsedSVG { graph in
            graph.node(0, attribute == .tooltip ? [.text(.tooltip, name)] : [])
            graph.edge(from: 0, to: 0, attribute == .tooltip ? [] : [.text(.label, "e"), .text(attribute, name)])
        }
        #expect(svg.values(of: "xlink:title", in: "a").contains(name))
    }

    @Test(arguments: HostileNames.all) func `an id and a class are the name`(name: String) throws {
        // A class that is nothing but a backslash at its end is where versions differ; none is needed.
        let svg = try ParsedSVG(node: .text(.id, name), .text(.class, "x\(name)x"))
        #expect(svg.values(of: "id", in: "g").contains(name))
        #expect(svg.values(of: "class", in: "g").contains("node x\(name)x"))
    }

    @Test(arguments: HostileNames.all) func `an HTML-like label shows the name, as text, tooltip and id`(
        name: String
    ) throws {
        let (text, identifier) = (DotEscaping.html(name), DotEscaping.htmlIdentifier(name))
        let svg = try ParsedSVG(
            node: .html(
                """
                <TABLE><TR><TD HREF="#x" TOOLTIP="\(text)" ID="\(identifier)"><B>\(text)</B></TD></TR></TABLE>
                """))
        #expect(svg.drawnText == name)
        #expect(svg.values(of: "xlink:title", in: "a") == [name])
        #expect(svg.values(of: "id", in: "g").contains("a_" + name))
    }

    @Test(arguments: HostileNames.controls) func `what is no text is dropped`(text: String, rest: String) throws {
        let visible = rest.replacing("  ", with: " \u{A0}")  // the library keeps second spaces from collapsing
        let svg = try ParsedSVG { graph in
            graph.node(0, [.text(.label, text)])
            graph.node(1, [.html(DotEscaping.html(text))])
            graph.node(2, [.text(.id, text), .text(.comment, text)])
        }
        #expect(svg.texts(of: "text").prefix(2) == [visible, visible])
        #expect(svg.values(of: "id", in: "g").contains(visible))
    }

    @Test func `tooltips keep their lines`() throws {
        let lines = "first\nsecond\\nthird\n"
        let plain = try ParsedSVG(node: .text(.tooltip, lines))
        #expect(plain.values(of: "xlink:title", in: "a") == [lines])
        let html = DotEscaping.html(lines, keepingLines: true)
        let nested = try ParsedSVG(
            node: .html("<TABLE><TR><TD HREF=\"#x\" TOOLTIP=\"\(html)\">a</TD></TR></TABLE>"))
        #expect(nested.values(of: "xlink:title", in: "a") == [lines])
    }

    /// Names put together at random, the same ones every time, from what is dangerous alone.
    private static let shuffled: [String] = {
        var state: UInt64 = 0x5EED
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let parts = HostileNames.all + ["n", "l", "r", "N", "G", "58;", "amp;", "#", "x3a;", "lt;", "<", ">", "a"]
        return (0..<400).map { _ in (0..<1 + next(6)).map { _ in parts[next(parts.count)] }.joined() }
    }()

    @Test func `names put together at random are shown`() throws {
        let names = Self.shuffled
        let svg = try ParsedSVG(engine: .fixedPositions) { graph in
            for (number, name) in names.enumerated() {
                let (text, place) = (DotEscaping.html(name), DotAttribute.constant(.pos, "0,0"))
                graph.node(2 * number, [place, .text(.label, name), .text(.tooltip, name), .text(.id, name)])
                graph.node(
                    2 * number + 1,
                    [place, .html("<TABLE><TR><TD HREF=\"#\" TOOLTIP=\"\(text)\">\(text)</TD></TR></TABLE>")])
            }
        }
        let twice = names.flatMap { [$0, $0] }
        #expect(svg.texts(of: "text") == twice)
        #expect(svg.values(of: "xlink:title", in: "a") == twice)
        #expect(Set(svg.values(of: "id", in: "g")).isSuperset(of: names))
    }

    @Test func `a name of 100 kB is drawn whole`() throws {
        let name = String(repeating: #"<&\N">"#, count: 100_000 / 6)
        #expect(try ParsedSVG(node: .text(.label, name)).drawnText == name)
        #expect(try ParsedSVG(node: .html(DotEscaping.html(name))).drawnText == name)
        #expect(try ParsedSVG(node: .text(.tooltip, name)).values(of: "xlink:title", in: "a") == [name])
    }

    @Test func `harmless names are passed as they are`() {
        for name in ["AppCoordinator", "main, detail(Team)", "x-y_z 1"] {
            for attribute in DotAttribute.Name.allCases {
                #expect(
                    DotEscaping.attribute(name, for: attribute) == (attribute == .URL ? DotEscaping.url(name) : name))
            }
            #expect(DotEscaping.html(name) == name)
        }
    }
}

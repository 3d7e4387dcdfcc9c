import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// What the finisher makes of an SVG as Graphviz writes it.
@Suite struct SVGFinisherTests {
    @Test func `a picture gets its title, its description and its role`() throws {
        let svg = try RawSVG().finished()
        #expect(
            svg.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"coordviz\" role=\"img\""
                    + " aria-labelledby=\"title-text desc-text\" width=\"100pt\" height=\"50pt\""
                    + " viewBox=\"0.00 0.00 100.00 50.00\""))
        #expect(svg.contains("<title id=\"title-text\">A &amp; B</title>"))
        #expect(svg.contains("<desc id=\"desc-text\">1 coordinator, 0 branches, 0 event flows.</desc>"))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test func `declarations, comments, Graphviz's titles and classes, and its canvas go`() throws {
        let svg = try RawSVG().finished()
        for gone in ["<?xml", "DOCTYPE", "<!--", "n0</title>", "class=\"node", "transparent", "xlink"] {
            #expect(!svg.contains(gone), "\(gone)")
        }
        #expect(svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"))
        #expect(svg.contains("<g id=\"c-App\" class=\"coordinator kind-container\">"))
    }

    @Test func `a group gets the tooltip of its element, escaped`() throws {
        #expect(try RawSVG().finished().contains("<title>App &lt;&amp;&quot;&gt;\nmore</title>"))
    }

    @Test func `texts say how wide they are, so that no substitute font runs out of its box`() throws {
        let svg = try RawSVG().finished()
        // A in bold is 722 thousandths wide, p 611, at 10 points.
        #expect(svg.contains("textLength=\"19.44\" lengthAdjust=\"spacingAndGlyphs\">App</text>"))
        #expect(svg.contains(">a &amp; b &lt;c&gt;</text>"))
        #expect(!svg.contains("font-family=\"Arial\""))
    }

    @Test func `texts are lowered to the middle of their line, and what only levels them goes`() throws {
        let raw = RawSVG(
            inside: """
                <text x="1" y="-14" font-size="10.00">one</text><text x="2" y="3.5" font-size="2.00">&#160;</text>
                """)
        let svg = try raw.finished()
        #expect(svg.contains("<text x=\"1\" y=\"-13\" font-size=\"10.00\"") && !svg.contains("font-size=\"2.00\""))
    }

    @Test func `a space at the end of a text goes, and what fonts disagree on is not stretched`() throws {
        let raw = RawSVG(
            inside: """
                <text x="1" font-size="10.00">Ap </text><text x="2" font-size="10.00">&#45;  </text>
                <text x="3" font-size="10.00">日本 Ap</text><text x="4" font-size="10.00">Ap…</text>
                """)
        let svg = try raw.finished()
        #expect(svg.contains("textLength=\"12.23\" lengthAdjust=\"spacingAndGlyphs\">Ap</text>"))
        #expect(svg.contains("textLength=\"3.33\" lengthAdjust=\"spacingAndGlyphs\">-</text>"))
        #expect(svg.contains("<text x=\"3\" font-size=\"10.00\">日本 Ap</text>"))
        for name in ["\u{645}\u{631}\u{62D}\u{628}\u{627} App", "🏎️ App", "e\u{301}App", "한국어", "שלום"] {
            let other = try RawSVG(inside: "<text x=\"1\" font-size=\"10.00\">\(name)</text>").finished()
            #expect(other.contains("<text x=\"1\" font-size=\"10.00\">\(name)</text>"), "\(name)")
        }
        #expect(svg.contains("textLength=\"22.23\" lengthAdjust=\"spacingAndGlyphs\">Ap…</text>"))
    }

    @Test func `ids are prefixed, and the prefix can hold nothing but what ids may`() throws {
        let svg = try RawSVG().finished(idPrefix: "my-\"><script>ä_1 ")
        #expect(svg.contains("id=\"my-script_1title-text\"") && svg.contains("id=\"my-script_1desc-text\""))
        #expect(svg.contains("aria-labelledby=\"my-script_1title-text my-script_1desc-text\""))
        #expect(svg.contains("<g id=\"my-script_1c-App\""))
    }

    @Test func `a reference links to the box that it represents`() throws {
        var raw = RawSVG()
        raw.link = "c-Other"
        let svg = try raw.finished(idPrefix: "p-")
        #expect(svg.contains("<a href=\"#p-c-Other\">"))
        #expect(svg.contains("</a></g>"))
    }

    @Test func `what has no colour is none on every version`() throws {
        let svg = try RawSVG(inside: "<path fill=\"transparent\" stroke=\"none\" d=\"M0,0\"/>").finished()
        #expect(svg.contains("<path fill=\"none\" stroke=\"none\" d=\"M0,0\"/>"))
    }

    @Test func `control characters and what XML doesn't know are dropped from tooltips and texts`() throws {
        var raw = RawSVG(inside: "<text font-size=\"10\">a&#0;b&#x1;c&#xFFFE;d&#10;e</text>")
        raw.tooltip = "a\0b\u{1B}\u{FFFF}c"
        let svg = try raw.finished()
        #expect(svg.contains("<title>abc</title>"))
        #expect(svg.contains(">abcd\ne</text>"))
    }

    @Test func `light and dark pictures have no style sheet, an automatic one has one for dark pages`() throws {
        #expect(!(try RawSVG().finished(theme: .light).contains("<style>")))
        #expect(!(try RawSVG().finished(theme: .dark).contains("<style>")))
        #expect(try RawSVG().finished(theme: .dark).contains("fill=\"\(Palette.dark[.canvas])\""))
        let auto = try RawSVG().finished(theme: .auto)
        #expect(auto.contains("@media (prefers-color-scheme: dark)"))
        #expect(auto.contains(".coordviz [fill=\"#ffffff\"]{fill:\(Palette.dark[.canvas])}"))
    }
}

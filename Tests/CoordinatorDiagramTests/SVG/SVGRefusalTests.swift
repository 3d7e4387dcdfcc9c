import Testing

@testable import CoordinatorDiagram

/// Unsafe content is refused, wherever it comes from.
@Suite struct SVGRefusalTests {
    @Test(arguments: [
        "<script>alert(1)</script>", "<script/>", "<foreignObject></foreignObject>", "<image href=\"x\"/>",
        "<a href=\"javascript:alert(1)\"></a>", "<use href=\"#x\"/>", "<style>*{}</style>", "<animate/>", "<rect/>",
        "<svg></svg>", "<iframe/>", "<title>x</title>", "<PATH/>", "<path></path>", "<text/>", "<g id=\"x\"/>",
    ])
    func `elements that no picture needs`(element: String) {
        #expect(throws: SVGError.self) { try RawSVG(inside: element).finished() }
    }

    @Test(arguments: [
        "onclick=\"alert(1)\"", "onload=\"x\"", "href=\"#x\"", "xlink:href=\"javascript:x\"", "style=\"fill:red\"",
        "id=\"x\"", "class=\"x\"", "filter=\"url(#x)\"", "unknown=\"1\"", "ONCLICK=\"x\"", "fill", "fill=red",
        "fill='red'", "fill=\"red", "=\"x\"", "fill=\"url(http://example.org/#x)\"", "fill=\"<script>\"",
        "fill=\"&bogus;\"", "fill=\"a\u{1}b\"", "points=\"0,0\"onclick=\"x\"",
    ])
    func `attributes that no shape needs, and values that are none`(attribute: String) {
        #expect(throws: SVGError.self) { try RawSVG(inside: "<path d=\"M0,0\" \(attribute)/>").finished() }
        #expect(throws: SVGError.self) { try RawSVG(inside: "<text x=\"1\" \(attribute)>a</text>").finished() }
    }

    @Test(arguments: [
        "</g>", "<g id=\"x\">", "<g id=\"x\"></text>", "<g id=\"x\"></g></g>", "<g></g>", "<text>a<b/></text>",
        "<text>a</g>", "<text>&bogus;</text>", "<text>a & b</text>", "<text>&#xD800;</text>", "<text>&#x110000;</text>",
        "<text>a<!-- x -->b</text>", "text between", "<g id=\"x\"><title><b/></title></g>", "<", "<>", "< >", "</>",
        "<![CDATA[x]]>y", "<!-- open", "<g id=\"x\" transform=\"<script>\"></g>",
    ])
    func `what is not balanced or out of place`(markup: String) {
        #expect(throws: SVGError.self) { try RawSVG(inside: markup).finished() }
    }

    @Test(arguments: [
        "", " \n", "<g id=\"x\"></g>", "text", "<svg></svg><svg></svg>", "<svg></svg>x", "</svg>", "<svg>",
        "<html><svg></svg></html>", "<svg/>x", "<?xml", "<svg></svg",
    ])
    func `what is no picture`(text: String) {
        #expect(throws: SVGError.self) { try RawSVG().finish(Array(text.utf8)) }
    }

    @Test func `a picture cut off at any byte`() throws {
        let whole = Array(RawSVG().text.utf8)
        _ = try RawSVG().finish(whole)
        for end in 0..<whole.count - 1 {
            #expect(throws: SVGError.self, "cut after \(end) bytes") { try RawSVG().finish(Array(whole[..<end])) }
        }
    }

    @Test func `bytes changed anywhere give a picture or an error, never a crash`() throws {
        let whole = Array(RawSVG().text.utf8)
        var refused = 0
        for position in whole.indices {
            for byte in [0, 0x22, 0x26, 0x2F, 0x3C, 0x3D, 0x3E, 0x80, 0xFF] as [UInt8] where whole[position] != byte {
                var changed = whole
                changed[position] = byte
                do { _ = try RawSVG().finish(changed) } catch is SVGError { refused += 1 }
            }
        }
        #expect(refused > whole.count)
    }

    @Test func `an error says where`() throws {
        let raw = RawSVG(inside: "<script/>")
        let error = #expect(throws: SVGError.self) { try raw.finished() }
        #expect(error?.message == "an element <script>")
        let offset = try #require(error?.offset)
        #expect(Array(raw.text.utf8)[offset...].starts(with: "script/>".utf8))
    }
}

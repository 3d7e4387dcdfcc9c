import CGraphviz
import CoordinatorDiagram
import Testing

@testable import Graphviz

/// The library draws something and reports success; the caller hears the truth.
@Suite struct FailureTests {
    @Test(arguments: ["<TABLE>", "<B>a</I>", "<TABLE><TR><TD>a</TABLE>", "a < b", "<FOO>a</FOO>"])
    func `an HTML-like label that can't be read fails`(label: String) {
        #expect(throws: GraphvizError.self) { try ParsedSVG(node: .html(label)) }
    }

    @Test func `after a failure the next graph is drawn`() throws {
        #expect(throws: GraphvizError.self) { try ParsedSVG(node: .html("<TABLE>")) }
        #expect(try ParsedSVG(node: .text(.label, "fine")).drawnText == "fine")
    }

    @Test(arguments: [PictureFormat.svg, .png, .pdf]) func `a failure leaves no picture`(format: PictureFormat) {
        #expect(throws: GraphvizError.self) {
            try GraphvizLibrary.render(format, engine: .dot) { $0.node(0, [.html("</B>")]) }
        }
    }

    @Test func `a node without a position can't be drawn at one`() {
        let error = #expect(throws: GraphvizError.self) {
            try ParsedSVG(engine: .fixedPositions) { graph in
                graph.node(0, [.constant(.pos, "0,0")])
                graph.node(1, [])
            }
        }
        #expect(error?.message.contains("n1") == true)
    }

    @Test func `a label too large for its box is drawn with a warning`() throws {
        var warnings: [String] = []
        _ = try GraphvizLibrary.render(.svg, engine: .dot, onWarning: { warnings.append($0) }) {
            $0.node(0, [.html("<TABLE><TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"1\" HEIGHT=\"1\">wide</TD></TR></TABLE>")])
        }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("too small") == true)
    }

    @Test func `missing plugins are named, with what to install`() throws {
        let error = try LibraryAccess.exclusive {
            let bare = try #require(coordviz_context_bare())
            return #expect(throws: GraphvizError.self) {
                try DrawingJob(context: bare, engine: .dot) { $0.node(0, []) }
            }
        }
        #expect(error?.message.contains("dot") == true)
        #expect(error?.hint?.contains("apt install graphviz") == true)
    }

    @Test func `a folder without plugins gives no light context`() {
        let context = LibraryAccess.exclusive { coordviz_context_light("/nonexistent", { _, _, _, _ in 0 }) }
        #expect(context == nil)
    }

    @Test func `an edge without a target, a node out of order and an empty rank fail`() {
        #expect(throws: GraphvizError.self) { try ParsedSVG { $0.edge(from: 0, to: 1, []) } }
        #expect(throws: GraphvizError.self) { try ParsedSVG { $0.node(1, []) } }
        #expect(throws: GraphvizError.self) { try ParsedSVG { $0.sameRank([0]) } }
        #expect(throws: GraphvizError.self) { try ParsedSVG { $0.sameRank([-1]) } }
    }

    @Test func `labels beyond all measure name the limit`() {
        let long = #expect(throws: GraphvizError.self) {
            try ParsedSVG(node: .text(.label, String(repeating: "x", count: 2_000_000)))
        }
        #expect(long?.message.contains("524288") == true)
        let high = #expect(throws: GraphvizError.self) {
            try ParsedSVG(node: .text(.tooltip, String(repeating: "\n", count: 300_000)))
        }
        #expect(high?.message.contains("5000") == true)
        #expect(throws: GraphvizError.self) {
            try ParsedSVG(node: .constant(.label, String(repeating: "\\l", count: 100_000)))
        }
    }

    @Test func `what the caller throws while building is what comes out`() {
        struct Mine: Error {}
        #expect(throws: Mine.self) { try ParsedSVG { _ in throw Mine() } }
    }

    @Test func `messages continue until the next severity`() {
        let messages = LibraryMessages(
            "Warning: cell size too small\nError: syntax error\nin label of node n0\nError: x\n")
        #expect(messages.warnings == ["cell size too small"])
        #expect(messages.errors == ["syntax error; in label of node n0", "x"])
        #expect(messages.failure?.message == "Graphviz failed: syntax error; in label of node n0 (and 1 more)")
        #expect(LibraryMessages("Warning: only this\n").failure == nil)
    }
}

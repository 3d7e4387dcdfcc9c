import CoordinatorDiagram
import Graphviz
import Testing

/// Pictures as such: what kind of file, the same every time, whatever the size and whatever other threads draw.
@Suite struct PictureTests {
    private static func family(_ graph: inout GraphBuilder) {
        graph.graph([.constant(.rankdir, "LR"), .constant(.newrank, "true")])
        graph.nodeDefaults([.constant(.shape, "box"), .constant(.fontname, "Helvetica")])
        for (number, name) in ["AppCoordinator", "MainCoordinator", "SplashCoordinator"].enumerated() {
            graph.node(number, [.text(.label, name)])
        }
        graph.edge(from: 0, to: 1, [.text(.label, "root")])
        graph.edge(from: 0, to: 2, [.text(.label, "present")])
        graph.sameRank([1, 2])
    }

    @Test(arguments: [(PictureFormat.svg, "<?xml"), (.png, "\u{89}PNG"), (.pdf, "%PDF-")])
    func `each format is what it says`(format: PictureFormat, magic: String) throws {
        let picture = try GraphvizLibrary.render(format, engine: .dot, Self.family)
        #expect(picture.starts(with: magic.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test(arguments: PictureFormat.allCases) func `the same graph gives the same bytes`(format: PictureFormat) throws {
        let first = try GraphvizLibrary.render(format, engine: .dot, Self.family)
        _ = try GraphvizLibrary.render(.svg, engine: .dot) { $0.node(0, [.text(.label, "something else")]) }
        #expect(try GraphvizLibrary.render(format, engine: .dot, Self.family) == first)
    }

    @Test func `a streamed SVG is the same, in pieces`() throws {
        func large(_ graph: inout GraphBuilder) {
            for number in 0..<4_000 {
                graph.node(number, [.constant(.pos, "\(number * 100),0"), .text(.label, "a & b")])
            }
        }
        var streamed: [UInt8] = []
        var pieces = 0
        try GraphvizLibrary.streamSVG(engine: .fixedPositions, large) { piece in
            streamed += piece
            pieces += 1
        }
        #expect(pieces > 1)
        #expect(try GraphvizLibrary.render(.svg, engine: .fixedPositions, large) == streamed)
    }

    @Test func `an error of the receiver is passed on, and the library still works`() throws {
        struct DiskFull: Error {}
        #expect(throws: DiskFull.self) {
            try GraphvizLibrary.streamSVG(engine: .dot, Self.family) { _ in throw DiskFull() }
        }
        #expect(throws: GraphvizError.self) {
            try GraphvizLibrary.streamSVG(engine: .dot, { $0.node(0, [.html("<B>")]) }, to: { _ in })
        }
        #expect(try GraphvizLibrary.render(.svg, engine: .dot, Self.family).count > 100)
    }

    @Test func `a PDF does not say when it was made`() throws {
        let pdf = String(decoding: try GraphvizLibrary.render(.pdf, engine: .dot, Self.family), as: UTF8.self)
        if let date = pdf.range(of: "/CreationDate (D:") {
            #expect(pdf[date.upperBound...].hasPrefix("20000101000000"))
        }
    }

    @Test func `text is measured as Helvetica, whatever fonts there are`() throws {
        func width(_ label: String, font: String) throws -> Double {
            let svg = try ParsedSVG(
                node: .text(.label, label), .constant(.shape, "box"), .constant(.margin, "0"), .constant(.width, "0"),
                .constant(.fontname, font), .constant(.fontsize, "10"))
            let xs = try #require(svg.numbers(of: "points", in: "polygon").last).enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element)
            return try #require(xs.max()) - (try #require(xs.min()))
        }
        let name = "MainCoordinator"
        #expect(abs(try width(name, font: "Helvetica") - TextMetrics.width(name, size: 10)) < 1.01)
        #expect(abs(try width(name, font: "Helvetica-Bold") - TextMetrics.width(name, size: 10, bold: true)) < 1.01)
    }

    @Test func `dot places every node, children below their parent`() throws {
        let places = try GraphvizLibrary.place { graph in
            (0..<3).forEach { graph.node($0, []) }
            graph.edge(from: 0, to: 1, [])
            graph.edge(from: 0, to: 2, [])
        }
        #expect(places.count == 3)
        #expect(places[1].y < places[0].y && places[1].y == places[2].y && places[1].x < places[2].x)
    }

    @Test func `an empty graph is a picture too`() throws {
        #expect(try ParsedSVG { _ in }.texts(of: "text") == [])
        #expect(try GraphvizLibrary.place { _ in }.isEmpty)
    }

    @Test func `installed fonts have a width that grows with size and length`() throws {
        let width = try GraphvizLibrary.installedTextWidth("MainCoordinator", fontSize: 10, bold: false)
        #expect(width > 40 && width < 160)
        #expect(try GraphvizLibrary.installedTextWidth("MainCoordinator", fontSize: 20, bold: false) > width * 1.8)
        #expect(try GraphvizLibrary.installedTextWidth("MainCoordinatorMain", fontSize: 10, bold: false) > width)
    }

    @Test func `the library returns its version`() {
        #expect(GraphvizLibrary.version.split(separator: ".").count >= 3)
        #expect(GraphvizLibrary.version.first?.isNumber == true)
    }
}

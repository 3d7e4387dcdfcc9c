import CommandRuns
import Foundation
import Testing

/// Large apps: what is folded, for where, and into which sheets.
@Suite(.mayDraw) struct RenderFitTests {
    /// An app of so many tabs, each with twelve leaves.
    private static func tabs(_ count: Int) -> [UInt8] {
        let tabs = (0..<count).map { tab in
            let leaves = (0..<12).map {
                #"{ "presentation": "push", "child": { "type": "Leaf\#(tab)x\#($0)Coordinator" } }"#
            }
            return #"""
                { "presentation": "select", "child": { "type": "Tab\#(tab)Coordinator", "kind": "navigation",
                  "branches": [\#(leaves.joined(separator: ","))] } }
                """#
        }
        let app = #""type": "AppCoordinator", "kind": "tabBar", "branches": [\#(tabs.joined(separator: ","))]"#
        return Array(#"{ "version": 1, "root": { \#(app) } }"#.utf8)
    }

    private static func boxes(_ svg: SVGDocument) -> Int {
        svg.elements.count { $0.attributes["class"]?.hasPrefix("coordinator ") == true }
    }

    @Test func `from thirty boxes on leaves are rows, and the picture says so, unless an option sets the detail`()
        throws
    {
        func picture(_ tabs: Int, _ arguments: String...) throws -> (boxes: Int, isNoted: Bool) {
            let run = try Coordviz.run(["render", "-"] + arguments, input: Self.tabs(tabs))
            let svg = try SVGDocument(run.output)
            let note = "Folded: leaves are rows, what boxes contain is counted"
            return (Self.boxes(svg), svg.texts(of: "text").contains(note))
        }
        #expect(try picture(3) == (4, true))
        #expect(try picture(2) == (27, false))
        #expect(try picture(3, "--detail", "full") == (40, false))
        #expect(try picture(2, "--detail", "flows") == (3, false))
    }

    @Test func `a picture that fits is no wider than can be read`() throws {
        let run = try Coordviz.run(["render", "-", "--fit", "readme"], input: Self.tabs(12))
        let width = try SVGDocument(run.output).elements[0].attributes["width"].flatMap { Double($0.dropLast(2)) }
        #expect(run.status == 0 && (width ?? .infinity) <= 880 * 11 / 8)
        #expect(try Coordviz.run(["render", "-", "--fit", "poster"], input: Self.tabs(1)).status == 64)
    }

    @Test func `--sheets writes an overview and a sheet for each feature`() throws {
        try Scratch.with { scratch in
            let run = try Coordviz.run(["render", "-", "--sheets", "-o", scratch.path("nav")], input: Self.tabs(3))
            #expect(run.status == 0 && run.messages.hasSuffix("an overview and 3 sheets\n"))
            let folder = Scratch(folder: scratch.folder.appendingPathComponent("nav"))
            #expect(try folder.names() == ["Tab0.svg", "Tab1.svg", "Tab2.svg", "overview.svg"])
            #expect(try Self.boxes(SVGDocument(folder.read("overview.svg"))) == 4)
            #expect(try Self.boxes(SVGDocument(folder.read("Tab1.svg"))) == 14)
        }
    }

    @Test func `--sheets makes pages of a PDF that --output names, and only of a PDF`() throws {
        try Scratch.with { scratch in
            let file = scratch.path("nav.pdf")
            let run = try Coordviz.run(["render", "-", "--sheets", "-o", file], input: Self.tabs(3))
            #expect(run.status == 0 && run.messages.hasSuffix("nav.pdf: an overview and 3 sheets\n"))
            #expect(try scratch.names() == ["nav.pdf"])
            let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
            #expect(text.hasPrefix("%PDF-") && text.contains("/Count 4 >>"))
            // A folder may have any name, if the format says what is in it.
            let folder = try Coordviz.run(
                ["render", "-", "--sheets", "-f", "svg", "-o", scratch.path("other.pdf")], input: Self.tabs(3))
            #expect(folder.status == 0)
            #expect(try scratch.names() == ["nav.pdf", "other.pdf"])
            #expect(try Scratch(folder: scratch.folder.appendingPathComponent("other.pdf")).names().count == 4)
        }
    }

    @Test(arguments: [
        ["-o", "nav", "--format", "html"], ["-o", "-"], ["-o", "nav", "--watch"], ["-o", "nav.svg"],
        ["-o", "a.nav/b.PNG"],
    ])
    func `--sheets needs a folder, and a format that has sheets`(arguments: [String]) throws {
        let run = try Coordviz.run(["render", Project.racing, "--sheets"] + arguments)
        #expect(run.status == 64 && run.messages.contains("--sheets"))
    }
}

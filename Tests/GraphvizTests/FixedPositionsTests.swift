import CoordinatorDiagram
import Graphviz
import Testing

/// What is given positions is drawn at these positions, to the hundredth of a point.
@Suite struct FixedPositionsTests {
    /// The picture's origin is not the graph's; the SVG says by how much it is moved.
    private func offset(_ svg: ParsedSVG) throws -> (x: Double, y: Double) {
        let transform = try #require(svg.numbers(of: "transform", in: "g").first)
        return (transform[3], transform[4])
    }

    private static let box: [DotAttribute] = [
        .constant(.shape, "box"), .constant(.width, "1"), .constant(.height, "0.5"), .constant(.fixedsize, "true"),
        .constant(.label, ""),
    ]

    private func twoNodes(_ graph: inout GraphBuilder, edge: [DotAttribute]) {
        graph.nodeDefaults(Self.box)
        graph.node(0, [.constant(.pos, "100,500")])
        graph.node(1, [.constant(.pos, "400.5,123.25")])
        graph.edge(from: 0, to: 1, edge)
    }

    @Test func `nodes are where they were put, y upwards`() throws {
        let svg = try ParsedSVG(engine: .fixedPositions) { twoNodes(&$0, edge: []) }
        let boxes = svg.numbers(of: "points", in: "polygon").dropFirst().filter { $0.count == 10 }
        let centres = boxes.map { points in
            let (xs, ys) = (
                stride(from: 0, to: 10, by: 2).map { points[$0] }, stride(from: 1, to: 10, by: 2).map { points[$0] }
            )
            return [(xs.min()! + xs.max()!) / 2, (ys.min()! + ys.max()!) / 2]
        }
        let difference = [centres[1][0] - centres[0][0], centres[1][1] - centres[0][1]]
        #expect(abs(difference[0] - 300.5) < 0.011)
        #expect(abs(difference[1] - 376.75) < 0.011)
    }

    @Test func `an edge keeps its given path, including its arrow`() throws {
        let svg = try ParsedSVG(engine: .fixedPositions) {
            twoNodes(&$0, edge: [.constant(.pos, "e,400,150 100,482 100,400 250,300 390,160")])
        }
        let path = try #require(svg.numbers(of: "d", in: "path").first)
        let boxes = svg.numbers(of: "points", in: "polygon").dropFirst()
        let left = try #require(boxes.first)
        // The first box spans x 64…136 and y 482…518, so its lower edge is where the path starts.
        let (dx, dy) = (
            left.enumerated().filter { $0.offset % 2 == 0 }.map(\.element).min()! - 64,
            left.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).max()! + 482
        )
        let expected: [Double] = [100, -482, 100, -400, 250, -300, 390, -160]
        for (index, value) in path.enumerated() {
            #expect(abs(value - expected[index] - (index % 2 == 0 ? dx : dy)) < 0.011)
        }
        let arrow = try #require(boxes.last)
        #expect(zip(arrow, arrow.dropFirst()).contains { abs($0 - 400 - dx) < 0.011 && abs($1 + 150 - dy) < 0.011 })
    }

    @Test func `an edge's label is where it was put`() throws {
        func label(_ position: String) throws -> (Double, Double) {
            let svg = try ParsedSVG(engine: .fixedPositions) {
                twoNodes(
                    &$0,
                    edge: [
                        .constant(.pos, "e,400,150 100,482 100,400 250,300 390,160"), .text(.label, "root"),
                        .constant(.lp, position),
                    ])
            }
            return (
                try #require(svg.numbers(of: "x", in: "text").first?.first),
                try #require(svg.numbers(of: "y", in: "text").first?.first)
            )
        }
        let (one, other) = (try label("200,300"), try label("260,340"))
        #expect(abs(other.0 - one.0 - 60) < 0.011)
        #expect(abs(other.1 - one.1 + 40) < 0.011)
    }

    @Test func `the picture holds edges and labels that reach beyond the nodes`() throws {
        let svg = try ParsedSVG(engine: .fixedPositions) {
            twoNodes(
                &$0,
                edge: [
                    .constant(.pos, "e,400,150 100,482 -300,900 900,900 390,160"), .text(.label, "far away"),
                    .constant(.lp, "-150,20"),
                ])
        }
        let view = try #require(svg.numbers(of: "viewBox", in: "svg").first)
        let move = try offset(svg)
        for (x, y) in zip(svg.numbers(of: "x", in: "text"), svg.numbers(of: "y", in: "text")) {
            let (left, baseline) = (x[0] - 30 + move.x, y[0] + move.y)
            #expect(left >= view[0] && baseline <= view[1] + view[3])
        }
        let path = try #require(svg.numbers(of: "d", in: "path").first)
        // A Bézier curve stays within its control points; half-way it is at 1/8, 3/8, 3/8, 1/8 of them.
        let top = (path[1] + 3 * path[3] + 3 * path[5] + path[7]) / 8 + move.y
        #expect(top >= view[1])
    }
}

/// Where in a picture the legend stands: where it is blank, so that the picture doesn't grow.
public struct LegendPlace: Hashable, Sendable {
    /// Its upper left corner.
    public let origin: Point
    let entries: [LegendEntry]
    let metrics: LegendMetrics

    /// Finds room for all that occurs in a diagram. If nothing is blank, the legend is put below the picture where it
    /// is asked for, else there is none.
    init?(_ diagram: Diagram, in size: Point, around obstacles: [Frame]) {
        guard Self.isWanted(diagram) else { return nil }
        let entries = LegendEntry.all(in: diagram)
        guard !entries.isEmpty else { return nil }
        let sizes = [1, 2].map { LegendMetrics(entries, hasStrokes: !diagram.strokes.isEmpty, columns: $0) }
        for metrics in sizes {
            let rooms = BlankRoom.all(width: metrics.size.x, in: size, around: obstacles)
            if let room = rooms.first(where: { $0.height >= metrics.size.y }) {
                (origin, self.entries, self.metrics) = (room.origin, entries, metrics)
                return
            }
        }
        guard diagram.options.showsLegend else { return nil }
        let fitting = (1...3).map { LegendMetrics(entries, hasStrokes: !diagram.strokes.isEmpty, columns: $0) }
        metrics = fitting.last { $0.size.x <= size.x } ?? fitting[0]
        origin = Point(x: 0, y: size.y + BlankRoom.margin)
        self.entries = entries
    }

    /// How far down it reaches.
    var end: Double { origin.y + metrics.size.y }

    static func isWanted(_ diagram: Diagram) -> Bool { diagram.options.showsLegend || isExpected(diagram) }

    /// Whether a blank corner has an explanation without being asked for: in a whole picture of an app, which may be
    /// the first one that a reader sees, and can be seen at once.
    private static func isExpected(_ diagram: Diagram) -> Bool {
        diagram.verdict != nil && !diagram.options.keepsTraces && !diagram.isComparison
            && diagram.options.detail != .titles && (fewest...most).contains(diagram.boxes.count)
    }

    private static let fewest = 4
    private static let most = 400
}

import CoordinatorDiagram

/// The decisions that depend on the size of a picture.
enum Size {
    /// The largest number of boxes that are drawn with all details: a larger picture would not be legible.
    static let mostInFull = 1500
    /// The largest number of boxes that Graphviz places: with more, its network simplex is slow.
    static let mostForDot = 400

    /// The largest number of boxes and event flows that Graphviz draws as one graph: more are drawn sheet by sheet.
    static let mostOnOneSheet = 3_000

    /// Dots per inch for a PNG: twice the former resolution of screens, so that text is crisp; less if a side of the
    /// picture would have more dots than cairo draws.
    ///
    /// - Throws: `CommandFailure` if even a coarse picture does not fit.
    static func resolution(of arrangement: Arrangement) throws -> Double {
        let longest = max(arrangement.size.x, arrangement.size.y) + margin
        let resolution = min(144, mostDots / longest * 72)
        guard resolution >= leastResolution else {
            throw CommandFailure(
                "the picture is too large for a PNG: \(Int(longest)) points a side",
                hint: "write an SVG, or show less with --focus, --depth or --collapse")
        }
        return resolution.rounded(.down)
    }

    /// cairo's limit for the dots of a side.
    private static let mostDots = 32_000.0
    /// Below this, titles are not legible.
    private static let leastResolution = 36.0
    private static let margin = 100.0
}

import CoordinatorDiagram

/// What the size of a picture decides.
enum Size {
    /// The most boxes that are drawn in full: a larger picture could not be read.
    static let mostInFull = 1500
    /// The most boxes that Graphviz places: with more, its network simplex is slow.
    static let mostForDot = 400

    /// The most boxes and event flows that Graphviz draws as one graph: beyond, they are drawn sheet by sheet.
    static let mostOnOneSheet = 3_000

    /// Dots per inch for a PNG: twice what screens had, so that text is crisp; less where the picture would have more
    /// dots a side than cairo draws.
    ///
    /// - Throws: `CommandFailure` when not even a coarse picture fits.
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

    /// cairo's limit for a side.
    private static let mostDots = 32_000.0
    /// Below, no title can be read.
    private static let leastResolution = 36.0
    private static let margin = 100.0
}

/// Puts a large picture together from the sheets that Graphviz drew: the first gives the frame, all of them elements.
public struct SVGSheets {
    /// Creates an empty picture.
    public init() {}

    static let groupEnd: StaticString = "</g>\n"
    static let rootEnd: StaticString = "</svg>\n"

    private var isFirst = true

    /// Adds a sheet to the picture. The first one must contain the size.
    ///
    /// - Throws: `SVGError` when `svg` is not an SVG of Graphviz.
    public mutating func add(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration) throws -> [UInt8] {
        defer { isFirst = false }
        return try SVGFinisher.finish(svg, decoration, isFirst ? .first : .further)
    }

    /// What ends the picture.
    public consuming func finished() -> [UInt8] { Array("\(Self.groupEnd)\(Self.rootEnd)".utf8) }
}

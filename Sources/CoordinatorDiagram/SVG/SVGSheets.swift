/// Combines the sheets of a large picture that Graphviz drew: the first one contains the frame, and all contain
/// elements.
public struct SVGSheets {
    /// Creates an empty picture.
    public init() {}

    static let groupEnd: StaticString = "</g>\n"
    static let rootEnd: StaticString = "</svg>\n"

    private var isFirst = true

    /// Adds a sheet to the picture. The first one must contain the size.
    ///
    /// - Throws: `SVGError` if `svg` is not an SVG of Graphviz.
    public mutating func add(_ svg: UnsafeRawBufferPointer, _ decoration: SVGDecoration) throws -> [UInt8] {
        defer { isFirst = false }
        return try SVGFinisher.finish(svg, decoration, isFirst ? .first : .further)
    }

    /// The end of the picture.
    public consuming func finished() -> [UInt8] { Array("\(Self.groupEnd)\(Self.rootEnd)".utf8) }
}

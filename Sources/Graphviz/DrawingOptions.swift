/// The format of a picture.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// Scalable, measured without fonts: the same bytes on every machine with the same Graphviz.
    case svg
    /// Pixels, drawn with the fonts that are installed.
    case png
    /// A page, drawn with the fonts that are installed.
    case pdf
}

/// What happens to the memory of a graph after it was drawn.
public enum Afterwards: Hashable, Sendable {
    /// It is freed, which takes about a tenth of the time of a large picture.
    case free
    /// It is left to the end of the process: for a command that draws one picture and exits.
    case leaveToExit
}

/// The layout engine.
public enum LayoutEngine: Hashable, Sendable {
    /// Graphviz's `dot`: ranks from top to bottom or from left to right.
    case dot
    /// No layout: every node and edge has a `pos`, and every edge label an `lp`, at which they are drawn.
    case fixedPositions

    /// The engine's name in the library. `nop2` draws elements at their given positions.
    var libraryName: String {
        switch self {
        case .dot: "dot"
        case .fixedPositions: "nop2"
        }
    }
}

import CoordinatorDiagram

/// The limits within which the C library works correctly.
///
/// They are far above what a picture can show, and far below what makes the library crash: it counts the lines of a
/// label in 16 bits, and a label of a megabyte results in an empty PNG.
enum DrawingLimits {
    static let nodes = 1_000_000
    static let edges = 4_000_000
    /// Of one attribute of a node, an edge or the graph. The positions of long edges are the longest attributes.
    static let attributeBytes = 512 * 1024
    /// Of one label or tooltip.
    static let attributeLines = 5_000
    /// Of one HTML-like label, opening and closing tags together.
    static let attributeTags = 20_000

    /// The error of an attribute's value in the form for the library; `nil` if there is none.
    static func complaint(about value: String, of attribute: DotAttribute) -> GraphvizError? {
        let bytes = value.utf8.count
        // Nearly all values are short, and a short value can't have too many lines either.
        guard bytes > attributeLines else { return nil }
        let name = attribute.name.rawValue
        if bytes > attributeBytes {
            return GraphvizError("a \(name) of \(bytes) bytes is too long to draw (the limit is \(attributeBytes))")
        }
        if case .html = attribute.value {
            let tags = value.utf8.count { $0 == UInt8(ascii: "<") }
            guard tags > attributeTags else { return nil }
            return GraphvizError("a \(name) of \(tags) tags is too much to draw (the limit is \(attributeTags))")
        }
        let lines = lineCount(of: value)
        guard lines > attributeLines else { return nil }
        return GraphvizError("a \(name) of \(lines) lines is too long to draw (the limit is \(attributeLines))")
    }

    /// Lines end with a line end, or with `\n`, `\l` or `\r`.
    private static func lineCount(of value: String) -> Int {
        var count = 1
        var isEscaped = false
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\n"): count += 1
            case UInt8(ascii: "n"), UInt8(ascii: "l"), UInt8(ascii: "r"): count += isEscaped ? 1 : 0
            default: break
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return count
    }
}

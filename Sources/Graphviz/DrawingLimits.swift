/// How much the C library can be trusted with.
///
/// Far above what a picture can show, far below what makes the library crash: a label of 300,000 lines overflows its
/// stack, one of a megabyte makes a PNG of nothing.
enum DrawingLimits {
    static let nodes = 1_000_000
    static let edges = 4_000_000
    /// Of one attribute of a node, an edge or the graph; positions of long edges are the longest of them.
    static let attributeBytes = 512 * 1024
    /// Of one label or tooltip.
    static let attributeLines = 5_000

    /// What is wrong with an attribute's value, if anything.
    static func complaint(about value: String, of name: String) -> GraphvizError? {
        let count = value.utf8.count
        // Short values are nearly all there are, and can't have too many lines either.
        guard count > attributeLines else { return nil }
        if count > attributeBytes {
            return GraphvizError("a \(name) of \(count) bytes is too long to draw (the limit is \(attributeBytes))")
        }
        let lines = value.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
        if lines > attributeLines {
            return GraphvizError("a \(name) of \(lines) lines is too long to draw (the limit is \(attributeLines))")
        }
        return nil
    }
}

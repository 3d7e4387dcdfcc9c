/// A graph in the DOT language, with the same values that the library receives, for people and other tools.
public struct DotText: DotSink {
    private var bytes: [UInt8] = Array("digraph coordinators {\n".utf8)

    /// Creates an empty text.
    public init() {}

    /// The whole text. Ends the graph: nothing can be added afterwards.
    public consuming func finished() -> [UInt8] {
        bytes += Array("}\n".utf8)
        return bytes
    }

    /// Writes the graph's attributes.
    public mutating func graph(_ attributes: [DotAttribute]) { statement("graph", attributes) }

    /// Writes the defaults of nodes.
    public mutating func nodeDefaults(_ attributes: [DotAttribute]) { statement("node", attributes) }

    /// Writes the defaults of edges.
    public mutating func edgeDefaults(_ attributes: [DotAttribute]) { statement("edge", attributes) }

    /// Writes a node.
    public mutating func node(_ number: Int, _ attributes: [DotAttribute]) { statement("n\(number)", attributes) }

    /// Writes an edge.
    public mutating func edge(from tail: Int, to head: Int, _ attributes: [DotAttribute]) {
        statement("n\(tail) -> n\(head)", attributes)
    }

    /// Writes nodes of one rank.
    public mutating func sameRank(_ nodes: [Int]) {
        add("  { rank=same; \(nodes.map { "n\($0)" }.joined(separator: "; ")) }\n")
    }

    private mutating func statement(_ subject: String, _ attributes: [DotAttribute]) {
        add("  \(subject) [")
        for (index, attribute) in attributes.enumerated() {
            if index > 0 { add(", ") }
            add("\(attribute.name.rawValue)=")
            let value = attribute.value.libraryString(for: attribute.name)
            if case .html = attribute.value {
                add("<\(value)>")
            } else {
                addQuoted(value)
            }
        }
        add("];\n")
    }

    /// Only the quote needs a backslash in DOT. Escaping doubles backslashes, so values never end with an odd number of
    /// them, and the last one can't escape the closing quote.
    private mutating func addQuoted(_ value: String) {
        add("\"")
        var length = 0
        var last = UInt8(ascii: "\"")
        for byte in value.utf8 {
            // A piece must not end inside a character, nor directly after a backslash.
            if length >= Self.longestPiece, byte & 0xC0 != 0x80, last != UInt8(ascii: "\\") {
                add("\" + \"")
                length = 0
            }
            if byte == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
            length += 1
            last = byte
        }
        add("\"")
    }

    /// `dot` rejects strings of more than 16,384 bytes, but accepts several strings joined by `+`. The path of an event
    /// through many levels is that long.
    private static let longestPiece = 8_000

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }
}

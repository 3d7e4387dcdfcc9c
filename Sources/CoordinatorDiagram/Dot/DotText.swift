/// A graph written in the DOT language: what the library is given, for people and other tools.
public struct DotText: DotSink {
    private var bytes: [UInt8] = Array("digraph coordinators {\n".utf8)

    /// Creates an empty text.
    public init() {}

    /// The whole text. Ends the graph: nothing can be added after.
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
                add(quoted(value))
            }
        }
        add("];\n")
    }

    /// In DOT only the quote needs a backslash; one before it would double as its escape, hence the space trick is not
    /// needed: values never end in an odd run of backslashes, because escaping doubles them.
    private func quoted(_ value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "\"")) || value.utf8.contains(UInt8(ascii: "\\")) else {
            return "\"\(value)\""
        }
        var result = "\""
        for character in value.unicodeScalars {
            if character == "\"" { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result + "\""
    }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }
}

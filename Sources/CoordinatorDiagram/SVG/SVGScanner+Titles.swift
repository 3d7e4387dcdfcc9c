import CoordinatorModel

extension SVGScanner {
    /// Skips a title: Graphviz gives every group the node's name in the graph as its title, which has no meaning for
    /// readers.
    mutating func skipTitle() throws {
        var ahead = self
        while case .text(let range) = try ahead.next() {
            guard bytes[range].allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return }
            self = ahead
        }
        ahead = self
        guard case .open(let name, _, false) = try ahead.next(), ahead.equals(name, "title") else { return }
        while true {
            switch try ahead.next() {
            case .text: continue
            case .close(let name) where ahead.equals(name, "title"):
                self = ahead
                return
            default: throw SVGError(message: "markup in a title", offset: name.lowerBound)
            }
        }
    }

    /// The classes of an element without Graphviz's own, which come first and add nothing to ours.
    func decodedClasses(_ range: Range<Int>) -> String {
        let plain = XMLText.unescaped(bytes[range]).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return plain.split(separator: " ").drop { $0 == "node" || $0 == "edge" }.joined(separator: " ")
    }
}

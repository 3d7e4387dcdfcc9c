import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG as an XML parser sees it, element by element.
final class SVGDocument: NSObject, XMLParserDelegate {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String]
        var depth: Int
        /// Its own text, not that of the elements within.
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    /// Parses, and fails on anything that is not well-formed.
    init(_ bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

    /// The lines of text, each put together from its runs.
    var lines: [String] {
        var lines: [(y: String, text: String)] = []
        for element in elements where element.name == "text" {
            let y = element.attributes["y"] ?? ""
            if lines.last?.y == y {
                lines[lines.count - 1].text += element.text
            } else {
                lines.append((y, element.text))
            }
        }
        return lines.map(\.text)
    }

    /// All that can be read in the picture: texts, tooltips, titles and descriptions.
    var readable: [String] { texts(of: "text") + texts(of: "title") + texts(of: "desc") }

    /// What has no place in a picture: elements and attributes that are not listed here, and links that lead away.
    var intruders: [String] {
        elements.flatMap { element -> [String] in
            guard let allowed = Self.allowed[element.name] else { return ["<\(element.name)>"] }
            return element.attributes.compactMap { name, value in
                guard allowed.contains(name) else { return "\(element.name) \(name)=" }
                return name == "href" && !value.hasPrefix("#") ? "href=\(value)" : nil
            }
        }
    }

    private static let paint: Set<String> = ["fill", "stroke", "stroke-width", "stroke-dasharray"]
    private static let allowed: [String: Set<String>] = [
        "svg": ["xmlns", "class", "role", "aria-labelledby", "width", "height", "viewBox", "font-family"],
        "title": ["id"], "desc": ["id"], "style": [], "rect": ["width", "height", "fill"], "a": ["href"],
        "g": ["id", "class", "transform"], "path": paint.union(["d"]), "polygon": paint.union(["points"]),
        "polyline": paint.union(["points"]), "ellipse": paint.union(["cx", "cy", "rx", "ry"]),
        "text": paint.union([
            "x", "y", "text-anchor", "font-size", "font-weight", "xml:space", "textLength", "lengthAdjust",
        ]),
    ]

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(Element(name: elementName, attributes: attributes, depth: open.count))
        open.append(elements.count - 1)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

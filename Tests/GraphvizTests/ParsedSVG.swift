import CoordinatorDiagram
import Foundation
import Graphviz

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG as an XML parser sees it: what a reader of the picture gets to see.
final class ParsedSVG: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
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

    /// The texts of all elements of a name, in order.
    func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

    /// The values of an attribute of all elements of a name, in order.
    func values(of attribute: String, in name: String) -> [String] {
        elements.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
    }

    /// What is drawn as text, as one string.
    var drawnText: String { texts(of: "text").joined() }

    /// All numbers in an attribute of the elements of a name, element by element.
    func numbers(of attribute: String, in name: String) -> [[Double]] {
        values(of: attribute, in: name).map { value in
            value.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(elements.count)
        elements.append(Element(name: elementName, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

extension ParsedSVG {
    /// Draws with `dot` and parses what comes out.
    convenience init(
        engine: LayoutEngine = .dot, _ build: (inout GraphBuilder) throws -> Void
    ) throws {
        try self.init(GraphvizLibrary.render(.svg, engine: engine, build))
    }

    /// Draws one node with these attributes.
    convenience init(node attributes: DotAttribute...) throws {
        try self.init { $0.node(0, attributes) }
    }
}

extension DotAttribute {
    static func text(_ name: Name, _ value: String) -> DotAttribute { DotAttribute(name, .text(value)) }
    static func constant(_ name: Name, _ value: String) -> DotAttribute { DotAttribute(name, .constant(value)) }
    static func html(_ value: String) -> DotAttribute { DotAttribute(.label, .html(value)) }
}

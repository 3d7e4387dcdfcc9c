import CoordinatorDiagram
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG, read by an independent XML parser: is it well-formed, and does it only show something?
final class InspectedSVG: NSObject, XMLParserDelegate {
    private static let elements: Set<String> = [
        "svg", "title", "desc", "style", "rect", "g", "a", "text", "polygon", "path", "polyline", "ellipse",
    ]

    private var violations: [String] = []
    private var ids: Set<String> = []
    private var links: [String] = []
    private var open: [String] = []
    private var style = ""
    /// The tooltip of the group that is open.
    private var tooltip = ""
    private var groups: [String] = []
    private var tooltips: [String: String] = [:]

    /// The forbidden content of a picture of `diagram`, and what the picture lacks.
    static func violations(in svg: [UInt8], of diagram: Diagram) -> [String] {
        let inspection = InspectedSVG()
        let parser = XMLParser(data: Data(svg))
        parser.shouldResolveExternalEntities = false
        parser.delegate = inspection
        guard parser.parse() else {
            if LargeXML.isWellFormed(svg) { return [] }
            let place = "line \(parser.lineNumber), column \(parser.columnNumber)"
            return ["the SVG is not well-formed: \(place): \(parser.parserError.map { "\($0)" } ?? "")"]
        }
        inspection.checkWhole(diagram)
        return inspection.violations
    }

    private func checkWhole(_ diagram: Diagram) {
        for link in links where !ids.contains(String(link.dropFirst())) {
            violations.append("a link that leads nowhere: \(link)")
        }
        if style.contains("url(") || style.contains("@import") || style.contains("expression") {
            violations.append("a style that loads something: \(style)")
        }
        let shown = Set(tooltips.values)
        for detail in diagram.boxes.indices.map(diagram.detail)
        where !detail.isEmpty && !shown.contains(Self.legible(detail)) {
            violations.append("no tooltip says \(detail.prefix(200).debugDescription)")
        }
    }

    /// The part of a text that XML can contain.
    private static func legible(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    $0 == "\n"
                        || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0xFFFE
                            && $0.value != 0xFFFF)
                }))
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if !Self.elements.contains(name) { violations.append("an element <\(name)>") }
        for (attribute, value) in attributes {
            let lowered = attribute.lowercased()
            if lowered.hasPrefix("on") || lowered == "style" || lowered.contains("xlink") || lowered == "src" {
                violations.append("an attribute \(attribute)=\"\(value)\" of <\(name)>")
            }
            if lowered == "href" {
                if name == "a", value.hasPrefix("#") {
                    links.append(value)
                } else {
                    violations.append("a link to \(value)")
                }
            }
            if value.contains("url(") { violations.append("an attribute that loads something: \(value)") }
        }
        if let id = attributes["id"], !ids.insert(id).inserted { violations.append("two elements with the id \(id)") }
        if name == "title", open.last == "g" { tooltip = "" }
        if name == "g" { groups.append(attributes["id"] ?? "") }
        open.append(name)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        switch open.last {
        case "title": tooltip += text
        case "style": style += text
        case "desc", "text": break
        default:
            if text.contains(where: { !$0.isWhitespace }) {
                violations.append("text outside of a text element: \(text)")
            }
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
        if name == "title", open.last == "g", let group = groups.last { tooltips[group] = tooltip }
        if name == "g" { groups.removeLast() }
    }
}

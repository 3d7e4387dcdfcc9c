import CGraphviz
import CoordinatorDiagram

/// The attributes of one kind of element that occurred so far, as the library's own symbols.
///
/// Setting by symbol spares the library a look-up by name. An attribute is declared when it first occurs, because
/// every declared one costs memory in every element.
struct DeclaredAttributes {
    private let kind: coordviz_kind
    private var symbols: [DotAttribute.Name: OpaquePointer] = [:]

    init(kind: coordviz_kind) {
        self.kind = kind
    }

    /// Sets attributes of an element, and returns what is wrong with one of them.
    mutating func set(
        _ attributes: [DotAttribute], of element: UnsafeMutableRawPointer, in graph: OpaquePointer
    ) -> GraphvizError? {
        for attribute in attributes {
            var value = attribute.value.libraryString(for: attribute.name)
            var isHTML = false
            if case .html = attribute.value {
                isHTML = true
                value = Self.unlikeAnyPlainValue + value
            }
            if let complaint = DrawingLimits.complaint(about: value, of: attribute) { return complaint }
            coordviz_set(graph, element, symbol(for: attribute.name, in: graph), value, isHTML)
        }
        return nil
    }

    /// Before version 13 an HTML-like and a plain string with the same bytes are one. No plain value has a bare `&`, so
    /// with one in a comment no HTML-like value can ever equal a plain one.
    private static let unlikeAnyPlainValue = "<!--&-->"

    private mutating func symbol(for name: DotAttribute.Name, in graph: OpaquePointer) -> OpaquePointer? {
        if let known = symbols[name] { return known }
        let symbol = coordviz_graph_attribute(graph, kind, name.rawValue, "")
        symbols[name] = symbol
        return symbol
    }
}

import CGraphviz
import CoordinatorDiagram

/// The attributes of one kind of element that have occurred so far, as the library's symbols.
///
/// Setting an attribute by its symbol needs no look-up by name. An attribute is declared when it first occurs, because
/// every declared attribute costs memory in every element.
struct DeclaredAttributes {
    private let kind: coordviz_kind
    private var symbols: [DotAttribute.Name: OpaquePointer] = [:]

    init(kind: coordviz_kind) {
        self.kind = kind
    }

    /// Sets attributes of an element. Returns the error if a value is not allowed.
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

    /// Before version 13, the library treats an HTML-like and a plain string with the same bytes as one string. No
    /// plain value contains a bare `&`, so an HTML-like value with this comment never equals a plain one.
    private static let unlikeAnyPlainValue = "<!--&-->"

    private mutating func symbol(for name: DotAttribute.Name, in graph: OpaquePointer) -> OpaquePointer? {
        if let known = symbols[name] { return known }
        let symbol = coordviz_graph_attribute(graph, kind, name.rawValue, "")
        symbols[name] = symbol
        return symbol
    }
}

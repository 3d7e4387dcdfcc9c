import CGraphviz
import CoordinatorDiagram

/// The two configurations of the C library, each created when it is first needed and then kept. Use them only under
/// `LibraryAccess`.
enum LibraryContexts {
    nonisolated(unsafe) private static var light: OpaquePointer?
    nonisolated(unsafe) private static var full: OpaquePointer?

    /// The context for `format`, with the plugins that `engine` needs.
    ///
    /// SVG needs no fonts, and loading them takes longer than drawing. So SVG has a context with only the core and
    /// layout plugins and coordviz's own text metrics, unless these plugins can't be loaded individually. PNG and PDF
    /// are drawn with fonts.
    static func context(for format: PictureFormat, engine: LayoutEngine) throws -> OpaquePointer {
        try LibraryLoading.load()
        if format == .svg {
            light = light ?? coordviz_context_light(nil, measure)
            if let light, coordviz_context_prepare(light, engine.libraryName) { return light }
        }
        return try everything()
    }

    /// The context with all installed plugins.
    static func everything() throws -> OpaquePointer {
        try LibraryLoading.load()
        full = full ?? coordviz_context_full()
        guard let full else {
            throw GraphvizError("Graphviz cannot be set up", hint: GraphvizError.installHint)
        }
        return full
    }

    /// The function that the library calls to measure a line.
    private static let measure: coordviz_measure = { text, length, size, isBold in
        guard let text else { return 0 }
        return text.withMemoryRebound(to: UInt8.self, capacity: length) {
            TextMetrics.width(utf8: UnsafeBufferPointer(start: $0, count: length), size: size, bold: isBold)
        }
    }
}

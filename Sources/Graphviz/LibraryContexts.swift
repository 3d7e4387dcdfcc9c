import CGraphviz
import CoordinatorDiagram

/// The two ways the C library is set up, each made when first needed and kept for good. Only under `LibraryAccess`.
enum LibraryContexts {
    nonisolated(unsafe) private static var light: OpaquePointer?
    nonisolated(unsafe) private static var full: OpaquePointer?

    /// The context for `format`, with what `engine` needs.
    ///
    /// SVG needs no fonts, and loading them takes longer than drawing: it gets a context of the core and layout plugins
    /// and coordviz's own text metrics, unless these plugins can't be opened by hand. PNG and PDF are drawn with fonts.
    static func context(for format: PictureFormat, engine: LayoutEngine) throws -> OpaquePointer {
        try LibraryLoading.load()
        if format == .svg {
            light = light ?? coordviz_context_light(nil, measure)
            if let light, coordviz_context_prepare(light, engine.libraryName) { return light }
        }
        return try everything()
    }

    /// The context with every plugin that is installed.
    static func everything() throws -> OpaquePointer {
        try LibraryLoading.load()
        full = full ?? coordviz_context_full()
        guard let full else {
            throw GraphvizError("Graphviz cannot be set up", hint: GraphvizError.installHint)
        }
        return full
    }

    /// The library calls this to measure a line.
    private static let measure: coordviz_measure = { text, length, size, isBold in
        guard let text else { return 0 }
        return text.withMemoryRebound(to: UInt8.self, capacity: length) {
            TextMetrics.width(utf8: UnsafeBufferPointer(start: $0, count: length), size: size, bold: isBold)
        }
    }
}

import CGraphviz
import CoordinatorDiagram

/// Graphviz, in process: graphs in, pictures or positions out.
///
/// ```swift
/// let svg = try GraphvizLibrary.render(.svg, engine: .dot) { graph in
///     graph.node(0, [DotAttribute(.label, .text("AppCoordinator"))])
///     graph.node(1, [DotAttribute(.label, .text("MainCoordinator"))])
///     graph.edge(from: 0, to: 1, [])
/// }
/// ```
///
/// Safe to call from any thread; calls wait for each other. A `build` closure must not call back into it.
public enum GraphvizLibrary {
    /// Lets environment variables such as `GVBINDIR` decide what the library loads. Without this call, they are cleared
    /// before the first picture.
    public static func trustEnvironment() { LibraryAccess.exclusive { coordviz_trust_environment() } }

    /// Draws a graph.
    ///
    /// - Parameters:
    ///   - format: The format of the bytes.
    ///   - engine: The layout engine.
    ///   - onWarning: Called with the library's warnings about a picture that it draws nevertheless.
    ///   - build: Builds the graph.
    /// - Returns: The picture, complete.
    /// - Throws: The errors of `build`; `GraphvizError` for a graph that can't be drawn, or only in part.
    public static func render(
        _ format: PictureFormat, engine: LayoutEngine, onWarning: (String) -> Void = { _ in },
        _ build: (inout GraphBuilder) throws -> Void
    ) throws -> [UInt8] {
        try withPicture(format, engine: engine, onWarning: onWarning, build) { Array($0) }
    }

    /// Draws a graph, and lends the picture to `use` instead of copying it, so that a large picture is in memory only
    /// once.
    ///
    /// - Throws: The errors of `build` and `use`; `GraphvizError` as `render` does.
    public static func withPicture<Result>(
        _ format: PictureFormat, engine: LayoutEngine, afterwards: Afterwards = .free,
        onWarning: (String) -> Void = { _ in },
        _ build: (inout GraphBuilder) throws -> Void, _ use: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        let (picture, warnings) = try LibraryAccess.exclusive {
            let context = try LibraryContexts.context(for: format, engine: engine)
            let job = try DrawingJob(context: context, engine: engine, afterwards: afterwards, build)
            let picture = format == .pdf ? try PDFDate.inGreenwich { try job.draw(format) } : try job.draw(format)
            return (picture, job.warnings)
        }
        defer { coordviz_picture_free(picture.baseAddress) }
        warnings.forEach(onWarning)
        if format == .pdf { PDFDate.erase(in: picture) }
        return try use(UnsafeRawBufferPointer(picture))
    }

    /// Draws an SVG that is never in memory as a whole: `take` receives it in pieces of about a megabyte.
    ///
    /// If this throws, the pieces so far are useless.
    ///
    /// - Throws: The errors of `build` and `take`; `GraphvizError` as `render` does.
    public static func streamSVG(
        engine: LayoutEngine, afterwards: Afterwards = .free, onWarning: (String) -> Void = { _ in },
        _ build: (inout GraphBuilder) throws -> Void, to take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let warnings = try LibraryAccess.exclusive {
            let context = try LibraryContexts.context(for: .svg, engine: engine)
            let job = try DrawingJob(context: context, engine: engine, afterwards: afterwards, build)
            try job.stream(.svg, take)
            return job.warnings
        }
        warnings.forEach(onWarning)
    }

    /// The positions at which `dot` places the nodes: their centres in points, y upwards, by number.
    ///
    /// - Throws: The errors of `build`; `GraphvizError` for a graph that can't be laid out.
    public static func place(_ build: (inout GraphBuilder) throws -> Void) throws -> [(x: Double, y: Double)] {
        try LibraryAccess.exclusive {
            let context = try LibraryContexts.context(for: .svg, engine: .dot)
            return try DrawingJob(context: context, engine: .dot, build).positions()
        }
    }

    /// The version of the loaded library, such as `2.43.0`; empty if it is unknown.
    public static var version: String {
        LibraryAccess.exclusive {
            guard let context = try? LibraryContexts.context(for: .svg, engine: .fixedPositions) else { return "" }
            return coordviz_context_version(context).map { String(cString: $0) } ?? ""
        }
    }

    /// The width in points of one line of text in the installed fonts, as in PNG and PDF.
    ///
    /// - Throws: `GraphvizError` if it can't be measured.
    public static func installedTextWidth(_ text: String, fontSize: Double, bold: Bool) throws -> Double {
        try LibraryAccess.exclusive {
            let job = try DrawingJob(context: try LibraryContexts.everything(), engine: .fixedPositions) { graph in
                graph.node(
                    0,
                    [
                        DotAttribute(.label, .text(text)), DotAttribute(.pos, .constant("0,0")),
                        DotAttribute(.shape, .constant("plain")), DotAttribute(.fontsize, .constant("\(fontSize)")),
                        DotAttribute(.fontname, .constant(TextMetrics.fontName + (bold ? " Bold" : ""))),
                    ])
            }
            return job.width(ofNode: 0)
        }
    }
}

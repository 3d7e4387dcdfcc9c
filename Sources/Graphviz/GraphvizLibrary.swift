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
    /// Leaves it to environment variables such as `GVBINDIR` what the library loads. Without this, and before the first
    /// picture, they are cleared.
    public static func trustEnvironment() { LibraryAccess.exclusive { coordviz_trust_environment() } }

    /// Draws a graph.
    ///
    /// - Parameters:
    ///   - format: What the bytes are.
    ///   - engine: The layout engine.
    ///   - onWarning: Gets what the library complains about and draws nevertheless.
    ///   - build: Hands over the graph.
    /// - Returns: The picture, complete.
    /// - Throws: What `build` throws; `GraphvizError` for a graph that can't be drawn, or one only in part.
    public static func render(
        _ format: PictureFormat, engine: LayoutEngine, onWarning: (String) -> Void = { _ in },
        _ build: (inout GraphBuilder) throws -> Void
    ) throws -> [UInt8] {
        try withPicture(format, engine: engine, onWarning: onWarning, build) { Array($0) }
    }

    /// Draws a graph, and lends the picture instead of copying it: a large one need not be in memory twice.
    ///
    /// - Throws: What `build` and `use` throw; `GraphvizError` as `render` does.
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

    /// Draws an SVG that is never in memory as a whole: `take` gets it in pieces of about a megabyte.
    ///
    /// When this throws, what came so far is worth nothing.
    ///
    /// - Throws: What `build` and `take` throw; `GraphvizError` as `render` does.
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

    /// Where `dot` puts the nodes: their centres in points, y upwards, by number.
    ///
    /// - Throws: What `build` throws; `GraphvizError` for a graph that can't be laid out.
    public static func place(_ build: (inout GraphBuilder) throws -> Void) throws -> [(x: Double, y: Double)] {
        try LibraryAccess.exclusive {
            let context = try LibraryContexts.context(for: .svg, engine: .dot)
            return try DrawingJob(context: context, engine: .dot, build).positions()
        }
    }

    /// The version of the library that runs, such as `2.43.0`; empty if it is unknown.
    public static var version: String {
        LibraryAccess.exclusive {
            guard let context = try? LibraryContexts.context(for: .svg, engine: .fixedPositions) else { return "" }
            return coordviz_context_version(context).map { String(cString: $0) } ?? ""
        }
    }

    /// The width in points of one line of text as the installed fonts draw it in PNG and PDF.
    ///
    /// - Throws: `GraphvizError` where it can't be measured.
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

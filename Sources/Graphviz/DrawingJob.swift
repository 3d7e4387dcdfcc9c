import CGraphviz
import CoordinatorDiagram

/// One graph in the library: it is built, laid out, drawn and freed. Use it only under `LibraryAccess`.
final class DrawingJob {
    private let context: OpaquePointer
    private let graph: OpaquePointer
    /// An upper bound on the number of nodes in a row in the graph.
    private let chain: Int
    private let afterwards: Afterwards
    private var hasLayout = false
    /// The warnings of the library, which drew the picture nevertheless.
    private(set) var warnings: [String] = []

    /// Builds a graph and lays it out.
    init(
        context: OpaquePointer, engine: LayoutEngine, afterwards: Afterwards = .free,
        _ build: (inout GraphBuilder) throws -> Void
    ) throws {
        coordviz_messages_begin()
        guard let graph = coordviz_graph_open("coordinators") else {
            throw GraphvizError("Graphviz has no memory left")
        }
        self.context = context
        self.afterwards = afterwards
        self.graph = graph
        var builder = GraphBuilder(graph: graph)
        do {
            try build(&builder)
            if let failure = builder.failure { throw failure }
            chain = min(coordviz_graph_nodes(graph), coordviz_graph_edges(graph))
        } catch {
            coordviz_graph_close(graph)
            throw error
        }
        try layOut(engine)
    }

    deinit {
        guard afterwards == .free else { return }
        let (context, graph, hasLayout) = (context, graph, hasLayout)
        let free = {
            if hasLayout { coordviz_layout_free(context, graph) }
            coordviz_graph_close(graph)
        }
        // If a deep stack is not available, the graph was not laid out, so freeing it needs no deep stack.
        do { try LibraryAccess.deeply(chain: chain, free) } catch { free() }
    }

    private func layOut(_ engine: LayoutEngine) throws {
        var status: CInt = -1
        try LibraryAccess.deeply(chain: chain) { [context, graph] in
            status = coordviz_layout(context, graph, engine.libraryName)
        }
        hasLayout = status == 0
        try complain(about: "the layout", if: status != 0)
    }

    /// The picture, which the caller frees.
    func draw(_ format: PictureFormat) throws -> UnsafeMutableRawBufferPointer {
        var data: UnsafeMutablePointer<CChar>?
        var length = 0
        try LibraryAccess.deeply(chain: chain) { [context, graph] in
            data = coordviz_picture(context, graph, format.rawValue, &length)
        }
        do {
            try complain(about: "drawing \(format.rawValue)", if: data == nil)
        } catch {
            if let data { coordviz_picture_free(data) }
            throw error
        }
        return UnsafeMutableRawBufferPointer(start: data, count: length)
    }

    /// Passes on the picture piece by piece; an error of `take` is thrown when the library has finished.
    func stream(_ format: PictureFormat, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        var isDrawn = false
        let pieces = try withoutActuallyEscaping(take) { take in
            let pieces = Pieces(take)
            defer { pieces.take = nil }
            try LibraryAccess.deeply(chain: chain) { [context, graph] in
                isDrawn = coordviz_picture_stream(
                    context, graph, format.rawValue,
                    { state, data, length in
                        guard let state else { return }
                        Unmanaged<Pieces>.fromOpaque(state).takeUnretainedValue()
                            .add(UnsafeRawBufferPointer(start: data, count: length))
                    }, Unmanaged.passUnretained(pieces).toOpaque())
            }
            return pieces
        }
        if let failure = pieces.failure { throw failure }
        try complain(about: "drawing \(format.rawValue)", if: !isDrawn || pieces.count == 0)
    }

    /// The centres of all nodes.
    func positions() -> [(x: Double, y: Double)] {
        (0..<coordviz_graph_nodes(graph)).map { number in
            var (x, y) = (0.0, 0.0)
            coordviz_node_centre(graph, number, &x, &y)
            return (x, y)
        }
    }

    /// The width of a node.
    func width(ofNode number: Int) -> Double {
        var (width, height) = (0.0, 0.0)
        coordviz_node_size(graph, number, &width, &height)
        return width
    }

    /// Throws the error that the library reported, or an error of its own if the library failed without a message.
    private func complain(about step: String, if failed: Bool) throws {
        let messages = LibraryMessages(String(cString: coordviz_messages()))
        warnings = messages.warnings
        if let failure = messages.failure { throw failure }
        if failed { throw GraphvizError("Graphviz failed without a message in \(step)") }
    }
}

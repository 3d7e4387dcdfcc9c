import CGraphviz

/// One at a time: the C library keeps its state in static variables, whatever the context.
enum LibraryAccess {
    /// Runs `body` while no other thread is inside the library. Must not be nested.
    static func exclusive<Result>(_ body: () throws -> Result) rethrows -> Result {
        coordviz_lock()
        defer { coordviz_unlock() }
        return try body()
    }

    /// Runs `body` where the stack is deep enough for a graph of this many nodes and edges.
    ///
    /// `dot` recurses over chains: about 30,000 nodes in a row overflow a stack of 8 MB, 12,000 one of 512 kB, which is
    /// what threads have on macOS. Memory of a stack that is never touched is never taken.
    static func deeply(elements: Int, _ body: @escaping () -> Void) throws {
        guard elements > smallEnoughForAnyStack else { return body() }
        let work = Work(body)
        let stack = min(baseStack + elements * stackPerElement, largestStack)
        let ran = coordviz_run_deep(
            stack,
            { Unmanaged<Work>.fromOpaque($0.unsafelyUnwrapped).takeUnretainedValue().body() },
            Unmanaged.passUnretained(work).toOpaque())
        guard ran else {
            throw GraphvizError("no memory for a stack of \(stack >> 20) MB, which a graph of this size may need")
        }
    }

    private static let smallEnoughForAnyStack = 1_000
    private static let baseStack = 64 << 20
    private static let stackPerElement = 1 << 10
    private static let largestStack = 2 << 30

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}

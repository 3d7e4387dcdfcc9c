import CGraphviz

/// One at a time: the C library keeps its state in static variables, whatever the context.
enum LibraryAccess {
    /// Runs `body` while no other thread is inside the library. Must not be nested.
    static func exclusive<Result>(_ body: () throws -> Result) rethrows -> Result {
        coordviz_lock()
        defer { coordviz_unlock() }
        return try body()
    }

    /// Runs `body` where the stack is deep enough for a graph with this many nodes in a row.
    ///
    /// `dot` recurses over chains: about 30,000 nodes in a row overflow a stack of 8 MB, 12,000 one of 512 kB, which is
    /// what threads have on macOS. Memory of a stack that is never touched is never taken. A graph without long chains, such
    /// as a sheet, gets no thread: glibc would give it a heap of its own, and a picture of 50,000 boxes took an eighth more
    /// memory.
    static func deeply(chain: Int, _ body: @escaping () -> Void) throws {
        guard chain > shortEnoughForAnyStack else { return body() }
        let work = Work(body)
        let stack = min(baseStack + chain * stackPerNode, largestStack)
        let ran = coordviz_run_deep(
            stack,
            { Unmanaged<Work>.fromOpaque($0.unsafelyUnwrapped).takeUnretainedValue().body() },
            Unmanaged.passUnretained(work).toOpaque())
        guard ran else {
            throw GraphvizError("no memory for a stack of \(stack >> 20) MB, which a graph of this size may need")
        }
    }

    private static let shortEnoughForAnyStack = 500
    private static let baseStack = 64 << 20
    private static let stackPerNode = 2 << 10
    private static let largestStack = 2 << 30

    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }
}

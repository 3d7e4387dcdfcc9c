import CGraphviz

/// Lets one thread at a time use the C library, which keeps its state in static variables, whatever the context.
enum LibraryAccess {
    /// Runs `body` while no other thread uses the library. Must not be nested.
    static func exclusive<Result>(_ body: () throws -> Result) rethrows -> Result {
        coordviz_lock()
        defer { coordviz_unlock() }
        return try body()
    }

    /// Runs `body` on a stack that is deep enough for a graph with this many nodes in a row.
    ///
    /// `dot` recurses over chains: about 30,000 nodes in a row overflow a stack of 8 MB, and 12,000 nodes one of 512
    /// kB, which threads have on macOS. Parts of a stack that are never used take no memory. A graph without long
    /// chains, such as a sheet, runs on the current thread: glibc would give another thread its own heap, which took an
    /// eighth more memory for a picture of 50,000 boxes.
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

/// Limits on the size of a file. A larger file is an error.
public struct ReadingLimits: Hashable, Sendable {
    /// The largest size of a file in bytes: 1 GiB by default. Values above `largestPossibleFile` have no effect.
    public var maximumBytes: Int

    /// The largest number of levels of nested arrays and objects: 100,000 by default. A coordinator is three levels
    /// deeper than its parent. Reading uses no recursion, so only memory limits this value.
    public var maximumDepth: Int

    /// Creates limits.
    public init(maximumBytes: Int = 1 << 30, maximumDepth: Int = 100_000) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
    }

    /// The size in bytes of the largest file that can be read at all: offsets have 32 bits.
    public static let largestPossibleFile = Int(UInt32.max) - 1

    /// The largest number of levels of nested screens, and of levels in the value of an `x-` key. This limit is fixed:
    /// unlike coordinators, these values are nested in memory, and Swift frees nested values by recursion.
    public static let maximumNestedValues = 500
}

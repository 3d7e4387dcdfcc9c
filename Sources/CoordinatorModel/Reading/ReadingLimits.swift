/// Limits on the size of a file, beyond which it is refused.
public struct ReadingLimits: Hashable, Sendable {
    /// The most bytes of a file. 1 GiB unless said otherwise; raising it beyond `largestPossibleFile` has no effect.
    public var maximumBytes: Int

    /// The most levels of nested arrays and objects. A coordinator inside another is three levels down. 100,000 unless
    /// said otherwise; reading needs no stack, so this can be raised as far as memory goes.
    public var maximumDepth: Int

    /// Creates limits.
    public init(maximumBytes: Int = 1 << 30, maximumDepth: Int = 100_000) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
    }

    /// The largest file that can be read at all, in bytes: offsets are kept in 32 bits.
    public static let largestPossibleFile = Int(UInt32.max) - 1

    /// The most screens inside one another, and the most levels inside the value of an `x-` key. This can't be raised:
    /// these values, unlike coordinators, are nested in memory, and Swift frees nested values by recursion.
    public static let maximumNestedValues = 500
}

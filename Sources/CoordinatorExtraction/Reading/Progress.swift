/// How far reading has come.
public struct ExtractionProgress: Hashable, Sendable {
    /// The files that have been read.
    public var done: Int
    /// All files that were found.
    public var total: Int
}

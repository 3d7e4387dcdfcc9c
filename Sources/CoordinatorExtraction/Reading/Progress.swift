/// The progress of reading, in files.
public struct ExtractionProgress: Hashable, Sendable {
    /// The number of files that have been read.
    public var done: Int
    /// The number of all files that were found.
    public var total: Int
}

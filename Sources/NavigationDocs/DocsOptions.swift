import CoordinatorModel

/// How documentation is written.
public struct DocsOptions: Sendable {
    /// For whom pages are written.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// Markdown as GitHub and GitLab show it.
        case markdown
        /// A catalog that DocC compiles.
        case docc
    }

    /// For whom pages are written.
    public var format: Format
    /// Where source is to be read; `nil` to name places without a link.
    public var source: SourceAddress?
    /// Whether each coordinator's page has a picture of its own.
    public var hasPictures: Bool

    /// Chooses how documentation is written.
    public init(format: Format = .markdown, source: SourceAddress? = nil, hasPictures: Bool = true) {
        self.format = format
        self.source = source
        self.hasPictures = hasPictures
    }
}

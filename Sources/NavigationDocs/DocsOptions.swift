import CoordinatorModel

/// The options for documentation.
public struct DocsOptions: Sendable {
    /// The format of pages.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// Markdown as GitHub and GitLab show it.
        case markdown
        /// A catalog that DocC compiles.
        case docc
    }

    /// The format of pages.
    public var format: Format
    /// The address of the source, for links; `nil` for places without links.
    public var source: SourceAddress?
    /// Whether each coordinator's page has a picture of its own.
    public var hasPictures: Bool

    /// Creates options.
    public init(format: Format = .markdown, source: SourceAddress? = nil, hasPictures: Bool = true) {
        self.format = format
        self.source = source
        self.hasPictures = hasPictures
    }
}

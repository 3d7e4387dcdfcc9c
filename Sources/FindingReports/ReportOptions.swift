/// The options for reports.
public struct ReportOptions: Hashable, Sendable {
    /// Whether the text report is coloured. The words are the same without colour.
    public var color: Bool
    /// Whether places in the text report are links that a terminal can open (OSC 8). Needs `directory`.
    public var hyperlinks: Bool
    /// Whether the text report draws long journeys completely, shows fingerprints and lists known findings.
    public var verbose: Bool
    /// Whether the text report prints every path of a finding, not only the shortest one.
    public var allPaths: Bool
    /// The absolute path of the folder from which relative paths start. If a format needs relative paths (SARIF,
    /// GitLab, GitHub), absolute paths below this folder become relative; if a format needs absolute paths (Xcode,
    /// hyperlinks), relative paths become absolute. `nil` leaves all paths unchanged.
    public var directory: String?
    /// The absolute path of the folder to which paths are relative in machine-readable formats and in comments on
    /// reviews: the root of the git work tree around `directory`, which GitHub and GitLab also use, wherever the
    /// command was started. `nil` means `directory`.
    public var root: String?

    /// Creates options. Without arguments, reports are plain text.
    public init(
        color: Bool = false, hyperlinks: Bool = false, verbose: Bool = false, allPaths: Bool = false,
        directory: String? = nil, root: String? = nil
    ) {
        self.color = color
        self.hyperlinks = hyperlinks
        self.verbose = verbose
        self.allPaths = allPaths
        self.directory = directory
        self.root = root
    }
}

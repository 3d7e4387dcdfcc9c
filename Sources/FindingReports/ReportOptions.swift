/// How a report is to look.
public struct ReportOptions: Hashable, Sendable {
    /// Whether the text report is coloured. Without colour it says the same.
    public var color: Bool
    /// Whether places in the text report are links that a terminal can open (OSC 8). Needs `directory`.
    public var hyperlinks: Bool
    /// Whether the text report draws long journeys in full, names fingerprints and lists known findings.
    public var verbose: Bool
    /// Whether the text report prints every path of a finding, not only a shortest one.
    public var allPaths: Bool
    /// The absolute path of the folder from which relative paths start. It makes absolute paths below it relative
    /// if a format requires that (SARIF, GitLab, GitHub), and relative ones absolute where a format needs that
    /// (Xcode, hyperlinks). `nil` leaves all paths as they are.
    public var directory: String?
    /// The absolute path of the folder from which formats for machines and reviews write paths: that of the git work
    /// tree around `directory`, from which GitHub and GitLab see them, wherever the command was started. `nil` for
    /// `directory`.
    public var root: String?

    /// Chooses how a report is to look; without arguments plain.
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

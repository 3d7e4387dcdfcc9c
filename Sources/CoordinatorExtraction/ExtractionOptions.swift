/// How coordinators can be written; the dialects mix freely in one app.
public enum Dialect: String, CaseIterable, Sendable {
    /// Events as enums that bubble up: `emitEvent`, `interceptEvent`.
    case coordinate
    /// Optional closures of screens and coordinators, wired by assignment.
    case flowOutputs = "flow-outputs"
    /// `weak var delegate` and the coordinator that conforms.
    case delegates
    /// Route enums and `prepareTransition(for:)`.
    case xcoordinator
}

/// What extraction is told beside the files.
public struct ExtractionOptions: Hashable, Sendable {
    /// The type of the coordinator with which the app starts; `nil` to find it.
    public var root: String?
    /// The dialects that are looked for although nothing of theirs was recognised.
    public var forced: Set<Dialect>
    /// The dialects that are not looked for.
    public var forbidden: Set<Dialect>
    /// Which files count.
    public var sources: SourceSelection

    /// The dialects that are looked for: all but those that are forbidden. A dialect costs nothing where nothing of it
    /// is written, so none has to be recognised first.
    var dialects: Set<Dialect> { Set(Dialect.allCases).subtracting(forbidden).union(forced) }

    /// Creates options; by default everything is found out.
    public init(
        root: String? = nil, forced: Set<Dialect> = [], forbidden: Set<Dialect> = [],
        sources: SourceSelection = SourceSelection()
    ) {
        self.root = root
        self.forced = forced
        self.forbidden = forbidden
        self.sources = sources
    }
}

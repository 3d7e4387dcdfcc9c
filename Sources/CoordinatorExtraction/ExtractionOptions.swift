/// The options of an extraction: everything that is known besides the files.
public struct ExtractionOptions: Hashable, Sendable {
    /// The type of the coordinator with which the app starts; `nil` to find it.
    public var root: String?
    /// The dialects that are looked for although nothing of theirs was recognised.
    public var forced: Set<Dialect>
    /// The dialects that are not looked for.
    public var forbidden: Set<Dialect>
    /// Which files count.
    public var sources: SourceSelection
    /// The project's own names for coordinators.
    public var coordinators: CoordinatorNames
    /// Swift files that say what libraries do which are not among the sources: stubs of their types and functions.
    public var models: [String]

    /// The dialects that are looked for: all but those that are forbidden. A dialect costs nothing where nothing of it
    /// is written, so none has to be recognised first.
    var dialects: Set<Dialect> { Set(Dialect.allCases).subtracting(forbidden).union(forced) }

    /// The meaning of names, in general and in this project.
    var vocabulary: Vocabulary { .standard + coordinators.vocabulary }

    /// Creates options; by default everything is found out.
    public init(
        root: String? = nil, forced: Set<Dialect> = [], forbidden: Set<Dialect> = [],
        sources: SourceSelection = SourceSelection(), coordinators: CoordinatorNames = CoordinatorNames(),
        models: [String] = []
    ) {
        self.root = root
        self.forced = forced
        self.forbidden = forbidden
        self.sources = sources
        self.coordinators = coordinators
        self.models = models
    }
}

/// The options of an extraction: everything that it needs besides the files.
public struct ExtractionOptions: Hashable, Sendable {
    /// The type of the coordinator with which the app starts; `nil` if extraction has to find it.
    public var root: String?
    /// The dialects that are looked for even if none of their code was recognised.
    public var forced: Set<Dialect>
    /// The dialects that are not looked for.
    public var forbidden: Set<Dialect>
    /// The selection of files.
    public var sources: SourceSelection
    /// The project's own names for coordinators.
    public var coordinators: CoordinatorNames
    /// Swift files with models of libraries that are not among the sources: stubs of their types and functions.
    public var models: [String]

    /// The dialects that are looked for: all except the forbidden ones. A dialect costs nothing in a program that does
    /// not use it, so none has to be recognised first.
    var dialects: Set<Dialect> { Set(Dialect.allCases).subtracting(forbidden).union(forced) }

    /// The meaning of names, in general and in this project.
    var vocabulary: Vocabulary { .standard + coordinators.vocabulary }

    /// Creates options. By default, extraction finds everything itself.
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

import CoordinatorModel

/// The numbers of what an extraction has read, and the files that it could not read.
public struct ExtractionSummary: Hashable, Sendable {
    /// The Swift files that were found.
    public var files = 0
    /// The found files that contain none of the words that matter, and were not parsed.
    public var skipped = 0
    /// The lines of all files that could be read.
    public var lines = 0
    /// Their bytes.
    public var bytes = 0
    /// The Swift files that were left out because no target of their Xcode project compiles them. They do not count as
    /// found.
    public var outsideOfProject: [String] = []
    /// The Swift files that were left out because they are exact copies of others. They count as found and skipped.
    public var copies: [String] = []
    /// The Swift files that were left out since they declare for other systems what the app has for its own. They count as
    /// found and skipped.
    public var foreign: [String] = []
    /// The system for which the app is built, if files are left out because of it: `tvOS`.
    public var platform: String?
    /// The files and folders that could not be read.
    public var unreadable: [UnreadableFile] = []
    /// The places at which a file has a syntax error; the code around them still counts.
    public var syntaxErrors: [SyntaxError] = []
    /// The types that are coordinators by name only, if the program is not built with any; they are not in the tree.
    public var nominalCoordinators: NominalCoordinators?

    /// The project's own names for coordinators, as they were given, that no type has.
    public var unmatchedCoordinators: [String] = []

    /// A place at which a file has a syntax error.
    public struct SyntaxError: Hashable, Sendable {
        /// The error, for people.
        public var message: String
        /// Its place.
        public var location: Location
    }

    /// The files that were read only in part, each at its first error, and those that could not be read. Facts may be
    /// missing there.
    var gaps: [Unresolved] {
        var found: [Unresolved] = []
        var files: Set<String> = []
        for error in syntaxErrors where files.insert(error.location.file).inserted {
            found.append(Unresolved(what: "code that does not parse: \(error.message)", location: error.location))
        }
        for file in unreadable where file.isFailure {
            found.append(Unresolved(what: file.reason, location: Location(file: file.path)))
        }
        return found
    }
}

import CoordinatorModel

/// What an extraction has read, in numbers, and what it could not read.
public struct ExtractionSummary: Hashable, Sendable {
    /// The Swift files that were found.
    public var files = 0
    /// Those of them that hold no word which could matter, and were not parsed.
    public var skipped = 0
    /// The lines of all files that could be read.
    public var lines = 0
    /// Their bytes.
    public var bytes = 0
    /// The Swift files that were left out since no target of their Xcode project compiles them. They do not count as
    /// found.
    public var outsideOfProject: [String] = []
    /// The Swift files that were left out since another file is the same, byte for byte. They count as found and skipped.
    public var copies: [String] = []
    /// The Swift files that were left out since they declare for other systems what the app has for its own. They count as
    /// found and skipped.
    public var foreign: [String] = []
    /// The system for which the app is built, if files are left out because of it: `tvOS`.
    public var platform: String?
    /// The files and folders that could not be read.
    public var unreadable: [UnreadableFile] = []
    /// The places at which a file does not parse; the code around them still counts.
    public var syntaxErrors: [SyntaxError] = []
    /// The types that are only named as coordinators, if the program is not built with any: they are not in the tree.
    public var nominalCoordinators: NominalCoordinators?

    /// A place at which a file does not parse.
    public struct SyntaxError: Hashable, Sendable {
        /// What is wrong, for people.
        public var message: String
        /// Where.
        public var location: Location
    }
}

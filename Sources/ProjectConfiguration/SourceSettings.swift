/// Where a file names the root, paths and models, as `.coordviz.yml:3:9`: what is wrong with them is only known when source
/// is read.
public struct SourceLines: Hashable, Sendable {
    /// The place of `root`; `nil` if the file has none.
    public var root: String?
    /// The places of paths and models, by path.
    public var paths: [String: String] = [:]

    /// Creates an empty value.
    public init() {}
}

/// The place of an app's source, and the way to read it.
public struct SourceSettings: Hashable, Sendable {
    /// The inputs of a check without inputs on the command line, relative to the current folder; empty for that folder
    /// itself.
    public var paths: [String] = []
    /// The type of the coordinator with which the app starts; `nil` if it is to be found.
    public var root: String?
    /// Dialects that are always looked for or, with the prefix `no-`, never.
    public var dialects: [String] = []
    /// Files that are read although they are left out by default.
    public var include: [String] = []
    /// Files that are not read.
    public var exclude: [String] = []

    /// Types that are coordinators whatever their code is, as globs.
    public var coordinators: [String] = []
    /// Types whose subclasses or conforming types are coordinators.
    public var coordinatorBases: [String] = []
    /// Types that are not coordinators, even if another setting or a convention makes them coordinators.
    public var noCoordinators: [String] = []
    /// Swift files with models of libraries, relative to the current folder.
    public var models: [String] = []

    /// Creates empty settings.
    public init() {}
}

/// Where an app's source is, and how it is read.
public struct SourceSettings: Hashable, Sendable {
    /// What a check looks at that names no input, as seen from the current folder; empty for the folder itself.
    public var paths: [String] = []
    /// The type of the coordinator with which the app starts; `nil` to find it.
    public var root: String?
    /// Dialects to look for in any case, or with `no-` in front never.
    public var dialects: [String] = []
    /// What counts although it is left out by default.
    public var include: [String] = []
    /// What doesn't count.
    public var exclude: [String] = []

    /// Types that are coordinators, whatever they do, as globs.
    public var coordinators: [String] = []
    /// Types of which those that inherit from them, or conform to them, are coordinators.
    public var coordinatorBases: [String] = []
    /// Types that are no coordinators, even if another setting or a convention says so.
    public var noCoordinators: [String] = []
    /// Swift files that say what libraries do, as seen from the current folder.
    public var models: [String] = []

    /// Creates settings that say nothing.
    public init() {}
}

/// Selects files on the way down a tree of files, for programs whose files are not on a disk.
public struct SourceWalk: Sendable {
    /// A folder's place, and the effect of the names on the way to it.
    public struct Place: Sendable {
        fileprivate var path = ""
        fileprivate var standing = SourcePatterns.Standing()
    }

    private let patterns: SourcePatterns

    /// Creates a walk with a selection.
    public init(_ selection: SourceSelection) { patterns = SourcePatterns(selection) }

    /// The root folder.
    public var start: Place { Place() }

    /// The place of a file or a folder in a folder; `nil` for Swift source that is not selected, and for anything that
    /// cannot contain selected source.
    public func place(of name: String, in folder: Place) -> Place? {
        let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
        let standing = patterns.standing(of: name, at: path, in: folder.standing)
        if name.hasSuffix(".swift") ? !standing.isSelected : patterns.prunes(standing) { return nil }
        return Place(path: path, standing: standing)
    }

    /// Whether a file of that name describes how the files around it are built, so that it is needed as well.
    public static func describesBuild(_ name: String) -> Bool {
        name == "project.pbxproj" || ProjectMembership.describesUnit(name)
    }
}

/// Decides on the way down a tree of files what counts, for those who find their files elsewhere than on a disk.
public struct SourceWalk: Sendable {
    /// Where a folder lies, and what the names on the way to it have said.
    public struct Place: Sendable {
        fileprivate var path = ""
        fileprivate var standing = SourcePatterns.Standing()
    }

    private let patterns: SourcePatterns

    /// Goes by a selection.
    public init(_ selection: SourceSelection) { patterns = SourcePatterns(selection) }

    /// The folder that is given.
    public var start: Place { Place() }

    /// The place of a file or a folder in a folder; `nil` for Swift source that doesn't count, and for anything else in
    /// which nothing can count.
    public func place(of name: String, in folder: Place) -> Place? {
        let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
        let standing = patterns.standing(of: name, at: path, in: folder.standing)
        if name.hasSuffix(".swift") ? !standing.isSelected : patterns.prunes(standing) { return nil }
        return Place(path: path, standing: standing)
    }
}

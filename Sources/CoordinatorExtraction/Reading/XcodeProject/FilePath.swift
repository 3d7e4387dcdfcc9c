/// An absolute path without redundant parts. Paths that differ only in the case of letters are equal, as on the disks
/// on which Xcode projects are made.
struct FilePath: Hashable {
    /// The path as written.
    let text: String
    private let folded: String

    /// A path; a relative one starts in the current folder.
    init(_ path: String) {
        var steps: [Substring] = []
        let start = path.hasPrefix("/") ? "" : FileSystem.currentFolder ?? "/"
        for step in (start + path).split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        text = "/" + steps.joined(separator: "/")
        folded = text.lowercased()
    }

    /// The folder that contains it; the topmost folder contains itself.
    var parent: FilePath { appending("..") }

    /// Its last step.
    var name: Substring { text.split(separator: "/").last ?? "" }

    /// The path of an entry in this folder.
    func appending(_ path: String) -> FilePath { path.isEmpty ? self : FilePath("\(text)/\(path)") }

    /// Whether another path leads into this folder.
    func contains(_ other: FilePath) -> Bool { folded == "/" || other.folded.hasPrefix(folded + "/") }

    static func == (one: FilePath, other: FilePath) -> Bool { one.folded == other.folded }

    func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

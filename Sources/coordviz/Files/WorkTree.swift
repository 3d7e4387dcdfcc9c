/// The git work tree around the current folder.
enum WorkTree {
    /// The absolute path of its root; `nil` outside a work tree. In a work tree of `git worktree` and in a submodule,
    /// `.git` is a file; otherwise it is a folder.
    static var root: String? {
        guard var folder = Environment.currentFolder else { return nil }
        while true {
            if InputFile.exists(folder == "/" ? "/.git" : "\(folder)/.git") { return folder }
            guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }
}

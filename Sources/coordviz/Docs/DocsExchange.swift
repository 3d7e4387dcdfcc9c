import NavigationDocs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Renews a folder by exchanging it with another one in one step.
struct DocsExchange {
    private let renewal: DocsRenewal
    /// The path of the folder without links, so that files beside it are on the same disk.
    private let target: String
    private let parent: String
    private let staging: String

    init(_ renewal: DocsRenewal) {
        self.renewal = renewal
        let target = Self.target(of: renewal.folder)
        self.target = target
        parent = Self.parent(of: target)
        let name = target.lastIndex(of: "/").map { target[target.index(after: $0)...] } ?? target[...]
        // The name is always the same, so that the next run removes the folder of a killed one.
        staging = (parent == "/" ? "/" : "\(parent)/") + ".coordviz-docs-\(name)"
    }

    /// A folder without links, whether it exists or not.
    static func target(of folder: String) -> String {
        var target = folder
        while target.hasSuffix("/"), target.count > 1 { target.removeLast() }
        return realPath(target) ?? OutputFile.end(ofLinks: target) ?? target
    }

    /// The folder around it.
    static func parent(of target: String) -> String {
        guard let slash = target.lastIndex(of: "/") else { return "." }
        return slash == target.startIndex ? "/" : String(target[..<slash])
    }

    /// Removes what a killed run has left beside the folder, also if nothing is to be written now.
    func removeLeftover() { FolderRemoval.remove(staging) }

    /// Creates the folder, which does not exist yet.
    ///
    /// - Throws: `CommandFailure` if that fails. Then the folder does not exist.
    func create() throws {
        try staged {
            guard Leftovers.makingPart({ rename(staging, target) == 0 }) else {
                throw CommandFailure("\(renewal.folder): \(SystemMessage.current)")
            }
        }
    }

    /// Renews the existing folder.
    ///
    /// - Returns: whether it was possible; if not, nothing has changed.
    /// - Throws: `CommandFailure` if a file can't be written. Then nothing has changed.
    func succeeds() throws -> Bool {
        guard isOurs, isReplaceable else { return false }
        var isDone = false
        try staged {
            for file in renewal.new.entries.keys where renewal.files[file] == nil {
                guard try DocsStaging(staging).keep(file, from: target) else { return }
            }
            // A signal removes the staging folder. It waits during the exchange, and after that the staging folder is
            // the old one.
            isDone = Leftovers.makingPart { Self.exchange(staging, target) }
        }
        return isDone
    }

    /// Creates the new folder beside the old one, calls `body`, and removes the folder that is then in its place.
    private func staged(_ body: () throws -> Void) throws {
        removeLeftover()
        Leftovers.add(staging)
        defer {
            FolderRemoval.remove(staging)
            Leftovers.remove(staging)
        }
        var files = renewal.files
        files[DocsManifest.fileName] = Array(renewal.new.text.utf8)
        try DocsStaging(staging, shownAs: target).write(files, modesFrom: InputFile.isFolder(target) ? target : nil)
        try body()
    }

    /// Whether the folder contains only files that coordviz has written.
    private var isOurs: Bool {
        let known = Set(renewal.new.entries.keys).union(renewal.removed).union([DocsManifest.fileName])
        for name in FolderRemoval.names(in: target) {
            let path = "\(target)/\(name)"
            if InputFile.isFolder(path) {
                guard ["coordinators", "images"].contains(name), !InputFile.isLink(path) else { return false }
                guard FolderRemoval.names(in: path).allSatisfy({ known.contains("\(name)/\($0)") }) else {
                    return false
                }
            } else if !known.contains(name) {
                return false
            }
        }
        return true
    }

    /// Whether the folder may be replaced: it belongs to the user, is not the current folder, and is not a mount point.
    private var isReplaceable: Bool {
        var (own, outer) = (stat(), stat())
        guard stat(target, &own) == 0, stat(parent, &outer) == 0, own.st_dev == outer.st_dev, own.st_uid == geteuid(),
            access(parent, W_OK) == 0, let current = Environment.currentFolder
        else { return false }
        return current != target && !current.hasPrefix("\(target)/")
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func exchange(_ one: String, _ other: String) -> Bool {
        #if canImport(Glibc)
            // The header declares it only with GNU's extensions, which Swift doesn't enable.
            typealias Rename =
                @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let (rename, isExchange) = (unsafeBitCast(symbol, to: Rename.self), CUnsignedInt(1 << 1))
            return rename(AT_FDCWD, one, AT_FDCWD, other, isExchange) == 0
        #elseif canImport(Darwin)
            return renamex_np(one, other, CUnsignedInt(RENAME_SWAP)) == 0
        #else
            // Musl has neither function, so the files are replaced one by one.
            return false
        #endif
    }
}

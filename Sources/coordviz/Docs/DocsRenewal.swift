import NavigationDocs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The changes of a folder of documentation: the files to write and to remove. They are carried out as a whole.
///
/// If the folder contains only coordviz's own files, a new folder is created beside it and replaces it in one step, so
/// that readers see either the old pages or the new ones. If it contains other files, too, or if the system can't
/// exchange folders, files are replaced one by one. Meanwhile, the folder contains a list of both the old and the new
/// files: if the run is killed, each page is either old or new, and the next run knows all of them.
struct DocsRenewal {
    let folder: String
    let old: DocsManifest
    var new = DocsManifest()
    /// The files to write, by their paths in the folder.
    var files: [String: [UInt8]] = [:]
    var removed: Set<String> = []

    init(folder: String, old: DocsManifest) {
        self.folder = folder
        self.old = old
    }

    /// Whether anything has to change.
    func isNeeded(besides manifest: DocsManifest?) -> Bool { !files.isEmpty || !removed.isEmpty || new != manifest }

    /// Writes and removes the files.
    ///
    /// - Throws: `CommandFailure` if that fails. Then the folder has not changed.
    func carryOut() throws {
        if InputFile.isFolder(folder) {
            Self.removeStaging(in: folder)
            if try DocsExchange(self).succeeds() { return }
            return try carryOutInPlace()
        }
        let parents = try NewFolders(for: [folder.hasSuffix("/") ? String(folder.dropLast()) : folder])
        do {
            try DocsExchange(self).create()
        } catch {
            parents.remove()
            throw error
        }
    }

    // MARK: - In place

    private func carryOutInPlace() throws {
        let staging = path(WaitingFile.randomName())
        Leftovers.add(staging)
        defer { Leftovers.remove(staging) }
        var folders: NewFolders?
        do {
            try DocsStaging(staging, shownAs: folder).write(files, modesFrom: folder)
            folders = try NewFolders(for: files.keys.sorted().map(path))
            if both != old { try OutputFile.write(Array(both.text.utf8), to: path(DocsManifest.fileName)) }
        } catch {
            FolderRemoval.remove(staging)
            folders?.remove()
            throw error
        }
        // A signal waits until all files are in their places.
        let failure: CommandFailure? = Leftovers.makingPart {
            for file in files.keys.sorted() where rename("\(staging)/\(file)", path(file)) != 0 {
                return CommandFailure("\(path(file)): \(SystemMessage.current)")
            }
            return nil
        }
        if let failure {
            FolderRemoval.remove(staging)
            throw failure
        }
        FolderRemoval.remove(staging)
        for file in removed { unlink(path(file)) }
        if new.text != both.text { try OutputFile.write(Array(new.text.utf8), to: path(DocsManifest.fileName)) }
        // Removes empty folders; others stay.
        for name in ["coordinators", "images"] where removed.contains(where: { $0.hasPrefix("\(name)/") }) {
            rmdir(path(name))
        }
    }

    private var both: DocsManifest {
        var both = old
        for (file, entry) in new.entries { both.entries[file] = entry }
        return both
    }

    func path(_ path: String) -> String { folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)" }

    /// Removes the files of killed runs.
    private static func removeStaging(in folder: String) {
        for name in FolderRemoval.names(in: folder) where WaitingFile.isRandomName(name) {
            FolderRemoval.remove("\(folder)/\(name)")
        }
    }
}

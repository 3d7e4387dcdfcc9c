#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders that were created for files.
struct NewFolders {
    private var made: [String] = []

    /// Creates the missing folders of files, and those around them.
    ///
    /// - Throws: `CommandFailure` if that is impossible. Then the folders that were created are removed again.
    init(for files: [String]) throws {
        for file in files {
            guard let slash = file.lastIndex(of: "/"), slash > file.startIndex else { continue }
            do {
                try make(String(file[..<slash]), for: file)
            } catch {
                remove()
                throw error
            }
        }
    }

    private mutating func make(_ folder: String, for file: String) throws {
        guard !InputFile.isFolder(folder) else { return }
        var way = folder.hasPrefix("/") ? "/" : ""
        for step in folder.split(separator: "/") {
            way += "\(step)"
            if mkdir(way, 0o777) == 0 {
                made.append(way)
            } else if errno != EEXIST {
                throw CommandFailure("\(file): \(SystemMessage.current)")
            }
            way += "/"
        }
    }

    /// Removes those of the created folders that are empty.
    func remove() {
        for folder in made.reversed() { rmdir(folder) }
    }
}

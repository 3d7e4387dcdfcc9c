#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders that had to be made for files to have a place.
struct NewFolders {
    private var made: [String] = []

    /// Makes the folders that files are missing, and those around them.
    ///
    /// - Throws: `CommandFailure` when there can be none; what was made is gone again then.
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

    /// Takes away what was made, as far as nothing is in it.
    func remove() {
        for folder in made.reversed() { rmdir(folder) }
    }
}

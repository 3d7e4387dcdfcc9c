#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The state of files and folders that shows whether they have changed, without reading contents.
struct Stamp: Equatable {
    /// The system's data about one file.
    fileprivate struct Entry: Equatable {
        var path: String
        var device: UInt64
        var inode: UInt64
        var size: Int64
        var changed: [Int]
    }

    private var entries: [Entry] = []

    /// Reads the state of files and folders. In a folder, all Swift files count except those in hidden folders, which
    /// contain build products. Other files don't count, so that a picture drawn there is not a change. A path without a
    /// file has a state, too.
    init(of paths: [String]) {
        var pending = Array(paths.reversed())
        while let path = pending.popLast(), entries.count < Self.mostFiles {
            var information = stat()
            guard stat(path, &information) == 0 else { continue }
            if information.st_mode & S_IFMT == S_IFDIR {
                // A link to a folder may lead in a circle.
                if paths.contains(path) || !Self.isLink(path) {
                    pending += Self.names(in: path).map { "\(path)/\($0)" }
                }
            } else if path.hasSuffix(".swift") || paths.contains(path) {
                entries.append(Entry(path: path, information))
            }
        }
    }

    /// The largest number of files; with more, checking would take too long.
    private static let mostFiles = 100_000

    private static func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}

fileprivate extension Stamp.Entry {
    init(path: String, _ information: stat) {
        self.path = path
        device = UInt64(truncatingIfNeeded: information.st_dev)
        inode = UInt64(truncatingIfNeeded: information.st_ino)
        size = Int64(information.st_size)
        #if canImport(Darwin)
            let (content, status) = (information.st_mtimespec, information.st_ctimespec)
        #else
            let (content, status) = (information.st_mtim, information.st_ctim)
        #endif
        // A file that is restored with its old modification time has a new status time.
        changed = [content.tv_sec, content.tv_nsec, status.tv_sec, status.tv_nsec]
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes files and folders that coordviz has created.
enum FolderRemoval {
    /// Removes a file, or a folder with its contents; links are removed, not followed.
    static func remove(_ path: String) {
        guard InputFile.isFolder(path), !InputFile.isLink(path) else {
            unlink(path)
            return
        }
        var emptied: [String] = []
        var pending = [path]
        while let next = pending.popLast() {
            emptied.append(next)
            for name in names(in: next) {
                let path = "\(next)/\(name)"
                var information = stat()
                guard lstat(path, &information) == 0 else { continue }
                if information.st_mode & S_IFMT == S_IFDIR { pending.append(path) } else { unlink(path) }
            }
        }
        for folder in emptied.reversed() { rmdir(folder) }
    }

    /// The names in a folder, unsorted; empty if the folder can't be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

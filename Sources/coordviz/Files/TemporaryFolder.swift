#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder that nobody else sees, for as long as it is needed.
struct TemporaryFolder {
    private let folder: String

    /// Lends a new folder, and removes it with all that is in it.
    ///
    /// - Throws: `CommandFailure` when there can be none; what `use` throws.
    static func with<Result>(_ use: (TemporaryFolder) throws -> Result) throws -> Result {
        let place = Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(place)/coordviz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CommandFailure("\(place): \(SystemMessage.current)") }
        let folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        defer { remove(folder) }
        guard mkdir("\(folder)/checkout", 0o700) == 0 else {
            throw CommandFailure("\(folder): \(SystemMessage.current)")
        }
        return try use(TemporaryFolder(folder: folder))
    }

    /// Goes into `checkout` in the folder for a while.
    ///
    /// - Throws: `CommandFailure` when there is no way there or back; what `use` throws.
    func asCurrentFolder<Result>(_ use: () throws -> Result) throws -> Result {
        guard let start = Environment.currentFolder, chdir(path("checkout")) == 0 else {
            throw CommandFailure("\(folder): \(SystemMessage.current)")
        }
        defer { chdir(start) }
        return try use()
    }

    /// The path of something in the folder.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    /// Removes a folder and all that is in it; links are removed, not followed.
    private static func remove(_ folder: String) {
        var emptied: [String] = []
        var pending = [folder]
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

    private static func names(in folder: String) -> [String] {
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

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A private folder, for as long as it is needed.
struct TemporaryFolder {
    private let folder: String

    /// Lends a new folder, and removes it with all that is in it.
    ///
    /// - Throws: `CommandFailure` when there can be none; what `use` throws.
    static func with<Result>(_ use: (TemporaryFolder) throws -> Result) throws -> Result {
        let place = Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let folder = "\(place)/\(WaitingFile.randomName())"
        Leftovers.add(folder)
        defer { Leftovers.remove(folder) }
        guard mkdir(folder, 0o700) == 0 else { throw CommandFailure("\(place): \(SystemMessage.current)") }
        defer { FolderRemoval.remove(folder) }
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
}

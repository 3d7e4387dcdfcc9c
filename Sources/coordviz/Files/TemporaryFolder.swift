#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A private temporary folder.
struct TemporaryFolder {
    private let folder: String

    /// Creates a folder, passes it to `use`, and removes it with its contents.
    ///
    /// - Throws: `CommandFailure` if it can't be created; the errors of `use`.
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

    /// Makes `checkout` in the folder the current folder during `use`.
    ///
    /// - Throws: `CommandFailure` if the current folder can't be changed; the errors of `use`.
    func asCurrentFolder<Result>(_ use: () throws -> Result) throws -> Result {
        guard let start = Environment.currentFolder, chdir(path("checkout")) == 0 else {
            throw CommandFailure("\(folder): \(SystemMessage.current)")
        }
        defer { chdir(start) }
        return try use()
    }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { "\(folder)/\(name)" }
}

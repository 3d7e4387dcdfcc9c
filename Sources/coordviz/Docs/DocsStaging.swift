#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder for files until they are moved to their places.
struct DocsStaging {
    let folder: String
    /// The folder in messages: the one that the user named.
    private let shown: String

    init(_ folder: String, shownAs shown: String? = nil) {
        self.folder = folder
        self.shown = shown ?? folder
    }

    /// Creates the folder and writes files into it.
    ///
    /// - Parameters:
    ///   - files: their bytes, by their paths in the folder.
    ///   - existing: the folder to which the files will be moved: a file that exists there determines the permissions.
    /// - Throws: `CommandFailure` if one can't be written.
    func write(_ files: [String: [UInt8]], modesFrom existing: String?) throws {
        try makeFolder(folder, like: existing)
        for (file, bytes) in files.sorted(by: { $0.key < $1.key }) {
            try makeFolders(for: file, like: existing)
            let path = "\(folder)/\(file)"
            let descriptor = Leftovers.makingPart { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
            guard descriptor >= 0 else { throw failure(file, existing) }
            defer { close(descriptor) }
            try OutputFile.writeAll(bytes, to: descriptor, name: "\(existing ?? shown)/\(file)")
            if let mode = existing.flatMap({ Self.mode(of: "\($0)/\(file)") }) { fchmod(descriptor, mode) }
        }
    }

    /// Links a file of another folder into this one.
    ///
    /// - Returns: whether that is possible on this system.
    func keep(_ file: String, from existing: String) throws -> Bool {
        try makeFolders(for: file, like: existing)
        return Leftovers.makingPart { link("\(existing)/\(file)", "\(folder)/\(file)") == 0 }
    }

    private func makeFolders(for file: String, like existing: String?) throws {
        guard let slash = file.lastIndex(of: "/") else { return }
        let step = file[..<slash]
        try makeFolder("\(folder)/\(step)", like: existing.map { "\($0)/\(step)" })
    }

    private func makeFolder(_ path: String, like existing: String?) throws {
        let isMade = Leftovers.makingPart { mkdir(path, 0o777) == 0 }
        guard isMade || errno == EEXIST else {
            throw CommandFailure("\(shown)\(path.dropFirst(folder.count)): \(SystemMessage.current)")
        }
        if isMade, let mode = existing.flatMap(Self.mode) { chmod(path, mode) }
    }

    private func failure(_ file: String, _ existing: String?) -> CommandFailure {
        CommandFailure("\(existing ?? shown)/\(file): \(SystemMessage.current)")
    }

    private static func mode(of path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode & 0o7777 : nil
    }
}

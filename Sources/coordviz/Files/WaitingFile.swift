#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written completely before it replaces another one.
///
/// If the system has files without a name, it has no name until then, so that a killed run leaves nothing. Otherwise
/// its name is random, so that the file of a killed run is never in the way; an interrupted run removes its file.
struct WaitingFile {
    private let target: String
    private let folder: String
    private let name: String
    private let descriptor: Int32
    /// `nil` for a file without a name.
    private let temporary: String?

    /// Writes all pieces that `produce` passes on. `mode` holds the permissions of the file that exists already.
    ///
    /// - Throws: `CommandFailure` if it can't be written, and the errors of `produce`. Then no file is left behind.
    init(
        replacing target: String, mode: mode_t?, name: String,
        _ produce: (_ take: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        self.target = target
        self.name = name
        folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
        let unnamed = Self.openUnnamed(in: folder)
        if unnamed >= 0 {
            (descriptor, temporary) = (unnamed, nil)
        } else {
            let temporary = folder + Self.randomName()
            Leftovers.add(temporary)
            descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else {
                let (code, reason) = (errno, SystemMessage.current)
                let isLost = code == ENOENT && !folder.isEmpty && !InputFile.isFolder(folder)
                let way = String(folder.dropLast())
                let failure = CommandFailure(
                    "\(name): \(reason)",
                    hint: isLost ? "there is no folder \(way): \(ShellWords.command("mkdir", "-p", way))" : nil)
                Leftovers.remove(temporary)
                throw failure
            }
            self.temporary = temporary
        }
        do {
            try produce { [descriptor] in try OutputFile.writeAll($0, to: descriptor, name: name) }
            if let mode { fchmod(descriptor, mode) }
        } catch {
            discard()
            throw error
        }
    }

    /// Moves it to its place, in one step.
    ///
    /// - Throws: `CommandFailure` if that fails. Then the old file has not changed.
    func replace() throws {
        guard let temporary else { return try nameAndReplace() }
        let isPlaced = close(descriptor) == 0 && rename(temporary, target) == 0
        let failure = CommandFailure("\(name): \(SystemMessage.current)")
        if !isPlaced { unlink(temporary) }
        Leftovers.remove(temporary)
        if !isPlaced { throw failure }
    }

    /// Removes it.
    func discard() {
        close(descriptor)
        guard let temporary else { return }
        unlink(temporary)
        Leftovers.remove(temporary)
    }

    // MARK: - Files without a name

    /// Gives the file a name and moves it to its place. A link can't replace a file, so if one exists, there is a
    /// temporary name between the two steps; signals wait until that name is gone.
    private func nameAndReplace() throws {
        defer { close(descriptor) }
        var failure: CommandFailure?
        StopSignal.deferred {
            if link(as: target) { return }
            guard errno == EEXIST else {
                failure = CommandFailure("\(name): \(SystemMessage.current)")
                return
            }
            let temporary = folder + Self.randomName()
            if link(as: temporary), rename(temporary, target) == 0 { return }
            failure = CommandFailure("\(name): \(SystemMessage.current)")
            unlink(temporary)
        }
        if let failure { throw failure }
    }

    private func link(as path: String) -> Bool {
        linkat(AT_FDCWD, Self.path(of: descriptor), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    }

    private static func path(of descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    private static func openUnnamed(in folder: String) -> Int32 {
        #if os(Linux)
            // O_TMPFILE, a macro that is too complex for Swift to import.
            let flags = O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC
            let descriptor = open(folder.isEmpty ? "." : folder, flags, 0o666)
            // The file gets its name through /proc, which some systems lack.
            guard descriptor >= 0, access(path(of: descriptor), F_OK) != 0 else { return descriptor }
            close(descriptor)
        #endif
        return -1
    }

    /// A unique name that the search for source skips.
    static func randomName() -> String {
        let number = String(UInt64.random(in: 0 ... .max), radix: 36)
        return ".coordviz-" + String(repeating: "0", count: 13 - number.utf8.count) + number
    }

    /// Whether a name has the form of these names.
    static func isRandomName(_ name: String) -> Bool {
        name.hasPrefix(".coordviz-") && name.utf8.count == 23
            && name.utf8.dropFirst(10).allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written in full beside the one that it will replace.
struct WaitingFile {
    private let target: String
    private let temporary: String
    private let name: String

    /// Writes all pieces that `produce` hands over. `mode` holds the permissions of the file that is there already.
    ///
    /// - Throws: `CommandFailure` when it can't be written, and what `produce` throws; nothing is left behind then.
    init(
        replacing target: String, mode: mode_t?, name: String,
        _ produce: (_ take: ([UInt8]) throws -> Void) throws -> Void
    ) throws {
        self.target = target
        self.name = name
        temporary = "\(target).\(getpid()).coordviz"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw CommandFailure("\(name): \(SystemMessage.current)") }
        do {
            try produce { try OutputFile.writeAll($0, to: descriptor, name: name) }
            if let mode { fchmod(descriptor, mode) }
        } catch {
            close(descriptor)
            discard()
            throw error
        }
        guard close(descriptor) == 0 else {
            let failure = CommandFailure("\(name): \(SystemMessage.current)")
            discard()
            throw failure
        }
    }

    /// Puts it in its place, in one step.
    ///
    /// - Throws: `CommandFailure` when that fails; the old file is as it was then.
    func replace() throws {
        guard rename(temporary, target) == 0 else {
            let failure = CommandFailure("\(name): \(SystemMessage.current)")
            discard()
            throw failure
        }
    }

    /// Takes it away again.
    func discard() { unlink(temporary) }
}

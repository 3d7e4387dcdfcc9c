#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lets runs renew folders of documentation one after the other: two at a time would mix their pages.
///
/// The lock is on the folder around the documentation, which stays when that is exchanged. The system releases it when
/// the run ends, however it ends.
enum DocsTurn {
    /// How long it waits for another run, in milliseconds, and how often it looks.
    private static let (patience, pause) = (300_000, 50)

    /// Does something while no other run renews documentation beside or in `folder`.
    ///
    /// - Parameters:
    ///   - folder: the documentation, which need not be there yet.
    ///   - isQuiet: whether nothing is said of having to wait.
    ///   - body: reads and writes it.
    /// - Returns: what `body` returns.
    /// - Throws: `CommandFailure` when another run takes too long, or there can be no such folder; what `body` throws.
    static func taken<Result>(for folder: String, isQuiet: Bool, _ body: () throws -> Result) throws -> Result {
        let target = DocsExchange.target(of: folder)
        let parents = try NewFolders(for: [target])
        do {
            let descriptor = try locked(DocsExchange.parent(of: target), for: folder, isQuiet: isQuiet)
            defer { if let descriptor { close(descriptor) } }
            return try body()
        } catch {
            parents.remove()
            throw error
        }
    }

    /// An open folder with the lock; `nil` where it can't be opened, or the disk has no locks.
    private static func locked(_ parent: String, for folder: String, isQuiet: Bool) throws -> Int32? {
        let descriptor = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        for number in 0..<(patience / pause) {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
            guard errno == EWOULDBLOCK || errno == EINTR else {
                close(descriptor)
                return nil
            }
            if number == 1 { Status.note("\(folder): waiting for another run to finish", isQuiet: isQuiet) }
            usleep(UInt32(pause) * 1_000)
        }
        close(descriptor)
        throw CommandFailure(
            "\(folder): another program keeps \(parent) locked", hint: "run the command again when that has ended")
    }
}

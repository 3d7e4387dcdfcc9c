import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A terminal that nobody sits at: what is written to one end is read from the other.
final class Terminal {
    /// The end that a program writes to.
    let slave: FileHandle
    private let master: Int32

    struct Failure: Error {}

    init() throws {
        master = posix_openpt(O_RDWR | O_NOCTTY)
        guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
            throw Failure()
        }
        let descriptor = open(name, O_RDWR | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure() }
        slave = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    }

    deinit { close(master) }

    /// What was written. The program must have ended, and what it wrote must fit into the system's buffer (4 KiB).
    func shown() -> String {
        try? slave.close()
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(master, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

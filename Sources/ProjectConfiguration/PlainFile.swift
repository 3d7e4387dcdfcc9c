#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads files of a project that the user did not name: the configuration, its baseline, a list of pages.
///
/// The project may be malicious. So pipes, which may block, and devices, which have no end, are not read. On request,
/// links, which may lead to a user's private files, are not followed either.
public enum PlainFile {
    /// The reason why a file is not read, for people: the text after its path and a colon.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason.
        public var description: String
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the largest allowed number of bytes.
    ///   - followsLinks: whether the last step of the path may be a link.
    /// - Returns: all bytes.
    /// - Throws: `Problem` if it can't be read, isn't a plain file or is too large.
    public static func bytes(of path: String, limit: Int, followsLinks: Bool) throws(Problem) -> [UInt8] {
        // Does not wait for a writer if the file is a pipe.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            throw errno == ELOOP && !followsLinks ? Problem(description: "is a link, but must be a file") : .ofSystem
        }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw .ofSystem }
        guard information.st_mode & S_IFMT == S_IFREG else { throw Problem(description: "is not a plain file") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(Int(information.st_size), 0), limit) + 1)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .ofSystem }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw Problem(description: "has more than \(limit) bytes") }
        }
    }
}

extension PlainFile.Problem {
    /// The error of the last system call that failed.
    fileprivate static var ofSystem: Self { Self(description: String(cString: strerror(errno))) }
}

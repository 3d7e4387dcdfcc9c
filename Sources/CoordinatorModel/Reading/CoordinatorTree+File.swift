#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension CoordinatorTree {
    /// Reads a `tree.json` from a path.
    ///
    /// ```swift
    /// let tree = try CoordinatorTree(contentsOfFile: "tree.json")
    /// ```
    /// - Parameters:
    ///   - path: The file's path. Messages name it.
    ///   - limits: How large the file may be.
    /// - Throws: `TreeFileError` if the file can't be read; `TreeReadingError` with everything that is wrong in it.
    public init(contentsOfFile path: String, limits: ReadingLimits = ReadingLimits()) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw TreeFileError.ofSystem(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // One byte beyond the limit is enough to detect that the file is too large.
        while bytes.count <= limits.maximumBytes {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw TreeFileError.ofSystem(path) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        try self.init(json: bytes, file: path, limits: limits)
    }
}

/// A `tree.json` that can't be read because of an error of the file system.
public struct TreeFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    public var path: String
    /// The reason, in the words of the system.
    public var reason: String

    /// The path and the reason in one line, for people.
    public var description: String { "\(path): \(reason)" }

    /// The error of the last system call that failed.
    fileprivate static func ofSystem(_ path: String) -> TreeFileError {
        TreeFileError(path: path, reason: String(cString: strerror(errno)))
    }
}

import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads what a command is given: a file, or standard input for `-`.
enum InputFile {
    /// The bytes of `path`.
    ///
    /// - Throws: `CommandFailure` when it can't be read.
    static func bytes(of path: String, limit: Int) throws -> [UInt8] {
        guard path != "-" else { return try readAll(STDIN_FILENO, name: displayName(path), limit: limit) }
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else {
            throw CommandFailure("\(path): \(SystemMessage.current)", hint: "is the path right?")
        }
        defer { close(descriptor) }
        return try readAll(descriptor, name: path, limit: limit)
    }

    /// How messages name an input.
    static func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

    /// Whether something is at `path`.
    static func exists(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    private static func readAll(_ descriptor: Int32, name: String, limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var information = stat()
        if fstat(descriptor, &information) == 0, information.st_size > 0 {
            bytes.reserveCapacity(min(Int(information.st_size), limit) + 1)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw CommandFailure("\(name): \(SystemMessage.current)") }
            if count == 0 { return bytes }
            bytes.append(contentsOf: buffer[..<count])
            // One byte over is enough for the reader to see that it is too much; noise without end must end.
            if bytes.count > limit { return bytes }
        }
    }
}

/// What the system says of the last call that failed.
enum SystemMessage {
    static var current: String { String(cString: strerror(errno)) }
}

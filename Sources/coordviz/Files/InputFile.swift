import CoordinatorModel
import ProjectConfiguration

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads an input of a command: a file, or standard input for `-`.
enum InputFile {
    /// The bytes of `path`.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the number of bytes after which reading ends: one more byte shows the caller that the file is too
    ///     large.
    ///   - isFollowed: whether the file is read repeatedly while it may change. If so, a pipe or a device in its place
    ///     is an error, so that reading does not wait for it.
    /// - Returns: the bytes.
    /// - Throws: `CommandFailure` if it can't be read.
    static func bytes(of path: String, limit: Int, isFollowed: Bool = false) throws -> [UInt8] {
        guard path != "-" else { return try readAll(STDIN_FILENO, name: displayName(path), limit: limit) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isFollowed ? O_NONBLOCK : 0))
        guard descriptor >= 0 else {
            let reason = SystemMessage.current
            throw CommandFailure("\(path): \(reason)", hint: Mistakes.hint(forMissing: path))
        }
        defer { close(descriptor) }
        var information = stat()
        if isFollowed, fstat(descriptor, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
            throw CommandFailure("\(path): is not a plain file")
        }
        return try readAll(descriptor, name: path, limit: limit)
    }

    /// The first bytes of a plain file; `nil` if there is none, or if it can't be read.
    static func beginning(ofPlain path: String, count: Int) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        var buffer = [UInt8](repeating: 0, count: count)
        let length = read(descriptor, &buffer, count)
        return length < 0 ? nil : Array(buffer[..<length])
    }

    /// The bytes of a file that is not named on the command line. A pipe, a device or a folder in its place is an
    /// error, and so is a file of more than `limit` bytes.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the largest allowed number of bytes.
    ///   - followsLinks: whether it may be a link.
    /// - Returns: the bytes.
    /// - Throws: `CommandFailure` if it can't be read.
    static func plainBytes(of path: String, limit: Int, followsLinks: Bool) throws -> [UInt8] {
        do throws(PlainFile.Problem) {
            return try PlainFile.bytes(of: path, limit: limit, followsLinks: followsLinks)
        } catch {
            throw CommandFailure("\(path): \(error)")
        }
    }

    /// The name of an input in messages.
    static func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

    /// Whether a file, folder or link exists at `path`, even a link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0
    }

    /// The names in a folder; empty if the folder can't be read.
    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether a folder, or a link to a folder, is at `path`.
    static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a link is at `path`.
    static func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
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
            // One byte more shows the caller that the input is too large; an endless input must end.
            if bytes.count > limit { return bytes }
        }
    }
}

/// The error of the last system call that failed.
enum SystemMessage {
    static var current: String { String(cString: strerror(errno)) }
}

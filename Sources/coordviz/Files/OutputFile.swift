#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes what a command has made, all of it or nothing.
enum OutputFile {
    /// Replaces `path` with `bytes` in one step; a failure leaves what was there. `-` is standard output.
    ///
    /// A pipe or a device is written to as it is: it can't be replaced.
    ///
    /// - Throws: `CommandFailure` when it can't be written.
    static func write(_ bytes: [UInt8], to path: String) throws {
        if path == "-" { return try writeAll(bytes, to: STDOUT_FILENO, name: "standard output") }
        let target = try followingLinks(path)
        var information = stat()
        let exists = stat(target, &information) == 0
        if exists, information.st_mode & S_IFMT == S_IFDIR { throw CommandFailure("\(path): is a directory") }
        if exists, information.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(target, O_WRONLY)
            guard descriptor >= 0 else { throw CommandFailure("\(path): \(SystemMessage.current)") }
            defer { close(descriptor) }
            return try writeAll(bytes, to: descriptor, name: path)
        }
        if exists, access(target, W_OK) != 0 { throw CommandFailure("\(path): \(SystemMessage.current)") }
        try replace(target, with: bytes, mode: exists ? information.st_mode & 0o7777 : nil, name: path)
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    private static func replace(_ target: String, with bytes: [UInt8], mode: mode_t?, name: String) throws {
        let temporary = "\(target).\(getpid()).coordviz"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        guard descriptor >= 0 else { throw CommandFailure("\(name): \(SystemMessage.current)") }
        do {
            try writeAll(bytes, to: descriptor, name: name)
            if let mode { fchmod(descriptor, mode) }
            guard close(descriptor) == 0, rename(temporary, target) == 0 else {
                throw CommandFailure("\(name): \(SystemMessage.current)")
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Writes to an open file, however often that takes.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw CommandFailure("\(name): \(SystemMessage.current)") }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// The file that a chain of symbolic links ends in, whether it is there yet or not: that is what is replaced, not
    /// the link.
    ///
    /// - Throws: `CommandFailure` when the links lead in a circle.
    private static func followingLinks(_ path: String) throws -> String {
        var path = path
        for _ in 0..<mostLinks {
            guard let destination = destination(ofLink: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = destination.hasPrefix("/") ? destination : folder + destination
        }
        throw CommandFailure("\(path): \(String(cString: strerror(ELOOP)))")
    }

    /// As many as Linux follows.
    private static let mostLinks = 40

    private static func destination(ofLink path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = buffer.withUnsafeMutableBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
        }
        return length < 0 ? nil : String(decoding: buffer[..<length], as: UTF8.self)
    }
}

/// The system's `write`, which a method of that name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

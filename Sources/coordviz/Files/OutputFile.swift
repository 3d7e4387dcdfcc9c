#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes what a command has made, all of it or nothing.
enum OutputFile {
    /// Replaces `path` with `bytes` in one step; a failure leaves what was there. `-` is standard output.
    ///
    /// - Throws: `CommandFailure` when it can't be written.
    static func write(_ bytes: [UInt8], to path: String) throws { try write([(bytes, path)]) }

    /// Writes several outputs: when one of them can't be written, no file is replaced.
    ///
    /// A pipe or a device is written to as it is: it can't be replaced. Standard output comes last, so that nothing has
    /// been said yet when a file can't be written.
    ///
    /// - Throws: `CommandFailure` for the first that can't be written.
    static func write(_ outputs: [(bytes: [UInt8], path: String)]) throws {
        var waiting: [WaitingFile] = []
        do {
            for (bytes, path) in outputs where path != "-" {
                if let file = try prepare(bytes, for: path) { waiting.append(file) }
            }
            while let file = waiting.first {
                try file.replace()
                waiting.removeFirst()
            }
        } catch {
            for file in waiting { file.discard() }
            throw error
        }
        for (bytes, path) in outputs where path == "-" {
            try writeAll(bytes, to: STDOUT_FILENO, name: "standard output")
        }
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Makes a file that only needs to be put in its place; `nil` for a pipe or a device, which has been written to.
    private static func prepare(_ bytes: [UInt8], for path: String) throws -> WaitingFile? {
        let target = followingLinks(path)
        var information = stat()
        let exists = stat(target, &information) == 0
        if exists, information.st_mode & S_IFMT == S_IFDIR { throw CommandFailure("\(path): is a directory") }
        if exists, information.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(target, O_WRONLY)
            guard descriptor >= 0 else { throw CommandFailure("\(path): \(SystemMessage.current)") }
            defer { close(descriptor) }
            try writeAll(bytes, to: descriptor, name: path)
            return nil
        }
        if exists, access(target, W_OK) != 0 { throw CommandFailure("\(path): \(SystemMessage.current)") }
        return try WaitingFile(
            bytes, replacing: target, mode: exists ? information.st_mode & 0o7777 : nil, name: path)
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

    /// The file that a chain of symbolic links ends in: that is what is replaced, not the link.
    private static func followingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// The system's `write`, which a method of that name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

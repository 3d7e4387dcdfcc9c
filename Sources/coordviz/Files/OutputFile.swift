#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes the output of a command: either all of it or nothing.
enum OutputFile {
    /// Replaces `path` with `bytes` in one step; see `write(to:_:)`.
    ///
    /// - Throws: `CommandFailure` if it can't be written.
    static func write(_ bytes: [UInt8], to path: String) throws { try write(to: path) { try $0(bytes) } }

    /// Writes to standard output, and fails if it is closed.
    ///
    /// - Throws: `CommandFailure` if it can't be written.
    static func say(_ text: String) throws { try write(Array(text.utf8), to: "-") }

    /// Replaces `path` in one step with all pieces that `produce` passes on; if that fails, the old file remains. `-`
    /// is standard output.
    ///
    /// A pipe or a device can't be replaced. It is written to when all pieces are complete.
    ///
    /// - Throws: `CommandFailure` if it can't be written; the errors of `produce`.
    static func write(to path: String, _ produce: (_ take: ([UInt8]) throws -> Void) throws -> Void) throws {
        if path == "-" { return try writeAll(collected(produce), to: STDOUT_FILENO, name: "standard output") }
        try prepare(path, produce)?.replace()
    }

    /// Writes several outputs: if one of them can't be written, no file is replaced.
    ///
    /// Standard output is written last, so that nothing is printed if a file can't be written.
    ///
    /// - Parameters:
    ///   - outputs: the bytes and their destinations.
    ///   - meanwhile: called when all outputs are ready, before the first file is replaced.
    /// - Throws: `CommandFailure` for the first output that can't be written; the errors of `meanwhile`.
    static func write(_ outputs: [(bytes: [UInt8], path: String)], _ meanwhile: () throws -> Void = {}) throws {
        var waiting: [WaitingFile] = []
        do {
            for (bytes, path) in outputs where path != "-" {
                if let file = try prepare(path, { try $0(bytes) }) { waiting.append(file) }
            }
            try meanwhile()
            while let file = waiting.first {
                try file.replace()
                waiting.removeFirst()
            }
        } catch {
            for file in waiting { file.discard() }
            throw error
        }
        for (bytes, path) in outputs where path == "-" { try write(bytes, to: path) }
    }

    /// Whether standard output is a terminal.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes a file that only has to be moved to its place; `nil` for a pipe or a device, which has been written to.
    private static func prepare(
        _ path: String, _ produce: (_ take: ([UInt8]) throws -> Void) throws -> Void
    ) throws -> WaitingFile? {
        var information = stat()
        // A link of /dev/fd to a pipe leads to nothing that has a name.
        let isOpened = stat(path, &information) == 0 && ![S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT)
        guard let target = isOpened ? path : end(ofLinks: path) else {
            throw CommandFailure("\(path): \(String(cString: strerror(ELOOP)))")
        }
        let exists = stat(target, &information) == 0
        // A name that is too long, or a folder without permission: found before anything is replaced.
        if !exists, errno != ENOENT { throw CommandFailure("\(path): \(SystemMessage.current)") }
        if exists, information.st_mode & S_IFMT == S_IFDIR { throw CommandFailure("\(path): is a directory") }
        if exists, information.st_mode & S_IFMT != S_IFREG {
            let descriptor = open(target, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw CommandFailure("\(path): \(SystemMessage.current)") }
            defer { close(descriptor) }
            try writeAll(collected(produce), to: descriptor, name: path)
            return nil
        }
        if exists, access(target, W_OK) != 0 { throw CommandFailure("\(path): \(SystemMessage.current)") }
        return try WaitingFile(
            replacing: target, mode: exists ? information.st_mode & 0o7777 : nil, name: path, produce)
    }

    private static func collected(_ produce: (([UInt8]) throws -> Void) throws -> Void) throws -> [UInt8] {
        var all: [UInt8] = []
        try produce { all += $0 }
        return all
    }

    /// Writes to an open file, in as many calls as necessary.
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

    /// The file at the end of a chain of symbolic links, even if it doesn't exist: this file is replaced, not the link.
    /// `nil` if the links form a circle.
    static func end(ofLinks path: String) -> String? {
        var path = path
        for _ in 0..<mostLinks {
            guard let destination = destination(ofLink: path) else { return path }
            let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
            path = destination.hasPrefix("/") ? destination : folder + destination
        }
        return nil
    }

    /// The number of links that Linux follows.
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

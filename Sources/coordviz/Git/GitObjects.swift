import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The objects of a git repository, as `git cat-file --batch` returns them.
///
/// That command only reads objects. It has no work tree and no index to update, so it runs no filter
/// (`filter.*.smudge`), no `core.fsmonitor` and no hook, whatever the configuration of the repository contains. Names
/// are passed through its standard input, where no name can be mistaken for an option.
final class GitObjects {
    /// An object.
    struct Object {
        var id: String
        /// `blob`, `tree`, `commit` or `tag`.
        var kind: String
        var size: Int
    }

    private let process: pid_t
    private let requests: Int32
    private let answers: Int32
    private let messages: String
    private var buffer: [UInt8] = []
    private var position = 0

    /// Starts git.
    ///
    /// - Parameter messages: the file for its error messages.
    /// - Throws: `CommandFailure` if it can't be started.
    init(messages: String) throws {
        self.messages = messages
        let git = try GitProgram.start(["cat-file", "--batch"], messages: messages)
        (process, requests, answers) = (git.process, git.input, git.output)
    }

    deinit {
        close(requests)
        close(answers)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Requests an object; its bytes must be read next. `nil` if no object has that name.
    ///
    /// - Parameter name: the object's name for git, on one line.
    /// - Returns: the object's id, kind and size.
    /// - Throws: `CommandFailure` if git fails.
    func find(_ name: String) throws -> Object? {
        do {
            try OutputFile.writeAll(Array("\(name)\n".utf8), to: requests, name: "git")
        } catch {
            // git has ended, and its messages contain the reason.
            throw failure()
        }
        let line = try line()
        let words = line.split(separator: " ")
        guard words.count == 3, let size = Int(words[2]), size >= 0, words[0].allSatisfy(\.isHexDigit) else {
            return nil
        }
        return Object(id: String(words[0]), kind: String(words[1]), size: size)
    }

    /// Passes on an object's bytes, piece by piece.
    ///
    /// - Throws: `CommandFailure` if git fails; the errors of `take`, after which no more objects can be read.
    func read(_ object: Object, _ take: ([UInt8]) throws -> Void) throws {
        var rest = object.size
        while rest > 0 {
            if position == buffer.count { try fill() }
            let count = min(rest, buffer.count - position)
            try take(Array(buffer[position..<position + count]))
            position += count
            rest -= count
        }
        if position == buffer.count { try fill() }
        position += 1
    }

    /// An object's bytes.
    ///
    /// - Throws: `CommandFailure` if git fails.
    func bytes(of object: Object) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try read(object) { bytes += $0 }
        return bytes
    }

    private func line() throws -> String {
        var line: [UInt8] = []
        while true {
            if position == buffer.count { try fill() }
            position += 1
            let byte = buffer[position - 1]
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    private func fill() throws {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        repeat { count = systemRead(answers, &piece, piece.count) } while count < 0 && errno == EINTR
        guard count > 0 else { throw failure() }
        buffer = Array(piece[..<count])
        position = 0
    }

    private func failure() -> CommandFailure {
        let said =
            (try? InputFile.bytes(of: messages, limit: 1 << 16)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = String(said.prefix { !$0.isNewline })
        return CommandFailure(line.isEmpty ? "git failed without a message" : "git: \(line)")
    }
}

/// The system's `read`, which a method of that name would hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

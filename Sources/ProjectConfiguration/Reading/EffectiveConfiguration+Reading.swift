#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension EffectiveConfiguration {
    /// Reads a `.coordviz.yml` over the defaults. A text without a value, such as one that is empty, changes nothing.
    /// - Parameters:
    ///   - yaml: The text, in UTF-8.
    ///   - file: Its path as seen from the current folder: for messages, and relative paths start in its folder.
    ///   - reportFormats: The names that are known to follow `reports:`.
    /// - Throws: `ConfigurationError.invalid` with everything that is wrong.
    public init(yaml: [UInt8], file: String, reportFormats: [String]) throws(ConfigurationError) {
        self.init()
        var reader = ConfigurationReader(yaml, file: file, reportFormats: reportFormats)
        do {
            if let root = try YAMLDocument.root(of: yaml), !root.isNull { reader.read(root, into: &self) }
        } catch {
            reader.problems.append(
                ConfigurationReader.Problem(
                    offset: error.offset, path: "", message: error.message, expected: error.expected, hint: error.hint))
        }
        if let error = reader.error { throw error }
    }

    /// Reads the file at a path, as `init(yaml:file:reportFormats:)` does.
    /// - Parameters:
    ///   - file: Its path.
    ///   - isFound: Whether it was found, and not named by the user: then it must be a plain file, because a link could
    ///     show what
    ///     is in a user's private files.
    ///   - reportFormats: The names that are known to follow `reports:`.
    /// - Throws: `ConfigurationError`.
    public init(contentsOf file: String, isFound: Bool, reportFormats: [String]) throws(ConfigurationError) {
        let bytes = isFound ? try Self.foundBytes(of: file) : try Self.bytes(of: file)
        try self.init(yaml: bytes, file: file, reportFormats: reportFormats)
    }

    private static func foundBytes(of file: String) throws(ConfigurationError) -> [UInt8] {
        do throws(PlainFile.Problem) {
            return try PlainFile.bytes(of: file, limit: YAMLScreening.maximumBytes, followsLinks: false)
        } catch {
            throw .unreadable(file: file, reason: "\(error); --config FILE reads another, --no-config none")
        }
    }

    private static func bytes(of file: String) throws(ConfigurationError) -> [UInt8] {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(file) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        // A byte more than allowed is enough to know; a device has no end.
        while bytes.count <= YAMLScreening.maximumBytes {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(file) }
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    private static func unreadable(_ file: String) -> ConfigurationError {
        .unreadable(file: file, reason: String(cString: strerror(errno)))
    }
}

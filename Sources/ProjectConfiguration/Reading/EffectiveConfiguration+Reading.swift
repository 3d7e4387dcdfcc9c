#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension EffectiveConfiguration {
    /// Reads a `.coordviz.yml`; its values replace the defaults. A text without a value, such as an empty text, changes
    /// nothing.
    /// - Parameters:
    ///   - yaml: The text, in UTF-8.
    ///   - file: The file's path relative to the current folder. Messages name it, and relative paths in the file start
    ///     at its folder.
    ///   - reportFormats: The valid formats in `reports:`.
    ///   - dialects: The valid dialects in `source:`; `nil` if they are not checked.
    /// - Throws: `ConfigurationError.invalid` with everything that is wrong.
    public init(
        yaml: [UInt8], file: String, reportFormats: [String], dialects: [String]? = nil
    ) throws(ConfigurationError) {
        self.init()
        var reader = ConfigurationReader(yaml, file: file, reportFormats: reportFormats, dialects: dialects)
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
    ///   - file: The file's path.
    ///   - isFound: Whether the file was found and not named by the user. Then it must be a plain file, because a link
    ///     could reveal the contents of a user's private files.
    ///   - reportFormats: The valid formats in `reports:`.
    ///   - dialects: The valid dialects in `source:`; `nil` if they are not checked.
    /// - Throws: `ConfigurationError`.
    public init(
        contentsOf file: String, isFound: Bool, reportFormats: [String], dialects: [String]? = nil
    ) throws(ConfigurationError) {
        let bytes = isFound ? try Self.foundBytes(of: file) : try Self.bytes(of: file)
        try self.init(yaml: bytes, file: file, reportFormats: reportFormats, dialects: dialects)
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
        // One byte beyond the limit is enough to detect a large file; a device has no end.
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

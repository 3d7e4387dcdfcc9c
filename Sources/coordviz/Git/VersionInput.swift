import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A version of a tree: a file, an app's source, or a path in a revision of git.
struct VersionInput {
    let reading: InputOptions
    let isQuiet: Bool

    /// Reads a tree.
    ///
    /// - Parameters:
    ///   - input: a file, a folder of source, `-`, or `REVISION:PATH` as in git. If a file with that name exists, it is
    ///     read.
    ///   - other: the version with which it is to be compared.
    /// - Returns: the tree.
    /// - Throws: `CommandFailure` if it can't be read or is not a tree.
    func tree(from input: String, comparedWith other: String) throws -> CoordinatorTree {
        guard input != "-", !InputFile.exists(input) else { return try reading.tree(from: input) }
        guard input.contains(":") else {
            let isFile = input.hasSuffix(".json") || input.hasSuffix(".swift")
            throw CommandFailure(
                "\(input): No such file or directory",
                hint: isFile
                    ? Mistakes.hint(forMissing: input) : Mistakes.hint(forMissing: input, comparedWith: other))
        }
        let reading = try settled()
        return try TemporaryFolder.with { folder in
            let path = try GitRevision(input).checkedOut(in: folder, reading, isQuiet: isQuiet)
            // Read from that folder, the files have the paths of the working copy, and not those of a temporary folder.
            return try folder.asCurrentFolder { try reading.contents(of: [path], named: input, isQuiet: isQuiet).tree }
        }
    }

    /// The options for the source of a revision: those of the project's current configuration, with absolute paths to
    /// its models.
    private func settled() throws -> InputOptions {
        #if Extraction
            var settled = try reading.settled(forInput: nil)
            settled.model = settled.model.map(Self.absolute)
            return settled
        #else
            return reading
        #endif
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}

import CoordinatorModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A version of a tree: a file, an app's source, or what a revision of git has at a path.
struct VersionInput {
    let reading: InputOptions
    let isQuiet: Bool

    /// Reads a tree.
    ///
    /// - Parameter input: a file, a folder of source, `-`, or `REVISION:PATH` as git names it; what is there as a file
    ///   is that file.
    /// - Returns: the tree.
    /// - Throws: `CommandFailure` when it can't be read or is not a tree.
    func tree(from input: String) throws -> CoordinatorTree {
        guard input != "-", !InputFile.exists(input), input.contains(":") else { return try reading.tree(from: input) }
        let reading = try settled()
        return try TemporaryFolder.with { folder in
            let path = try GitRevision(input).checkedOut(in: folder, reading, isQuiet: isQuiet)
            // From there its files are called as they are in the working copy, and not by a place that is soon gone.
            return try folder.asCurrentFolder { try reading.contents(of: [path], named: input, isQuiet: isQuiet).tree }
        }
    }

    /// How the source of a revision is read: as the project's configuration says now. Its models are found from anywhere.
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

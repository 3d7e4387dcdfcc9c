import NavigationDocs

/// The block about a tree in a file of the user.
struct DocsInsertion {
    let file: String
    let bytes: [UInt8]
    /// Whether the block in the file is out of date.
    let isStale: Bool

    /// Reads the file and renews its block.
    ///
    /// - Throws: `CommandFailure` if the file can't be read, or has no place for the block.
    init(file: String, _ contents: DocsContents, folder: String) throws {
        self.file = file
        guard InputFile.exists(file) else {
            throw CommandFailure("\(file): No such file or directory", hint: Mistakes.hint(forMissing: file))
        }
        let old = try InputFile.plainBytes(of: file, limit: Self.mostBytes, followsLinks: true)
        guard let text = String(utf8: old) else {
            throw CommandFailure("\(file) is not UTF-8 text")
        }
        guard let current = Environment.currentFolder else {
            throw CommandFailure("the current folder no longer exists")
        }
        func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(current)/\(path)" }
        let start = absolute(file).split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let way = RelativeWay.between(start.joined(separator: "/"), and: absolute(folder))
        do {
            bytes = Array(try InsertedBlock.renewed(text, contents.block(reaching: way)).utf8)
        } catch let problem as InsertedBlock.Problem {
            throw CommandFailure("\(file) \(problem)")
        }
        isStale = bytes != old
    }

    /// The message for a block that is out of date.
    var staleness: String { "\(file): the block of coordviz is out of date" }

    private static let mostBytes = 1 << 26
}

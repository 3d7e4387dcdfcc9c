import CoordinatorModel

/// What git has at a path in a revision, such as `main:tree.json` or `HEAD~2:Sources`; read through `git` itself.
struct GitRevision {
    let name: String

    /// - Throws: `CommandFailure` for a name that could be taken for an option.
    init(_ name: String) throws {
        // No revision begins with a dash (git check-ref-format), and git would take it for an option.
        guard !name.hasPrefix("-") else { throw CommandFailure("\(PlainText.line(name)) is no revision of git") }
        self.name = name
    }

    /// Puts the file, or the folder with all that is in it, into `folder`, and returns its path from there.
    ///
    /// - Throws: `CommandFailure` when git doesn't know it, or isn't there.
    func checkedOut(in folder: TemporaryFolder) throws -> String {
        guard let object = try? git(["rev-parse", "--verify", name], in: folder) else { throw try absence(in: folder) }
        guard !object.isEmpty, object.allSatisfy(\.isHexDigit) else { throw failure("it is not one object") }
        switch try git(["cat-file", "-t", object], in: folder) {
        case "blob":
            let file = steps.last ?? "file"
            _ = try git(["cat-file", "blob", object], in: folder, output: "checkout/\(file)")
            return file
        case "tree":
            let index = ["GIT_INDEX_FILE=\(folder.path("index"))"]
            _ = try git(["read-tree", object], in: folder, environment: index)
            // Links become small files: what a revision holds must not lead anywhere else.
            let prefix = folder.path((["checkout"] + steps).joined(separator: "/") + "/")
            _ = try git(
                ["-c", "core.symlinks=false", "checkout-index", "--all", "--prefix=\(prefix)"], in: folder,
                environment: index)
            return steps.isEmpty ? "." : steps.joined(separator: "/")
        default: throw failure("it is neither a file nor a folder; write REVISION:PATH")
        }
    }

    /// The path in the revision, without steps that say nothing or lead up.
    private var steps: [String] {
        let path = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
        return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    }

    /// Runs git, and returns what it says in one line, unless that goes to a file.
    func git(
        _ arguments: [String], in folder: TemporaryFolder, output: String = "output", environment: [String] = []
    ) throws -> String {
        // What a partial clone lacks is not fetched: coordviz uses no network.
        let status = try ChildProcess.run(
            ["git", "--no-pager", "-c", "protocol.allow=never"] + arguments,
            environment: ["GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0"] + environment,
            output: folder.path(output), messages: folder.path("messages"))
        guard let status else { throw failure("git is not installed") }
        guard status == 0 else { throw failure(try line(folder.path("messages"))) }
        return output == "output" ? try line(folder.path(output)) : ""
    }

    private func line(_ file: String) throws -> String {
        let text = String(decoding: try InputFile.bytes(of: file, limit: 1 << 16), as: UTF8.self)
        return String(text.prefix { !$0.isNewline })
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure("\(PlainText.line(name)): \(PlainText.line(reason))", hint: "neither a file nor known to git")
    }
}

import CoordinatorModel

/// A path in a revision of git, such as `main:tree.json` or `HEAD~2:Sources`.
struct GitRevision {
    let name: String
    let revision: String
    let path: String

    /// - Throws: `CommandFailure` for a name that is not a path in a revision.
    init(_ name: String) throws {
        self.name = name
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        (revision, path) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        // No revision begins with a dash (git check-ref-format).
        guard !revision.hasPrefix("-") else { throw CommandFailure("\(name) is not a revision of git") }
        // Without a revision, git would read the index, which belongs to the work tree.
        guard !revision.isEmpty else {
            throw CommandFailure("\(name) has no revision", hint: "write REVISION:PATH, such as HEAD\(name)")
        }
        // Git takes a carriage return at the end for a part of the line's.
        guard !name.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == 0 }), name.utf8.last != UInt8(ascii: "\r")
        else {
            throw CommandFailure("\(name) is not a revision of git: it contains a line break")
        }
    }

    /// Writes the file, or the selected Swift files of the folder, into `folder`, and returns the path from there.
    ///
    /// - Throws: `CommandFailure` if git doesn't know the path, isn't installed, or has too much at this path.
    func checkedOut(in folder: TemporaryFolder, _ reading: InputOptions, isQuiet: Bool) throws -> String {
        let objects = try GitObjects(messages: folder.path("messages"))
        let found: GitObjects.Object?
        do {
            // Git knows this folder only with a slash.
            found = try objects.find(path == "." ? "\(revision):./" : name)
        } catch {
            throw failure(error)
        }
        guard let object = found else { throw absence(in: objects, folder) }
        var checkout = GitCheckout(objects, in: folder, name: name, mostBytes: reading.mostBytes)
        switch object.kind {
        case "blob":
            let file = steps.last ?? "file"
            try checkout.write(object, to: [file])
            return file
        case "tree":
            #if Extraction
                try checkout.writeSources(of: object, at: steps, reading.extraction.sources)
                let above = "\(revision):\(steps.dropLast().joined(separator: "/"))"
                if !steps.isEmpty, let folder = try objects.find(above), folder.kind == "tree" {
                    try checkout.writeBuildDescriptions(of: folder, at: steps.dropLast())
                }
                if let words = checkout.leftOut { Status.note("\(name): \(words)", isQuiet: isQuiet) }
            #endif
            return steps.isEmpty ? "." : steps.joined(separator: "/")
        default: throw failure("it is neither a file nor a folder; write REVISION:PATH")
        }
    }

    /// The path in the revision, without the steps `.` and `..`.
    private var steps: [String] { path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init) }

    func failure(_ reason: String, hint: String = "neither a file nor known to git") -> CommandFailure {
        CommandFailure("\(name): \(reason)", hint: hint)
    }
}

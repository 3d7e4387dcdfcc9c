import NavigationDocs

/// The folder of documentation on disk. Files that coordviz has not written are left alone.
struct DocsFolder {
    private let folder: String
    private let manifest: DocsManifest?

    /// Reads the state of a folder, which may not exist yet.
    ///
    /// - Throws: `CommandFailure` if it can't be read or is not a folder of documentation.
    init(_ folder: String) throws {
        self.folder = folder
        let list = "\(folder)/\(DocsManifest.fileName)"
        guard InputFile.exists(list) else {
            manifest = nil
            return
        }
        let bytes = try InputFile.plainBytes(of: list, limit: Self.mostBytes, followsLinks: false)
        guard let known = DocsManifest(text: String(decoding: bytes, as: UTF8.self)) else {
            throw CommandFailure(
                "\(list) was not written by this version of coordviz",
                hint: "remove it, or use the version that wrote it")
        }
        manifest = known
    }

    /// The path of a file of the folder.
    func path(_ path: String) -> String { folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)" }

    private static let mostBytes = 1 << 26

    // MARK: - Looking

    /// Every file that is out of date, with the reason.
    ///
    /// - Throws: `CommandFailure` if a file can't be read.
    func stale(_ contents: DocsContents, _ pictures: DocsPictures) throws -> [String] {
        var stale: [String] = []
        var expected: Set<String> = []
        for page in contents.pages {
            expected.insert(page.path)
            let known = try bytes(page.path)
            if known.map({ $0.elementsEqual(page.text.utf8) }) != true {
                stale.append("\(path(page.path)): \(known == nil ? "missing" : "differs")")
            }
        }
        for picture in contents.pictures {
            expected.insert(picture.path)
            if try !isFresh(picture, pictures.digest(of: picture)) {
                stale.append("\(path(picture.path)): \(InputFile.exists(path(picture.path)) ? "differs" : "missing")")
            }
        }
        for old in known where !expected.contains(old) && InputFile.exists(path(old)) {
            stale.append("\(path(old)): is no longer needed")
        }
        return stale
    }

    /// The files that coordviz has written, sorted.
    private var known: [String] { (manifest?.entries.keys).map { $0.sorted() } ?? [] }

    private func bytes(_ file: String) throws -> [UInt8]? {
        guard InputFile.exists(path(file)) else { return nil }
        return try InputFile.plainBytes(of: path(file), limit: Self.mostBytes, followsLinks: false)
    }

    /// Whether a picture is up to date and unchanged since it was written.
    private func isFresh(_ picture: DocsPicture, _ content: String) throws -> Bool {
        guard let entry = manifest?.entries[picture.path], entry.content == content,
            let bytes = try bytes(picture.path)
        else { return false }
        return DocsManifest.digest(of: bytes) == entry.digest
    }

    // MARK: - Writing

    /// Updates the folder, and the blocks in other files: either all of them or none.
    ///
    /// - Returns: the files that should be removed but are kept, because the user changed them.
    /// - Throws: `CommandFailure` if a file is in the way, or if one can't be written.
    func write(
        _ contents: DocsContents, _ pictures: DocsPictures, with blocks: [DocsInsertion]
    ) throws -> [String] {
        let pages = contents.pages
        let wanted = contents.pictures
        let expected = Set(pages.map(\.path) + wanted.map(\.path))
        try checkWay(for: expected)
        var renewal = DocsRenewal(folder: folder, old: manifest ?? DocsManifest())
        for page in pages {
            let bytes = Array(page.text.utf8)
            renewal.new.entries[page.path] = DocsManifest.Entry(digest: DocsManifest.digest(of: bytes))
            if try self.bytes(page.path) != bytes { renewal.files[page.path] = bytes }
        }
        for picture in wanted {
            let content = try pictures.digest(of: picture)
            if let entry = manifest?.entries[picture.path], try isFresh(picture, content) {
                renewal.new.entries[picture.path] = entry
                continue
            }
            let bytes = try pictures.bytes(of: picture)
            renewal.new.entries[picture.path] = DocsManifest.Entry(
                digest: DocsManifest.digest(of: bytes), content: content)
            renewal.files[picture.path] = bytes
        }
        let left = try plan(&renewal, besides: expected)
        try OutputFile.write(blocks.map { ($0.bytes, $0.file) }) {
            DocsExchange(renewal).removeLeftover()
            if renewal.isNeeded(besides: manifest) { try renewal.carryOut() }
        }
        return left
    }

    /// Throws if a file is in the way, or if a write would follow a link.
    private func checkWay(for files: Set<String>) throws {
        for name in ["coordinators", "images"] where files.contains(where: { $0.hasPrefix("\(name)/") }) {
            guard !InputFile.isLink(path(name)) else {
                throw CommandFailure("\(path(name)) is a link", hint: "coordviz writes only into its own folders")
            }
            guard !InputFile.exists(path(name)) || InputFile.isFolder(path(name)) else {
                throw CommandFailure("\(path(name)) exists, and is not a folder")
            }
        }
        for file in files.sorted() where InputFile.exists(path(file)) {
            guard manifest?.entries[file] != nil, !InputFile.isLink(path(file)), try isOwn(file) else {
                throw CommandFailure(
                    "\(path(file)) exists, and was not written by coordviz",
                    hint: "choose another folder with --output, or move the file")
            }
        }
    }

    private func isOwn(_ file: String) throws -> Bool { try bytes(file).map { DocsMark.isIn($0) } ?? false }

    /// Plans to remove the files of coordinators that no longer exist, if they are unchanged since they were written.
    ///
    /// - Returns: the files that can't be removed.
    private func plan(_ renewal: inout DocsRenewal, besides expected: Set<String>) throws -> [String] {
        var left: [String] = []
        for file in known where !expected.contains(file) {
            let step = file.split(separator: "/").first.map(String.init) ?? ""
            guard InputFile.exists(path(file)) else { continue }
            let isBehindLink = InputFile.isLink(path(file)) || (step != file && InputFile.isLink(path(step)))
            if !isBehindLink, try isOwn(file), let bytes = try bytes(file),
                manifest?.entries[file].map({ $0.digest == DocsManifest.digest(of: bytes) }) == true
            {
                renewal.removed.insert(file)
            } else {
                left.append(file)
            }
        }
        return left
    }
}

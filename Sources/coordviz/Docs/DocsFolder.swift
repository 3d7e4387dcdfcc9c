import NavigationDocs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder of documentation as it lies on disk. What is in it and was not written by coordviz is left alone.
struct DocsFolder {
    private let folder: String
    private let manifest: DocsManifest?

    /// Looks at a folder, which need not be there yet.
    ///
    /// - Throws: `CommandFailure` when it can't be read, or is not what it should be.
    init(_ folder: String) throws {
        self.folder = folder
        let list = "\(folder)/\(DocsManifest.fileName)"
        guard InputFile.exists(list) else {
            manifest = nil
            return
        }
        let bytes = try InputFile.bytes(of: list, limit: Self.mostBytes)
        guard let known = DocsManifest(text: String(decoding: bytes, as: UTF8.self)) else {
            throw CommandFailure("\(list) is not a list of coordviz's", hint: "is it another version's?")
        }
        manifest = known
    }

    /// Where a file of the folder lies.
    func path(_ path: String) -> String { folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)" }

    private static let mostBytes = 1 << 26

    // MARK: - Looking

    /// Every file that isn't what it should be, and why.
    ///
    /// - Throws: `CommandFailure` when a file can't be read.
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
            stale.append("\(path(old)): nothing belongs there any more")
        }
        return stale
    }

    /// The files that coordviz has written, sorted.
    private var known: [String] { (manifest?.entries.keys).map { $0.sorted() } ?? [] }

    private func bytes(_ file: String) throws -> [UInt8]? {
        InputFile.exists(path(file)) ? try InputFile.bytes(of: path(file), limit: Self.mostBytes) : nil
    }

    /// Whether a picture shows what it should, and is as it was written.
    private func isFresh(_ picture: DocsPicture, _ content: String) throws -> Bool {
        guard let entry = manifest?.entries[picture.path], entry.content == content,
            let bytes = try bytes(picture.path)
        else { return false }
        return DocsManifest.digest(of: bytes) == entry.digest
    }

    // MARK: - Writing

    /// Brings the folder, and the blocks in other files, up to date: all or nothing, but for files that are removed
    /// last.
    ///
    /// - Returns: the files that should be removed and are left, because somebody has changed them.
    /// - Throws: `CommandFailure` when a file is in the way, or one can't be written.
    func write(
        _ contents: DocsContents, _ pictures: DocsPictures, with blocks: [DocsInsertion]
    ) throws -> [String] {
        let pages = contents.pages
        let wanted = contents.pictures
        let expected = Set(pages.map(\.path) + wanted.map(\.path))
        try makeFolders(for: expected)
        for file in expected.sorted() where manifest?.entries[file] == nil || isLink(path(file)) {
            guard !InputFile.exists(path(file)) else {
                throw CommandFailure(
                    "\(path(file)) is there, and coordviz didn't write it",
                    hint: "choose a folder of its own with --output, or move the file away")
            }
        }
        var outputs: [(bytes: [UInt8], path: String)] = []
        var new = DocsManifest()
        for page in pages {
            let bytes = Array(page.text.utf8)
            new.entries[page.path] = DocsManifest.Entry(digest: DocsManifest.digest(of: bytes))
            if try self.bytes(page.path) != bytes { outputs.append((bytes, path(page.path))) }
        }
        for picture in wanted {
            let content = try pictures.digest(of: picture)
            if let entry = manifest?.entries[picture.path], try isFresh(picture, content) {
                new.entries[picture.path] = entry
                continue
            }
            let bytes = try pictures.bytes(of: picture)
            new.entries[picture.path] = DocsManifest.Entry(digest: DocsManifest.digest(of: bytes), content: content)
            outputs.append((bytes, path(picture.path)))
        }
        outputs += blocks.filter(\.isStale).map { ($0.bytes, $0.file) }
        if new != manifest { outputs.append((Array(new.text.utf8), path(DocsManifest.fileName))) }
        try OutputFile.write(outputs)
        return try removeOld(besides: expected)
    }

    private func makeFolders(for files: Set<String>) throws {
        var folders = [folder]
        for name in ["coordinators", "images"] where files.contains(where: { $0.hasPrefix("\(name)/") }) {
            guard !isLink(path(name)) else {
                throw CommandFailure("\(path(name)) is a link", hint: "coordviz writes into folders of its own only")
            }
            folders.append(path(name))
        }
        for folder in folders { try makeFolder(folder) }
    }

    /// Makes a folder and those around it.
    private func makeFolder(_ folder: String) throws {
        var information = stat()
        if stat(folder, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { return }
        var way = folder.hasPrefix("/") ? "/" : ""
        for step in folder.split(separator: "/") {
            way += "\(step)"
            if mkdir(way, 0o777) != 0, errno != EEXIST { throw CommandFailure("\(way): \(SystemMessage.current)") }
            way += "/"
        }
    }

    private func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }

    /// Removes what was written for coordinators that are gone, as long as it is as it was written.
    private func removeOld(besides expected: Set<String>) throws -> [String] {
        var left: [String] = []
        for file in known where !expected.contains(file) {
            let place = path(file)
            let step = file.split(separator: "/").first.map(String.init) ?? ""
            guard InputFile.exists(place) else { continue }
            if isLink(place) || (step != file && isLink(path(step))) {
                left.append(file)
            } else if let bytes = try bytes(file), DocsManifest.digest(of: bytes) == manifest?.entries[file]?.digest {
                unlink(place)
            } else {
                left.append(file)
            }
        }
        // Those that are empty; others stay.
        for name in ["coordinators", "images"] where known.contains(where: { $0.hasPrefix("\(name)/") }) {
            rmdir(path(name))
        }
        return left
    }
}

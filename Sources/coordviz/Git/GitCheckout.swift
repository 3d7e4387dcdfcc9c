import CoordinatorModel

#if Extraction
    import CoordinatorExtraction
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes git objects as files to a temporary folder.
///
/// Names in a repository may be malicious: names that git's own checkout would refuse are left out, links are not
/// created, and the size of the folder is limited, because a few objects that refer to each other could make it
/// endless.
struct GitCheckout {
    private let objects: GitObjects
    private let folder: TemporaryFolder
    private let name: String
    private let mostBytes: Int
    private var bytes = 0
    private var entries = 0
    private var links = 0
    private var modules = 0
    private var made: Set<String> = []

    /// The largest number of files and folders that are read, and the largest number of bytes that are written.
    private static let (mostEntries, mostBytesInAll) = (2_000_000, 4 << 30)
    /// The longest path that systems allow.
    private static let longestPath = 2_000
    /// As much of a path as a message shows.
    private static let longestShown = 200

    init(_ objects: GitObjects, in folder: TemporaryFolder, name: String, mostBytes: Int) {
        self.objects = objects
        self.folder = folder
        self.name = name
        self.mostBytes = mostBytes
    }

    /// The entries that were left out although they may be part of the source; `nil` if there are none.
    var leftOut: String? {
        let parts = [(links, "link"), (modules, "submodule")].filter { $0.0 > 0 }.map { PlainText.count($0.0, $0.1) }
        return parts.isEmpty ? nil : "\(parts.joined(separator: " and ")) left out"
    }

    /// Writes a file.
    ///
    /// - Throws: `CommandFailure` if it is too large or can't be written.
    mutating func write(_ object: GitObjects.Object, to steps: [String]) throws {
        bytes += object.size
        guard object.size <= mostBytes else {
            let place = steps.count > 1 ? "\(name), \(steps.joined(separator: "/"))" : name
            throw CommandFailure("\(place): more than \(mostBytes >> 20) MiB", hint: "--max-size reads more")
        }
        guard bytes <= Self.mostBytesInAll else {
            throw CommandFailure("\(name): more than \(Self.mostBytesInAll >> 30) GiB of source")
        }
        try makeFolders(for: steps)
        let path = folder.path((["checkout"] + steps).joined(separator: "/"))
        let descriptor = Leftovers.makingPart {
            open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else {
            throw CommandFailure("\(name), \(steps.joined(separator: "/")): \(SystemMessage.current)")
        }
        defer { close(descriptor) }
        try objects.read(object) { try OutputFile.writeAll($0, to: descriptor, name: name) }
    }

    private mutating func makeFolders(for steps: [String]) throws {
        var way = "checkout"
        for step in steps.dropLast() {
            way += "/\(step)"
            guard made.insert(way).inserted else { continue }
            let path = folder.path(way)
            let isMade = Leftovers.makingPart { mkdir(path, 0o700) == 0 }
            guard isMade || errno == EEXIST else { throw CommandFailure("\(name): \(SystemMessage.current)") }
        }
    }

    #if Extraction
        /// Writes the Swift files of a folder that the selection contains.
        ///
        /// - Throws: `CommandFailure` if they are too large or can't be written.
        mutating func writeSources(
            of tree: GitObjects.Object, at steps: [String], _ selection: SourceSelection
        ) throws {
            try makeFolders(for: steps + [""])
            let walk = SourceWalk(selection)
            var pending = [(id: tree.id, steps: [String](), place: walk.start)]
            // The bytes of the first object are already on their way.
            var first: GitObjects.Object? = tree
            while let next = pending.popLast() {
                defer { first = nil }
                for entry in try entries(of: next.id, found: first) {
                    entries += 1
                    guard entries <= Self.mostEntries else {
                        throw CommandFailure("\(name): more than \(Self.mostEntries) files and folders")
                    }
                    try checkPath(of: entry, at: steps + next.steps, next.place, walk)
                    guard let entryName = entry.name else { continue }
                    let place = walk.place(of: entryName, in: next.place)
                    let describesBuild = SourceWalk.describesBuild(entryName)
                    guard place != nil || describesBuild else { continue }
                    switch entry.kind {
                    case .folder: if let place { pending.append((entry.id, next.steps + [entryName], place)) }
                    case .link: links += 1
                    case .module: modules += 1
                    case .file where entryName.hasSuffix(".swift") || describesBuild:
                        try write(blob(entry.id), to: steps + next.steps + [entryName])
                    case .file: break
                    }
                }
            }
        }

        /// Source that counts and can't be written is not missing in silence.
        private func checkPath(
            of entry: GitTreeEntry, at steps: [String], _ place: SourceWalk.Place, _ walk: SourceWalk
        ) throws {
            guard let step = entry.name ?? entry.unnamable, walk.place(of: step, in: place) != nil,
                entry.kind == .folder || entry.kind == .file && step.hasSuffix(".swift")
            else { return }
            let path = (steps + [step]).joined(separator: "/")
            let problem =
                entry.name == nil
                ? "its name is not UTF-8" : path.utf8.count >= Self.longestPath ? "its path is too long" : nil
            guard let problem else { return }
            throw CommandFailure(
                "\(name), \(path.prefix(Self.longestShown)): \(problem)", hint: "--exclude leaves it out")
        }

        /// Writes the files of a folder that describe how the sources in a folder below it are built.
        ///
        /// - Throws: `CommandFailure` if they are too large or can't be written.
        mutating func writeBuildDescriptions(of tree: GitObjects.Object, at steps: [String]) throws {
            for entry in try entries(of: tree.id, found: tree) {
                guard let entryName = entry.name else { continue }
                if entry.kind == .file, SourceWalk.describesBuild(entryName) {
                    try write(blob(entry.id), to: steps + [entryName])
                } else if entry.kind == .folder, entryName.hasSuffix(".xcodeproj"),
                    let project = try objects.find(entry.id)
                {
                    try writeBuildDescriptions(of: project, at: steps + [entryName])
                }
            }
        }

        private func blob(_ id: String) throws -> GitObjects.Object {
            guard let blob = try objects.find(id), blob.kind == "blob" else { throw missing(id) }
            return blob
        }

        private func entries(of id: String, found: GitObjects.Object?) throws -> [GitTreeEntry] {
            guard let tree = try found ?? objects.find(id), tree.kind == "tree" else { throw missing(id) }
            guard let entries = GitTreeEntry.entries(in: try objects.bytes(of: tree), idBytes: id.utf8.count / 2) else {
                throw CommandFailure("\(name): the folder \(id) can't be read")
            }
            return entries
        }

        /// The error for a missing object. A partial clone lacks objects, and nothing is fetched.
        private func missing(_ id: String) -> CommandFailure {
            CommandFailure(
                "\(name): the object \(id) is missing",
                hint: "coordviz uses no network: 'git fetch' or 'git checkout' gets what a partial clone is missing")
        }
    #endif
}

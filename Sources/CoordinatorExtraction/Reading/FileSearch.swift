/// Finds the Swift files under the given paths, each once, in an order that depends on nothing but their names.
struct FileSearch {
    private let selection: SourceSelection
    private let currentFolder = FileSystem.currentFolder
    private var files: [String] = []
    private var seenFiles: Set<FileSystem.Identity> = []
    private var seenFolders: Set<FileSystem.Identity> = []
    private(set) var unreadable: [UnreadableFile] = []

    /// What a link leads to counts only where it isn't found without it: it waits until everything else was seen.
    private struct Link {
        var path: String
        var components: [String]
    }

    private var links: [Link] = []

    init(_ selection: SourceSelection) { self.selection = selection }

    /// The paths of all files, sorted.
    ///
    /// - Throws: `ExtractionError.missing` for a path at which there is nothing.
    mutating func files(under paths: [String]) throws(ExtractionError) -> [String] {
        for path in paths.map(shown).sorted() {
            guard let entry = FileSystem.entry(path) else { throw .missing(path) }
            switch entry.kind {
            case .folder: walk(path, entry.identity)
            // Whoever names a file means it.
            case .file, .other: add(path, entry.identity)
            }
        }
        followLinks()
        return files.sorted()
    }

    /// Without a stack of its own, for folders may be deeper than that.
    private mutating func walk(_ folder: String, _ identity: FileSystem.Identity, below: [String] = []) {
        var pending = [(path: folder, components: below, identity: identity)]
        while let (folder, components, identity) = pending.popLast() {
            guard seenFolders.insert(identity).inserted else { continue }
            guard let names = FileSystem.names(in: folder) else {
                unreadable.append(UnreadableFile(path: folder, reason: "the folder can't be read"))
                continue
            }
            for name in names {
                let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                let inside = components + [name]
                let isSwift = name.hasSuffix(".swift")
                if isSwift ? !selection.selects(inside) : selection.prunes(inside) { continue }
                if FileSystem.isLink(path) {
                    links.append(Link(path: path, components: inside))
                } else if let entry = FileSystem.entry(path) {
                    switch entry.kind {
                    case .folder: pending.append((path, inside, entry.identity))
                    case .file where isSwift: add(path, entry.identity)
                    case .file, .other: break
                    }
                }
            }
        }
    }

    private mutating func followLinks() {
        while !links.isEmpty {
            let current = links.sorted { $0.path < $1.path }
            links = []
            for link in current {
                // One that leads nowhere leads to nothing that counts.
                guard let entry = FileSystem.entry(link.path) else { continue }
                switch entry.kind {
                case .folder: walk(link.path, entry.identity, below: link.components)
                case .file where link.path.hasSuffix(".swift"): add(link.path, entry.identity)
                case .file, .other: break
                }
            }
        }
    }

    private mutating func add(_ path: String, _ identity: FileSystem.Identity) {
        if seenFiles.insert(identity).inserted { files.append(path) }
    }

    /// A path without what says nothing, relative to the current folder where it lies under it.
    private func shown(_ path: String) -> String {
        var components = path.split(separator: "/").filter { $0 != "." }.map(String.init)[...]
        var isAbsolute = path.hasPrefix("/")
        if isAbsolute, let currentFolder {
            let current = currentFolder.split(separator: "/").map(String.init)
            if components.starts(with: current) {
                components = components.dropFirst(current.count)
                isAbsolute = false
            }
        }
        let joined = components.joined(separator: "/")
        return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
    }
}

/// Finds the Swift files under the given paths, each once, in an order that depends only on their names.
struct FileSearch {
    private let patterns: SourcePatterns
    private let currentFolder = FileSystem.currentFolder
    private var files: [String] = []
    private var seenFiles: Set<FileSystem.Identity> = []
    private var seenFolders: Set<FileSystem.Identity> = []
    private(set) var unreadable: [UnreadableFile] = []
    /// Whether there is Objective-C among the selected files: it may observe what Swift exposes to it.
    private(set) var hasObjectiveC = false
    private var membership: ProjectMembership?
    /// The files that count only if a target of their Xcode project compiles them.
    private var uncertain: [String] = []
    /// The files that were left out because no target compiles them, sorted.
    private(set) var outside: [String] = []

    /// The target of a link is included only if it is not found without the link, so links wait until the end.
    private struct Link {
        var path: String
        var place: FolderPlace
    }

    /// A folder's place under the given folder, and the effect of the names on the way to it.
    private struct FolderPlace {
        var path = ""
        var standing = SourcePatterns.Standing()
    }

    private var links: [Link] = []

    /// A search for the selected files; `asksProjects` leaves out the files that Xcode projects there do not compile.
    init(_ selection: SourceSelection, asksProjects: Bool = true) {
        patterns = SourcePatterns(selection)
        membership = asksProjects ? ProjectMembership() : nil
    }

    /// The paths of all files, sorted.
    ///
    /// - Throws: `ExtractionError.missing` for a path that doesn't exist.
    mutating func files(under paths: [String]) throws(ExtractionError) -> [String] {
        var folders: [(path: String, identity: FileSystem.Identity)] = []
        for path in paths.map(shown).sorted() {
            guard let entry = FileSystem.entry(path) else { throw .missing(path) }
            switch entry.kind {
            case .folder: folders.append((path, entry.identity))
            // A file that is named is always included.
            case .file, .link, .other: add(path, entry.identity)
            }
        }
        for (path, identity) in folders {
            // A project is often beside the folder of its sources.
            let above = FilePath(path).parent.text
            membership?.note(FileSystem.names(in: above) ?? [], in: above)
            walk(path, identity)
        }
        followLinks()
        outside = membership?.outside(uncertain) ?? []
        let left = Set(outside)
        return files.filter { !left.contains($0) }.sorted()
    }

    /// It works without recursion, because folders may be nested deeper than a stack.
    private mutating func walk(_ folder: String, _ identity: FileSystem.Identity, at place: FolderPlace = FolderPlace())
    {
        var pending = [(path: folder, place: place, identity: identity)]
        while let (folder, place, identity) = pending.popLast() {
            guard seenFolders.insert(identity).inserted else { continue }
            guard let listing = FileSystem.listing(of: folder) else {
                unreadable.append(UnreadableFile(path: folder, reason: "the folder can't be read", isFailure: true))
                continue
            }
            membership?.note(listing.names, in: folder)
            let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
            noteUnnamable(listing, start, place)
            for name in listing.names {
                let path = start + name
                let inner = place.path.isEmpty ? name : "\(place.path)/\(name)"
                let standing = patterns.standing(of: name, at: inner, in: place.standing)
                let isSwift = name.hasSuffix(".swift")
                if standing.isSelected, name.hasSuffix(".m") || name.hasSuffix(".mm") { hasObjectiveC = true }
                if isSwift ? !standing.isSelected : patterns.prunes(standing) { continue }
                let inside = FolderPlace(path: inner, standing: standing)
                guard let entry = FileSystem.ownEntry(path) else {
                    guard FileSystem.hasFailed else { continue }
                    unreadable.append(UnreadableFile(path: path, reason: "it can't be looked at", isFailure: true))
                    continue
                }
                switch entry.kind {
                case .folder: pending.append((path, inside, entry.identity))
                case .link: links.append(Link(path: path, place: inside))
                case .file where isSwift: add(path, entry.identity, isUncertain: !standing.isIncluded)
                case .file, .other: break
                }
            }
        }
    }

    /// Source that counts and that no path leads to is missing from the program.
    private mutating func noteUnnamable(_ listing: FileSystem.Listing, _ start: String, _ place: FolderPlace) {
        for (name, kind) in listing.unnamable {
            let inner = place.path.isEmpty ? name : "\(place.path)/\(name)"
            let standing = patterns.standing(of: name, at: inner, in: place.standing)
            let mayCount =
                kind == .folder ? !patterns.prunes(standing) : standing.isSelected && name.hasSuffix(".swift")
            guard mayCount, kind == .folder || kind == .file else { continue }
            unreadable.append(UnreadableFile(path: start + name, reason: "its name is not UTF-8", isFailure: true))
        }
    }

    private mutating func followLinks() {
        while !links.isEmpty {
            let current = links.sorted { $0.path < $1.path }
            links = []
            for link in current {
                // A broken link leads to no file.
                guard let entry = FileSystem.entry(link.path) else { continue }
                switch entry.kind {
                case .folder: walk(link.path, entry.identity, at: link.place)
                case .file where link.path.hasSuffix(".swift"): add(link.path, entry.identity)
                case .file, .link, .other: break
                }
            }
        }
    }

    private mutating func add(_ path: String, _ identity: FileSystem.Identity, isUncertain: Bool = false) {
        guard seenFiles.insert(identity).inserted else { return }
        files.append(path)
        if isUncertain { uncertain.append(path) }
    }

    /// A path without redundant parts, relative to the current folder if it is inside.
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

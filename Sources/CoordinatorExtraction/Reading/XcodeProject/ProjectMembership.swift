/// The Xcode projects of an app, which tell which of its files are compiled.
///
/// A file that lies among the others and that no target compiles is not part of the app: an unfinished screen, an old
/// copy of one, a template. It may not even parse, and it may declare a type a second time.
struct ProjectMembership {
    /// A project describes its folder only if its targets compile most of the files there. What else there is may
    /// be built in a way that is not known.
    private static let mostOutside = 0.25

    private var projects: [FilePath: XcodeProject] = [:]
    /// The folders that are built by a description of their own, such as packages.
    private var units: Set<FilePath> = []

    /// Notes what the names in a folder say.
    mutating func note(_ names: [String], in folder: String) {
        for name in names {
            if name.hasSuffix(".xcodeproj") {
                let path = FilePath(folder).appending(name)
                if projects[path] == nil { projects[path] = XcodeProject(at: path) }
            } else if Self.describesUnit(name) {
                units.insert(FilePath(folder))
            }
        }
    }

    /// Whether a file of that name describes the build of the folder in which it stands.
    static func describesUnit(_ name: String) -> Bool {
        switch name {
        case "Package.swift", "Project.swift", "BUILD", "BUILD.bazel", "BUCK": true
        default: name.hasSuffix(".podspec")
        }
    }

    /// Those of some files that no target compiles, sorted.
    func outside(_ files: [String]) -> [String] {
        guard !projects.isEmpty else { return [] }
        let known = Dictionary(grouping: projects.values, by: \.folder)
        var outside: [FilePath: [String]] = [:]
        var counts: [FilePath: Int] = [:]
        for file in files {
            let path = FilePath(file)
            guard let folder = projectFolder(of: path, known) else { continue }
            counts[folder, default: 0] += 1
            // A project may compile files of its neighbour.
            if !projects.values.contains(where: { $0.compiles(path) }) { outside[folder, default: []].append(file) }
        }
        return outside.filter { folder, files in
            Double(files.count) <= Self.mostOutside * Double(counts[folder] ?? 0)
        }.values.joined().sorted()
    }

    /// The nearest folder above a file that holds a project; `nil` where something else describes the file's build.
    private func projectFolder(of file: FilePath, _ known: [FilePath: [XcodeProject]]) -> FilePath? {
        var folder = file.parent
        while true {
            if units.contains(folder) { return nil }
            if known[folder] != nil { return folder }
            if folder == folder.parent { return nil }
            folder = folder.parent
        }
    }
}

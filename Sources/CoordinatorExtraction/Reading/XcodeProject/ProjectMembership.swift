/// The Xcode projects of an app, which show which of its files are compiled.
///
/// A file that no target compiles is not part of the app, even if it is among its other files: an unfinished screen,
/// an old copy, a template. It may not even parse, and it may declare a type a second time.
struct ProjectMembership {
    /// A project describes its folder only if its targets compile most of the files there. Otherwise, the other files
    /// may be built in an unknown way.
    private static let mostOutside = 0.25

    private var projects: [FilePath: XcodeProject] = [:]
    /// The folders that have their own build description, such as packages.
    private var units: Set<FilePath> = []

    /// Records the projects and units that the names in a folder show.
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

    /// Whether a file of that name describes the build of its folder.
    static func describesUnit(_ name: String) -> Bool {
        switch name {
        case "Package.swift", "Project.swift", "BUILD", "BUILD.bazel", "BUCK": true
        default: name.hasSuffix(".podspec")
        }
    }

    /// The files that no target compiles, sorted.
    func outside(_ files: [String]) -> [String] {
        guard !projects.isEmpty else { return [] }
        let known = Dictionary(grouping: projects.values, by: \.folder)
        let all = Set(files)
        var outside: [FilePath: [String]] = [:]
        var (counts, copies): ([FilePath: Int], [FilePath: Int]) = ([:], [:])
        for file in files {
            let path = FilePath(file)
            guard let folder = projectFolder(of: path, known) else { continue }
            // A project may compile files of a neighbouring project.
            if projects.values.contains(where: { $0.compiles(path) }) {
                counts[folder, default: 0] += 1
                continue
            }
            outside[folder, default: []].append(file)
            // What lies beside its original says nothing about the project.
            if CopyName.original(of: file).map(all.contains) == true {
                copies[folder, default: 0] += 1
            } else {
                counts[folder, default: 0] += 1
            }
        }
        return outside.filter { folder, files in
            Double(files.count - copies[folder, default: 0]) <= Self.mostOutside * Double(counts[folder] ?? 0)
        }.values.joined().sorted()
    }

    /// The nearest folder above a file that contains a project; `nil` if something else describes the file's build.
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

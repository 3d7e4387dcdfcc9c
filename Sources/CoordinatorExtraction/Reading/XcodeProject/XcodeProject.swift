/// The Swift files that the targets of an Xcode project compile.
struct XcodeProject {
    /// The folder that contains the project.
    let folder: FilePath
    /// The files that a target lists.
    let files: Set<FilePath>
    /// The folders all of whose files belong to a target, and their exceptions.
    let synchronized: [Synchronized]

    /// A folder that Xcode compiles with the files that are on the disk.
    struct Synchronized {
        let folder: FilePath
        /// The files in it that no target compiles.
        let exceptions: Set<FilePath>
    }

    /// The project in a folder `NAME.xcodeproj`; `nil` if its file is missing or has another format.
    init?(at path: FilePath) {
        var bytes: [UInt8] = []
        guard (try? FileSystem.read(path.text + "/project.pbxproj", into: &bytes, limit: Self.largestFile)) != nil,
            case .table(let objects)? = PropertyList(bytes)?["objects"]
        else { return nil }
        folder = path.parent
        let groups = ProjectGroups(objects, projectFolder: path.parent)
        files = Self.compiledFiles(objects, groups)
        synchronized = Self.synchronizedFolders(objects, groups)
    }

    /// Whether a target compiles a file.
    func compiles(_ file: FilePath) -> Bool {
        files.contains(file) || synchronized.contains { $0.folder.contains(file) && !$0.exceptions.contains(file) }
    }

    /// Project files of the largest apps have a tenth of that size.
    private static let largestFile = 64 << 20

    private static func compiledFiles(_ objects: [String: PropertyList], _ groups: ProjectGroups) -> Set<FilePath> {
        var files: Set<FilePath> = []
        for phase in objects.values where phase["isa"]?.text == "PBXSourcesBuildPhase" {
            for entry in phase["files"]?.texts ?? [] {
                guard let reference = objects[entry]?["fileRef"]?.text else { continue }
                // A file in several languages is a group of its variants.
                for file in [reference] + (objects[reference]?["children"]?.texts ?? []) {
                    if let path = groups.path(of: file) { files.insert(path) }
                }
            }
        }
        return files
    }

    private static func synchronizedFolders(
        _ objects: [String: PropertyList], _ groups: ProjectGroups
    ) -> [Synchronized] {
        var targets: [String: Set<String>] = [:]
        for (target, object) in objects {
            for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
                targets[group, default: []].insert(target)
            }
        }
        return objects.compactMap { id, object in
            guard object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let folder = groups.path(of: id) else {
                return nil
            }
            // An exception removes a file from a target that compiles the folder, and adds it to any other target.
            var without: [FilePath: Set<String>] = [:]
            var added: Set<FilePath> = []
            for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
                guard let target = set["target"]?.text else { continue }
                for name in set["membershipExceptions"]?.texts ?? [] {
                    let file = folder.appending(name)
                    if targets[id]?.contains(target) == true {
                        without[file, default: []].insert(target)
                    } else {
                        added.insert(file)
                    }
                }
            }
            let exceptions = without.filter { $0.value == targets[id] && !added.contains($0.key) }.keys
            return Synchronized(folder: folder, exceptions: Set(exceptions))
        }
    }
}

/// The groups of a project, which determine where its files are.
private struct ProjectGroups {
    private let objects: [String: PropertyList]
    private let parents: [String: String]
    private let root: FilePath

    init(_ objects: [String: PropertyList], projectFolder: FilePath) {
        self.objects = objects
        var parents: [String: String] = [:]
        var root = projectFolder
        for (id, object) in objects {
            for child in object["children"]?.texts ?? [] { parents[child] = id }
            if object["isa"]?.text == "PBXProject", let path = object["projectDirPath"]?.text {
                root = projectFolder.appending(path)
            }
        }
        self.parents = parents
        self.root = root
    }

    /// The path of a file or a group; `nil` if it depends on a build setting.
    func path(of id: String) -> FilePath? {
        var names: [String] = []
        var next: String? = id
        // Groups that contain each other are not folders.
        for _ in 0..<100 {
            guard let current = next, let object = objects[current] else { return root.appending(names) }
            let name = object["path"]?.text
            switch object["sourceTree"]?.text {
            case "<group>", nil:
                if let name { names.append(name) }
                next = parents[current]
            case "SOURCE_ROOT": return root.appending(names + [name ?? ""])
            case "<absolute>": return FilePath(name ?? "").appending(names)
            default: return nil
            }
        }
        return nil
    }
}

extension FilePath {
    /// The path of a file in this folder; the names are given from the innermost outwards.
    fileprivate func appending(_ names: [String]) -> FilePath { names.reversed().reduce(self) { $0.appending($1) } }
}

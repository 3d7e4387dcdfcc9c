#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds the project's configuration.
public enum Discovery {
    /// The name of the file.
    public static let fileName = ".coordviz.yml"

    /// The configuration that applies to an input: the nearest one, going up from the folder of the input (or from the
    /// input itself if it is a folder). The search ends with the first folder that has a `.git`, or with the root. It
    /// reads only names of files. A folder of that name is found as well: reading it is an error, not silence.
    /// - Parameter input: The path of the first input; `nil` and `-` stand for the current folder.
    /// - Returns: The file's path, relative if it is in the current folder or below; `nil` if there is none.
    public static func file(forInput input: String?) -> String? { file(forInput: input, currentFolder: ".") }

    /// A file that was probably meant as the configuration but has another name, if there is no configuration. It is
    /// searched for in the same folders.
    /// - Parameter input: The path of the first input; `nil` and `-` stand for the current folder.
    /// - Returns: The file's path; `nil` if there is none.
    public static func misnamedFile(forInput input: String?) -> String? {
        guard file(forInput: input) == nil else { return nil }
        return nearest([".coordviz.yaml", "coordviz.yml", "coordviz.yaml"], to: input, currentFolder: ".")
    }

    static func file(forInput input: String?, currentFolder: String) -> String? {
        nearest([fileName], to: input, currentFolder: currentFolder)
    }

    private static func nearest(_ names: [String], to input: String?, currentFolder: String) -> String? {
        let input = input.flatMap { $0 == "-" ? nil : $0 } ?? currentFolder
        guard let start = realPath(isFolder(input) ? input : folder(of: input)) else { return nil }
        var place = start
        while true {
            for name in names {
                let candidate = place == "/" ? "/\(name)" : "\(place)/\(name)"
                if exists(candidate), name == fileName || !isFolder(candidate) {
                    return path(of: candidate, from: currentFolder)
                }
            }
            if place == "/" || exists("\(place)/.git") { return nil }
            place = folder(of: place)
        }
    }

    /// The folder of a path: `.` for a name without a folder.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func path(of path: String, from currentFolder: String) -> String {
        guard let here = realPath(currentFolder), here != "/", path.utf8.starts(with: "\(here)/".utf8) else {
            return path
        }
        return String(decoding: path.utf8.dropFirst(here.utf8.count + 1), as: UTF8.self)
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func exists(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0
    }

    private static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }
}

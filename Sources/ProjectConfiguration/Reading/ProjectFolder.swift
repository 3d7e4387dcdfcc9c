#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder of a configuration. The configuration can't refer to files outside it.
///
/// The configuration of a repository may be malicious. So it can only name files in its own folder or below, and not
/// those of the version control system. Other files can be named on the command line.
struct ProjectFolder {
    private let folder: String
    /// The folder's path as it is given, and with links followed; both as steps from the root.
    private let names: [[String]]

    /// - Parameter file: the configuration's path.
    init(of file: String) {
        folder = Discovery.folder(of: file)
        var names = [Self.steps(folder.hasPrefix("/") ? folder : "\(Self.currentFolder)/\(folder)")]
        if let real = Self.realPath(folder) { names.append(Self.steps(real)) }
        self.names = names
    }

    /// The reason why the configuration must not name a path; `nil` if it may.
    ///
    /// - Parameters:
    ///   - path: the path in the configuration.
    ///   - mayBeFolder: whether the path may be the configuration's own folder, as it may be for source.
    /// - Returns: the reason.
    func objection(to path: String, mayBeFolder: Bool = false) -> String? {
        let place = path.hasPrefix("/") ? path : "\(folder == "/" ? "" : folder)/\(path)"
        let absolute = place.hasPrefix("/") ? place : "\(Self.currentFolder)/\(place)"
        guard let inside = inside(Self.steps(absolute)), mayBeFolder || !inside.isEmpty else {
            return "leads out of the project"
        }
        if Self.isKept(inside) { return "leads into .git" }
        guard names.count > 1 else { return nil }
        guard let real = Self.real(absolute) else { return "leads to a circular link" }
        guard let found = self.inside(Self.steps(real)) else { return "leads out of the project, through a link" }
        return Self.isKept(found) ? "leads into .git, through a link" : nil
    }

    /// The steps from the folder; `nil` for a path outside it.
    private func inside(_ steps: [String]) -> [String]? {
        names.first { steps.starts(with: $0) }.map { Array(steps.dropFirst($0.count)) }
    }

    private static func isKept(_ steps: [String]) -> Bool {
        // Some disks ignore case. Upper case is the same for more letters: that of "ſ" is "S".
        steps.contains { [".GIT", ".HG", ".SVN", ".JJ"].contains($0.uppercased()) }
    }

    private static func steps(_ path: String) -> [String] {
        var steps: [String] = []
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
        }
        return steps
    }

    /// The path with all links followed, of which the last steps may not exist yet; `nil` if a link leads to nothing,
    /// because writing there would create the file that the link names.
    private static func real(_ path: String) -> String? {
        var (existing, missing) = (path, "")
        while true {
            if let real = realPath(existing) { return real + missing }
            var information = stat()
            guard lstat(existing, &information) != 0, let slash = existing.lastIndex(of: "/") else { return nil }
            missing = existing[slash...] + missing
            existing = String(existing[..<slash])
            if existing.isEmpty { return missing }
        }
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}

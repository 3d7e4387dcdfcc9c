import CoordinatorModel

/// How a file's path is written in reports.
struct ReportPath {
    /// The path, as the tree or the command line gives it.
    let path: String
    private let directory: String?
    private let root: String?

    init(_ path: String, _ options: ReportOptions) {
        self.path = path
        directory = options.directory.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        root = (options.root ?? options.directory).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// For people and for the logs of CI: on one line, as given.
    ///
    /// A line of a log that begins with `::` is a command to GitHub's runner; `./` in front prevents that, and the path
    /// still names the same file.
    var shown: String { Self.shown(path) }

    /// As seen from the root of the work tree, or the folder from which relative paths start: without `./` and `..`,
    /// which other programs cannot resolve. Absolute for files elsewhere.
    var relative: String {
        guard let root, directory != nil, !path.hasPrefix("<") else { return withoutDot }
        let absolute = Self.resolved(absolute)
        return absolute.hasPrefix(root) && absolute != root ? String(absolute.dropFirst(root.count)) : outside
    }

    /// What lies outside of the root: absolute, as it was given or where its way up leads out.
    private var outside: String {
        path.hasPrefix("/") ? path : path.hasPrefix("../") ? Self.resolved(absolute) : withoutDot
    }

    private var withoutDot: String {
        path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }

    /// With that folder; as given if there is none, or if it is not the path of a file (`<stdin>`).
    var absolute: String {
        guard let directory, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
        return directory + withoutDot
    }

    /// A path without steps that lead up or nowhere.
    private static func resolved(_ path: String) -> String {
        guard path.hasPrefix("/"), path.contains("/.") || path.contains("//") else { return path }
        var steps: [Substring] = []
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return "/" + steps.joined(separator: "/")
    }

    /// The absolute path for people and logs.
    var shownAbsolute: String { Self.shown(absolute) }

    /// A relative reference (RFC 3986); for an absolute path elsewhere a `file` URI.
    var uri: String {
        let relative = relative
        return relative.hasPrefix("/") ? "file://" + PercentEncoding.path(relative) : PercentEncoding.path(relative)
    }

    /// The `file` URI that a terminal can open; `nil` where the path isn't absolute.
    var link: String? {
        let absolute = absolute
        return absolute.hasPrefix("/") ? "file://" + PercentEncoding.path(absolute) : nil
    }

    private static func shown(_ path: String) -> String {
        let line = PlainText.line(path)
        let start = line.drop { $0 == " " }
        return start.hasPrefix("::") || start.hasPrefix("##[") ? "./" + line : line
    }
}

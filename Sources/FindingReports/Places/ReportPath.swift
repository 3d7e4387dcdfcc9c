import CoordinatorModel

/// The path of a file in reports.
struct ReportPath {
    /// The path in the tree or on the command line.
    let path: String
    private let directory: String?
    private let root: String?

    init(_ path: String, _ options: ReportOptions) {
        self.path = path
        directory = options.directory.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        root = (options.root ?? options.directory).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// For people and for the logs of CI: the path as it is given, on one line.
    ///
    /// A log line that begins with `::` is a command to GitHub's runner. A leading `./` prevents that, and the path
    /// still leads to the same file.
    var shown: String { Self.shown(path) }

    /// The path relative to the root of the work tree, or to the folder from which relative paths start: without `./`
    /// and `..`, which other programs can't resolve. Absolute for files elsewhere.
    var relative: String {
        guard let root, directory != nil, !path.hasPrefix("<") else { return withoutDot }
        let absolute = Self.resolved(absolute)
        return absolute.hasPrefix(root) && absolute != root ? String(absolute.dropFirst(root.count)) : outside
    }

    /// A path outside the root: absolute if it was absolute or leads up.
    private var outside: String {
        path.hasPrefix("/") ? path : path.hasPrefix("../") ? Self.resolved(absolute) : withoutDot
    }

    private var withoutDot: String {
        path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }

    /// The absolute path; the given path if the folder is unknown or if it is not the path of a file (`<stdin>`).
    var absolute: String {
        guard let directory, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
        return directory + withoutDot
    }

    /// A path without the steps `.` and `..`.
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

    /// A relative reference (RFC 3986); a `file` URI for an absolute path outside the root.
    var uri: String {
        let relative = relative
        return relative.hasPrefix("/") ? "file://" + PercentEncoding.path(relative) : PercentEncoding.path(relative)
    }

    /// The `file` URI that a terminal can open; `nil` if the path isn't absolute.
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

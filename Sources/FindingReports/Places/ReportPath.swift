import CoordinatorModel

/// How a file's path is written in reports.
struct ReportPath {
    /// The path, as the tree or the command line gives it.
    let path: String
    private let directory: String?

    init(_ path: String, _ options: ReportOptions) {
        self.path = path
        directory = options.directory.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// For people and for the logs of CI: on one line, as given.
    ///
    /// A line of a log that begins with `::` commands GitHub's runner; `./` in front takes that away, and the path
    /// still names the same file.
    var shown: String { Self.shown(path) }

    /// Without the folder from which relative paths start.
    var relative: String {
        if let directory, path.hasPrefix(directory), path != directory {
            return String(path.dropFirst(directory.count))
        }
        return path.hasPrefix("./") && path.utf8.count > 2 ? String(path.dropFirst(2)) : path
    }

    /// With that folder; as given where there is none, or where it is no path of a file (`<stdin>`).
    var absolute: String {
        guard let directory, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
        return directory + relative
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

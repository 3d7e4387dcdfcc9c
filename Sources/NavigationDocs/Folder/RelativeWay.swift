import CoordinatorModel

/// The path from one folder to another, for links.
public enum RelativeWay {
    /// The path between two folders, percent-encoded, with a slash at its end; empty if the folders are the same.
    ///
    /// - Parameters:
    ///   - start: the folder with the link, as an absolute path.
    ///   - end: the folder to which the link leads, as an absolute path.
    /// - Returns: steps up and down, such as `../docs/`.
    public static func between(_ start: String, and end: String) -> String {
        let (from, to) = (steps(start), steps(end))
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        return (up + to.dropFirst(common).map(PercentEncoding.path)).map { "\($0)/" }.joined()
    }

    private static func steps(_ path: String) -> [String] {
        var steps: [String] = []
        for step in path.split(separator: "/") where step != "." {
            if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
        }
        return steps
    }
}

/// Why nothing could be extracted.
public enum ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is nothing at a path.
    case missing(String)
    /// There is no Swift file under the given paths that counts.
    case noSources([String])

    /// The error in a sentence.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): there is no such file or folder"
        case .noSources(let paths): "\(paths.joined(separator: ", ")): there is no Swift file that counts"
        }
    }
}

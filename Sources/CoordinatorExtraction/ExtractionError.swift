import CoordinatorModel

/// Why nothing could be extracted.
public enum ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is nothing at a path.
    case missing(String)
    /// There is no Swift file under the given paths that counts.
    case noSources([String])
    /// There is no Swift file under the paths that shall hold models.
    case noModels([String])
    /// A model can't be read, or is no Swift.
    case brokenModel(String, Location?)

    /// The error in a sentence.
    public var description: String {
        switch self {
        case .missing(let path): return "\(path): there is no such file or folder"
        case .noSources(let paths): return "\(paths.joined(separator: ", ")): there is no Swift file that counts"
        case .noModels(let paths): return "\(paths.joined(separator: ", ")): there is no Swift file with a model"
        case .brokenModel(let reason, let place):
            guard let place else { return "model \(reason)" }
            let position = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(place.file)\(position): this model is not Swift: \(reason)"
        }
    }
}

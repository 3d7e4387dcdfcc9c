import CoordinatorModel

/// The error of an extraction that is not possible.
public enum ExtractionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A path does not exist.
    case missing(String)
    /// The paths contain no Swift file that is selected.
    case noSources([String])
    /// A path is a folder that can't be read, and the others contain no Swift file.
    case unreadable(UnreadableFile)
    /// The paths for models contain no Swift file.
    case noModels([String])
    /// A model can't be read, or is not Swift.
    case brokenModel(String, Location?)

    /// The error in a sentence.
    public var description: String {
        switch self {
        case .missing(let path): return "\(path): there is no such file or folder"
        case .noSources(let paths): return "\(paths.joined(separator: ", ")): no Swift file to read"
        case .unreadable(let folder): return folder.description
        case .noModels(let paths): return "\(paths.joined(separator: ", ")): there is no Swift file with a model"
        case .brokenModel(let reason, let place):
            guard let place else { return "model \(reason)" }
            let position = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
            return "\(place.file)\(position): this model is not Swift: \(reason)"
        }
    }
}

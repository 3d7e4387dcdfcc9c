/// A model of a library, as it is listed: what extraction knows of a library that is not in an app's source.
public struct Model: Sendable {
    /// The library's name.
    public let name: String
    /// The modules of which an app imports one for the model to count; empty where it always does.
    public let modules: [String]
    /// The dialect that it belongs to.
    public let dialect: String
    /// What is written in that dialect.
    public let summary: String
    /// The model itself, in Swift.
    public let source: String

    /// All models, in the order of their dialects.
    public static let all: [Model] = Dialect.allCases.flatMap { dialect in
        dialect.models.map { model in
            Model(
                name: model.name, modules: model.modules.sorted(), dialect: dialect.rawValue, summary: dialect.summary,
                source: model.source)
        }
    }
}

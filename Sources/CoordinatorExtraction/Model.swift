/// A model of a library for listings: what extraction knows about a library whose code is not in the app's source.
public struct Model: Sendable {
    /// The library's name.
    public let name: String
    /// The modules of which an app must import one for the model to apply; empty if it always applies.
    public let modules: [String]
    /// The dialect that it belongs to.
    public let dialect: String
    /// A summary of the dialect.
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

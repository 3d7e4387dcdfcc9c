/// A way to write coordinators: its names, models of its library, and a little code for rules that neither can express.
///
/// Each dialect has its own folder beside this one; `Dialect.allCases` lists them. One app may mix them freely.
public struct Dialect: Sendable {
    /// The name, as in options.
    public let rawValue: String
    /// A sentence about the code in this dialect.
    public let summary: String
    /// The relevant part of its libraries, in Swift.
    let models: [LibraryModel]
    /// The names that only this dialect has. Made on demand, because most commands read no source.
    var vocabulary: Vocabulary { makeVocabulary() }
    private let makeVocabulary: @Sendable () -> Vocabulary
    /// The largest number of functions in a program for which it is active by default; `nil` for no limit.
    let mostFunctions: Int?
    /// The coordinators that only this dialect recognises.
    let coordinators: @Sendable (ProgramIndex) -> Set<TypeID>
    /// The rules that neither names nor models can express.
    let rules: @Sendable (ProgramIndex) -> any DialectRules

    init(
        _ name: String, _ summary: String, vocabulary: @escaping @autoclosure @Sendable () -> Vocabulary = Vocabulary(),
        models: [LibraryModel] = [],
        mostFunctions: Int? = nil, coordinators: @escaping @Sendable (ProgramIndex) -> Set<TypeID> = { _ in [] },
        rules: @escaping @Sendable (ProgramIndex) -> any DialectRules = { _ in NoRules() }
    ) {
        rawValue = name
        self.summary = summary
        makeVocabulary = vocabulary
        self.models = models
        self.mostFunctions = mostFunctions
        self.coordinators = coordinators
        self.rules = rules
    }
}

extension Dialect: RawRepresentable, Hashable {
    /// The dialect with a name; `nil` if there is none.
    public init?(rawValue: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// Dialects are equal if their names are.
    public static func == (left: Dialect, right: Dialect) -> Bool { left.rawValue == right.rawValue }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Dialect: CaseIterable {
    /// All dialects. A new one needs a line here.
    public static let allCases: [Dialect] = [
        .coordinate, .flowOutputs, .delegates, .xcoordinator, .streams, .responderChain, .swiftUI, .stinsen, .ribs,
        .rxFlow, .tcaCoordinators, .flowStacks,
    ]
}

/// A way to write coordinators: its words, models of its library, and the little code that neither can say.
///
/// Each has a folder of its own beside this one; `Dialect.allCases` is the list of them. They mix freely in one app.
public struct Dialect: Sendable {
    /// The name, as options spell it.
    public let rawValue: String
    /// What code in this dialect looks like, in a sentence.
    public let summary: String
    /// The relevant part of its libraries, in Swift.
    let models: [LibraryModel]
    /// The names that only this dialect knows. Made when they are asked for: most commands read no source.
    var vocabulary: Vocabulary { makeVocabulary() }
    private let makeVocabulary: @Sendable () -> Vocabulary
    /// The functions of the largest program in which it is active by default; `nil` for no limit.
    let mostFunctions: Int?
    /// The coordinators that only this dialect can tell.
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
    /// The dialect of a name; `nil` where there is none.
    public init?(rawValue: String) {
        guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = known
    }

    /// A dialect is known by its name.
    public static func == (left: Dialect, right: Dialect) -> Bool { left.rawValue == right.rawValue }

    /// A dialect is known by its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension Dialect: CaseIterable {
    /// All dialects. A new one needs a line here.
    public static let allCases: [Dialect] = [
        .coordinate, .flowOutputs, .delegates, .xcoordinator, .streams, .responderChain, .swiftUI, .stinsen, .ribs,
        .rxFlow, .tcaCoordinators, .flowStacks,
    ]
}

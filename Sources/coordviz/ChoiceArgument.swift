import ArgumentParser

/// An option's value that is one of a few words: its cases.
///
/// The library's own defaults find the words through key paths and casts at every start, a hundredth of a short run for
/// each such type. Here they cost nothing until help is requested. So does a default that its option's help
/// states, and not its property.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

// Public because the types of the libraries are.
extension ChoiceArgument {
    /// The case of that name.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The words, in the order of the cases.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// None: the words are clear without one.
    public static var allValueDescriptions: [String: String] { [:] }
    /// A shell completes the words.
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// The word.
    public var defaultValueDescription: String { rawValue }
}

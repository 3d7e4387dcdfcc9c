import ArgumentParser

/// An option's value that is one of a few words: the names of the cases.
///
/// The library's default implementations find the words through key paths and casts at every start, which takes a
/// hundredth of a short run for each such type. These implementations cost nothing until help is requested. The same is
/// true of a default that the help of its option states, instead of the property.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

// Public because the types of the libraries are public.
extension ChoiceArgument {
    /// The case of that name.
    public init?(argument: String) { self.init(rawValue: argument) }

    /// The words, in the order of the cases.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    /// No descriptions: the words are clear without them.
    public static var allValueDescriptions: [String: String] { [:] }
    /// Lets a shell complete the words.
    public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    /// The word.
    public var defaultValueDescription: String { rawValue }
}

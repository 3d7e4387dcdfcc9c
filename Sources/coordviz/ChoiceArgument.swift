import ArgumentParser

/// An option's value that is one of a few words: its cases.
///
/// The library's own defaults find the words through key paths and casts at every start, a hundredth of a short run for
/// each such type. Said here, they cost nothing until somebody asks for help.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension ChoiceArgument {
    init?(argument: String) { self.init(rawValue: argument) }

    static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    static var allValueDescriptions: [String: String] { [:] }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    var defaultValueDescription: String { rawValue }
}

/// Finds irrelevant files before anything is parsed.
struct Relevance {
    /// A file that contains none of these is skipped. Each is the part that all spellings of a word share:
    /// `Coordinator` and `coordinators` contain `oordinator`.
    ///
    /// The list is broad on purpose: one more file costs a fraction of a millisecond, one file less may cost a fact.
    /// Code that declares, presents or makes a coordinator, or that names its screens, events, outputs or delegates,
    /// contains one of these words.
    let words: [String]

    init(_ vocabulary: Vocabulary) { words = vocabulary.relevant + Self.always }

    /// Comments for coordviz, and code that changes how other files are read.
    private static let always = [
        "coordviz:", "infix", "precedencegroup", "typealias",
        // Protocols may be delegates under any name; functions as values and generic containers pass values on.
        "protocol ", "-> Void", "-> ()", "<T",
        // The cases of an enum may be events, results or routes, whatever its name is.
        "enum ",
    ]

    func mayMatter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { words.contains(where: bytes.contains) }
}

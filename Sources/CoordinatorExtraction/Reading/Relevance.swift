/// Tells, before anything is parsed, which files can't matter.
struct Relevance {
    /// Only a file that holds none of these is skipped. Each is the part of a word that all its spellings share:
    /// `oordinator` stands in `Coordinator` and `coordinators`.
    ///
    /// Broad on purpose: a file more costs a fraction of a millisecond, a file less may cost a fact. Whoever declares
    /// or presents a coordinator, makes one, names its screens, events, outputs or delegates, or hands one of them on,
    /// can't do so without one of these.
    let words: [String]

    init(_ vocabulary: Vocabulary) { words = vocabulary.relevant + Self.always }

    /// What speaks to coordviz, and what changes how others are read.
    private static let always = ["coordviz:", "infix", "precedencegroup", "typealias"]

    func mayMatter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { words.contains(where: bytes.contains) }
}

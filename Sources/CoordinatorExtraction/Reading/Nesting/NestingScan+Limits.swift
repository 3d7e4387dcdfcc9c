/// What is too much for the parser.
extension NestingScan {
    /// How deep brackets, interpolations and `#if` may be nested.
    static let deepest = 256
    /// The longest row of words and signs in which each applies to the next: `try try try`.
    static let longestRow = 500
    /// How many `[` may begin with one another.
    static let deepestLists = 12
    /// How many `<` may be open in one another.
    static let deepestAngles = 48
    /// How many brackets with attributes in them may be open in one another.
    static let deepestAttributes = 6
    /// How many brackets may be open in one another, each after an operator.
    static let deepestOperands = 48
    /// How many brackets without a closing one a file may have until it gets no more than `deepestUnclosed` levels.
    static let mostUnclosed = 256
    static let deepestUnclosed = 16
    /// How many brackets may be open at the end of the line on which they begin; of more, each counts as unclosed.
    static let mostPending = 32
    /// How many attributes, words or values may stand one after the other without anything that they belong to.
    static let mostLoose = 50
    /// How often the parser may look ahead for lists in lists, or attributes in brackets; a file with more of them gets no
    /// more than three levels.
    static let mostLookahead = 1 << 20
    /// How many signs of a file may stand where nothing of their kind can: for each of them the parser looks for a place to
    /// go on, up to the end of the file.
    static let mostMisplaced = 64
}

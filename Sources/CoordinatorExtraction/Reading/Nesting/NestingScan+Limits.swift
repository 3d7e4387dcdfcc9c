/// The limits above which the parser would take too long.
extension NestingScan {
    /// The deepest nesting of brackets, interpolations and `#if`.
    static let deepest = 256
    /// The longest row of words and signs in which each applies to the next: `try try try`.
    static let longestRow = 500
    /// The most `[` that may begin directly inside one another.
    static let deepestLists = 12
    /// The most `<` that may be open inside one another.
    static let deepestAngles = 48
    /// The most brackets with attributes in them that may be open inside one another.
    static let deepestAttributes = 6
    /// The most brackets that may be open inside one another, each after an operator.
    static let deepestOperands = 48
    /// The most brackets without a closing one in a file. With more, it gets only `deepestUnclosed` levels.
    static let mostUnclosed = 256
    static let deepestUnclosed = 16
    /// The most brackets open at the end of the line on which they begin; with more, each counts as unclosed.
    static let mostPending = 32
    /// The most attributes, words or values that may follow one another without a token to which they belong.
    static let mostLoose = 50
    /// The most times the parser may look ahead for lists in lists, or attributes in brackets; a file with more of them
    /// gets only three levels.
    static let mostLookahead = 1 << 20
    /// The most signs of a file in impossible positions: for each of them, the parser looks for a place to continue, up
    /// to the end of the file.
    static let mostMisplaced = 64
}

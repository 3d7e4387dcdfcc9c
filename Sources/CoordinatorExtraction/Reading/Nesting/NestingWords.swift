/// The words of Swift that matter for nesting, as numbers: every word of a file is looked up here.
enum NestingWords {
    /// Words that apply to the next expression, so that a row of them is as deep as it is long.
    static let nesting = Set(
        [
            "try", "await", "if", "switch", "else", "any", "some", "each", "repeat", "let", "var", "inout", "copy",
            "consume", "unsafe", "while", "for", "guard", "do", "return", "throw", "case", "is", "as", "defer", "yield",
            "sending", "consuming", "borrowing", "isolated", "async", "throws", "rethrows", "in", "where", "discard",
            "indirect", "then", "default", "catch", "get",
        ].map(number))

    /// Each begins a declaration, and so ends all open brackets on a line before it.
    static let declaring = Set(
        ["class", "struct", "enum", "extension", "protocol", "func", "import", "typealias"].map(number))

    /// Words that continue the statement of the previous line.
    static let continuing = Set(["else", "is", "as", "in", "where", "throws", "rethrows", "async"].map(number))

    /// Words after which a bracket has to follow soon.
    static let bracketed = Set(
        ["switch", "throws", "rethrows", "async", "get", "macro", "precedencegroup", "init", "subscript"].map(number))

    /// Words that begin a type, and words that begin something else in its place.
    static let types = Set(["class", "struct", "enum", "extension", "protocol"].map(number))
    static let members = Set(["func", "var", "let", "init", "case", "subscript", "import"].map(number))

    /// Words to which the attributes and the names before them may belong.
    static let owning = declaring.union(types).union(members)
        .union(["deinit", "get", "set", "in", "inout", "associatedtype"].map(number))

    /// All of these words.
    static let all = nesting.union(bracketed).union(owning)

    /// The longest of them. Only the end of words longer than ten letters is known.
    static let longest = 15

    /// The number of a word of at most `longest` bytes.
    static func number(_ word: some Sequence<UInt8>) -> UInt64 {
        // Six bits are enough for the letters of the alphabet.
        word.reduce(0) { $0 << 6 | UInt64($1 & 0x3F) }
    }

    private static func number(_ word: String) -> UInt64 { number(word.utf8) }
}

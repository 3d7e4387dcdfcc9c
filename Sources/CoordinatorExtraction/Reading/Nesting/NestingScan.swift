/// Finds parts of a file that are nested too deep, in one pass over its bytes and before anything is parsed.
///
/// The parser's own limit counts what it has parsed, not how far it looks ahead: unclosed brackets overflow its
/// stack, and each `[` directly in another doubles its time.
///
/// The other files of this folder read tokens (`NestingScan+Tokens.swift`) and text without tokens
/// (`NestingScan+Text.swift`), and know the words (`NestingWords.swift`).
struct NestingScan {
    /// How deep brackets, interpolations and `#if` may be nested.
    static let deepest = 256
    /// The longest row of words and signs in which each applies to the next: `try try try`.
    static let longestRow = 2_000
    /// How many `[` may begin with one another.
    static let deepestLists = 12
    /// How many `<` may be open in one another.
    static let deepestAngles = 48
    /// How often the parser may look ahead for lists in lists; a file with more of them gets no more than three levels.
    static let mostLookahead = 1 << 20
    /// How many signs of a file may stand where nothing of their kind can: for each of them the parser looks for a place to
    /// go on, up to the end of the file.
    static let mostMisplaced = 256

    /// An open bracket.
    struct Frame {
        /// `(`, `[`, `{`, `<`, `#` for `#if`, or `"` for an interpolation; 0 for the file.
        var bracket: UInt8
        /// How many `[` begin with one another here.
        var lists = 0
        /// How many `<` are open.
        var angles = 0
        /// Whether a `[` is still in its first element.
        var isInFirst = true
        /// The numbers of words and signs in a row: those outside of this frame, those that only the end of a
        /// statement ends, and those that a comma ends as well.
        var row = (outside: 0, words: 0, signs: 0)
        /// The string around an interpolation.
        var literal = Literal()
    }

    /// A string's delimiters, and where it begins.
    struct Literal {
        var start = 0
        var pounds = 0
        var isMultiline = false
    }

    /// The last token.
    enum Token {
        /// Nothing, a bracket that opens, or a sign: an expression may begin.
        case sign
        /// A word that an expression or a type may follow.
        case word
        /// Whatever ends an expression.
        case operand
        case dot
    }

    /// A part to leave out: the number of open frames at its beginning.
    struct Cut {
        var start: Int
        var depth: Int
    }

    /// What the file so far costs the parser besides its length.
    private struct Effort {
        /// How often it looks ahead for lists in lists.
        var lookahead = 0
        /// How many signs stand where nothing of their kind can.
        var misplaced = 0
    }

    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether `/…/` may be a regular expression.
    let knowsRegexes: Bool
    var position = 0
    var frames = [Frame(bracket: 0)]
    var last = Token.sign
    var isFirstOnLine = true
    /// Whether something might be a regular expression.
    var mentionsRegex = false
    var cuts: [Range<Int>] = []
    var cut: Cut?
    /// The frames below this one hold something that no type does: the parser doesn't look further ahead.
    private var plain = 0
    private var effort = Effort()

    private init(_ bytes: UnsafeBufferPointer<UInt8>, knowsRegexes: Bool) {
        self.bytes = bytes
        self.knowsRegexes = knowsRegexes
        readTokens()
        endCut(at: bytes.count)
    }

    /// The parts of a file to leave out, in order and without overlaps.
    ///
    /// A slash may be a division or begin a regular expression, in which brackets and quotes have no meaning. If that
    /// can make a difference, everything is left out that is too deep in either reading.
    static func cuts(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let scan = NestingScan(bytes, knowsRegexes: true)
        guard scan.mentionsRegex else { return scan.cuts }
        let other = NestingScan(bytes, knowsRegexes: false)
        guard other.cuts != scan.cuts else { return scan.cuts }
        var union: [Range<Int>] = []
        for range in (scan.cuts + other.cuts).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = union.last, range.lowerBound <= last.upperBound {
                union[union.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                union.append(range)
            }
        }
        return union
    }

    // MARK: Frames

    /// Opens a bracket that begins at `start`.
    mutating func open(_ bracket: UInt8, at start: Int, literal: Literal = Literal()) {
        let outer = frames[frames.count - 1]
        var frame = Frame(bracket: bracket, literal: literal)
        frame.row.outside = outer.row.outside + outer.row.words + outer.row.signs
        let begins = outer.bracket != UInt8(ascii: "[") || outer.isInFirst
        if bracket != UInt8(ascii: "{") {
            if frames.count > plain, begins { frame.lists = outer.lists }
            frame.angles = outer.angles + (bracket == UInt8(ascii: "<") ? 1 : 0)
        }
        if bracket == UInt8(ascii: "[") {
            frame.lists += 1
            if cut == nil, frame.lists > 3 { effort.lookahead += 1 << min(frame.lists, 20) }
        }
        let isTooFar =
            frame.lists > Self.deepestLists || frame.lists > 3 && effort.lookahead > Self.mostLookahead
            || frame.angles > Self.deepestAngles
        if frames.count > Self.deepest || isTooFar { beginCut(at: start) }
        // No source closes so many brackets: their parts cannot be distinguished.
        if let cut, frames.count > cut.depth + 100_000 { position = bytes.count }
        frames.append(frame)
    }

    /// Closes the innermost bracket of a kind, and whatever is still open in it. Without one nothing is closed.
    ///
    /// - Parameters:
    ///   - bracket: the one that opened it.
    ///   - crosses: whether one may be left open inside.
    mutating func close(_ bracket: UInt8, crossing crosses: (UInt8) -> Bool) {
        var index = frames.count - 1
        while index > 0, frames[index].bracket != bracket {
            guard crosses(frames[index].bracket) else { return }
            index -= 1
        }
        if index > 0 { leave(index) }
    }

    /// Leaves a frame and everything inside it. A cut that began there ends before the current byte, or after it if
    /// that is the closing bracket.
    mutating func leave(_ index: Int) {
        if let cut, index < cut.depth { endCut(at: position) }
        if let cut, index == cut.depth, frames[index].bracket != UInt8(ascii: "\"") { endCut(at: position + 1) }
        frames.removeSubrange(index...)
        plain = min(plain, frames.count)
    }

    /// Leaves frames without a closing bracket.
    mutating func abandon(_ index: Int) {
        position -= 1
        leave(index)
        position += 1
    }

    /// Nothing that was read of the open brackets can be a list of types.
    mutating func noteValue() { plain = frames.count }

    // MARK: Cuts

    /// Counts a sign that stands where nothing of its kind can. Returns whether it is left out.
    mutating func isLeftOutAsMisplaced() -> Bool {
        effort.misplaced += 1
        guard effort.misplaced > Self.mostMisplaced else { return false }
        beginCut(at: position)
        return true
    }

    mutating func beginCut(at start: Int) {
        if cut == nil { cut = Cut(start: start, depth: frames.count) }
    }

    /// Ends a cut before `end`.
    mutating func endCut(at end: Int) {
        guard let begun = cut else { return }
        let end = min(end, bytes.count)
        if end > begun.start { cuts.append(begun.start..<end) }
        cut = nil
    }

    /// Ends a cut at the end of the string in which it began.
    mutating func endCutOfLiteral() {
        if let cut, cut.depth == frames.count { endCut(at: position) }
    }
}

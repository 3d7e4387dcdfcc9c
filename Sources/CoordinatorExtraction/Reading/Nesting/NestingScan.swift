/// Finds parts of a file that are nested too deep, in one pass over its bytes and before anything is parsed.
///
/// The parser's own limit counts what it has parsed, not how far it looks ahead: unclosed brackets overflow its stack,
/// and each `[` directly in another doubles its time.
///
/// The other files of this folder read tokens (`NestingScan+Tokens.swift`) and text without tokens
/// (`NestingScan+Text.swift`), and contain the words (`NestingWords.swift`).
struct NestingScan {
    let bytes: UnsafeBufferPointer<UInt8>
    var regexes: Regexes
    var position = 0
    var frames = [Bracket(bracket: 0)]
    var last = Token.sign
    var isFirstOnLine = true
    var cuts: [Range<Int>] = []
    var cut: Cut?
    /// The frames below this one contain a token that no type contains: the parser doesn't look further ahead.
    private var plain = 0
    /// The number of open brackets that were open when the line began.
    private var openBefore = 1
    private var effort = Effort()

    private init(_ bytes: UnsafeBufferPointer<UInt8>, knowingRegexes areKnown: Bool) {
        self.bytes = bytes
        regexes = Regexes(areKnown: areKnown)
        readTokens()
        endCut(at: bytes.count)
    }

    /// The parts of a file to leave out, in order and without overlaps.
    ///
    /// A slash may be a division or begin a regular expression, in which brackets and quotes have no meaning. If that
    /// can make a difference, all parts are left out that are too deep in either reading.
    static func cuts(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        let scan = NestingScan(bytes, knowingRegexes: true)
        guard scan.regexes.areMentioned else { return scan.cuts }
        let other = NestingScan(bytes, knowingRegexes: false)
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
        var frame = Bracket(bracket: bracket, literal: literal)
        frame.row.outside = outer.row.outside + outer.row.words + outer.row.signs
        let begins = outer.bracket != UInt8(ascii: "[") || outer.isInFirst
        if bracket != UInt8(ascii: "{") {
            if frames.count > plain, begins { frame.lists = outer.lists }
            frame.angles = outer.angles + (bracket == UInt8(ascii: "<") ? 1 : 0)
            frame.attributed = outer.attributed + (outer.loose.attributes > 0 ? 1 : 0)
            frame.operands = outer.operands + (isBehindOperator(start) ? 1 : 0)
            // Each level multiplies the time by four.
            if cut == nil, frame.attributed > 3 { effort.lookahead += 1 << min(2 * frame.attributed, 20) }
        }
        if bracket == UInt8(ascii: "[") {
            frame.lists += 1
            if cut == nil, frame.lists > 3 { effort.lookahead += 1 << min(frame.lists, 20) }
        }
        let levels = max(frame.lists, frame.attributed)
        let isTooFar =
            frame.lists > Self.deepestLists || frame.operands > Self.deepestOperands
            || frame.attributed > Self.deepestAttributes
            || levels > 3 && effort.lookahead > Self.mostLookahead || frame.angles > Self.deepestAngles
        let deepest = effort.unclosed > Self.mostUnclosed ? Self.deepestUnclosed : Self.deepest
        if frames.count > deepest || isTooFar { beginCut(at: start) }
        // No source closes so many brackets: their parts cannot be distinguished.
        if let cut, frames.count > cut.depth + 100_000 { position = bytes.count }
        frame.loose.isInType = bracket == UInt8(ascii: "{") && outer.loose.isType
        frames[frames.count - 1].loose.words = 0
        if bracket == UInt8(ascii: "{") { frames[frames.count - 1].loose.isType = false }
        frames.append(frame)
    }

    /// Whether the last byte before a place, apart from blanks, is an operator's.
    private func isBehindOperator(_ start: Int) -> Bool {
        var index = start - 1
        while index >= 0, bytes[index] == UInt8(ascii: " ") { index -= 1 }
        return last == .word || index >= 0 && "*+-/%&|^!~<>=?".utf8.contains(bytes[index])
    }

    /// Closes the innermost bracket of a kind, and all brackets still open in it. If there is none, nothing is closed.
    ///
    /// - Parameters:
    ///   - bracket: The opening bracket.
    ///   - crosses: Whether a bracket of a kind may be left open inside.
    mutating func close(_ bracket: UInt8, crossing crosses: (UInt8) -> Bool) {
        var index = frames.count - 1
        while index > 0, frames[index].bracket != bracket {
            guard crosses(frames[index].bracket) else { return }
            index -= 1
        }
        guard index > 0 else { return }
        countUnclosed(from: index + 1)
        leave(index)
    }

    /// Leaves a frame and everything inside it. A cut that began there ends before the current byte, or after it if
    /// that is the closing bracket.
    mutating func leave(_ index: Int) {
        if let cut, index < cut.depth { endCut(at: position) }
        if let cut, index == cut.depth, frames[index].bracket != UInt8(ascii: "\"") { endCut(at: position + 1) }
        frames.removeSubrange(index...)
        plain = min(plain, frames.count)
        openBefore = min(openBefore, frames.count)
    }

    /// Leaves frames without a closing bracket.
    mutating func abandon(_ index: Int) {
        countUnclosed(from: index)
        position -= 1
        leave(index)
        position += 1
    }

    /// A line ends. The parser first looks for the end of a bracket on its line.
    mutating func endLine() {
        let pending = frames.count - openBefore
        if pending > Self.mostPending { effort.unclosed += pending }
        openBefore = frames.count
    }

    /// The parser looks for the end of each of these frames. A comparison is not a bracket.
    private mutating func countUnclosed(from index: Int) {
        let end = min(frames.count, cut?.depth ?? frames.count)
        guard index < end else { return }
        for frame in frames[index..<end] where frame.bracket != UInt8(ascii: "<") { effort.unclosed += 1 }
    }

    /// The open brackets can't be lists of types, because of their content so far.
    mutating func noteValue() { plain = frames.count }

    // MARK: Cuts

    /// Counts a sign or a word in an impossible position. Returns whether it is left out.
    @discardableResult mutating func isLeftOutAsMisplaced() -> Bool {
        effort.misplaced += 1
        guard effort.misplaced > Self.mostMisplaced else { return false }
        beginCut(at: position)
        return true
    }

    mutating func beginCut(at start: Int) {
        // A bracket that closes a part that is left out is left out with it.
        if cut == nil { cut = Cut(start: max(start, cuts.last?.upperBound ?? 0), depth: frames.count) }
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

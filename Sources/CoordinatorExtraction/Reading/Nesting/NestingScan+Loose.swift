/// Tokens before a token that never comes.
extension NestingScan {
    /// An attribute. On a line of its own it ends the statement before.
    mutating func countAttribute() {
        if isFirstOnLine, last == .operand {
            leaveAngles()
            endRow()
        }
        let number = frames.count - 1
        frames[number].loose.attributes += 1
        if frames[number].loose.attributes > Self.mostLoose { isLeftOutAsMisplaced() }
    }

    /// A word of the language, to which attributes and values before it may belong.
    mutating func countLoose(word: UInt64, at start: Int) {
        let number = frames.count - 1
        if NestingWords.owning.contains(word) {
            frames[number].loose.attributes = 0
            frames[number].loose.values = 0
        } else {
            countLooseValue(at: start)
        }
        if NestingWords.types.contains(word) {
            frames[number].loose.isType = true
        } else if NestingWords.members.contains(word) {
            frames[number].loose.isType = false
        }
        guard NestingWords.bracketed.contains(word) else { return }
        frames[number].loose.words += 1
        if frames[number].loose.words > Self.mostLoose { leaveOutMisplaced(at: start) }
    }

    /// A name or a value. In the body of a type it belongs to a declaration.
    mutating func countLooseValue(at start: Int) {
        let number = frames.count - 1
        guard frames[number].loose.isInType else { return }
        frames[number].loose.values += 1
        if frames[number].loose.values > Self.mostLoose { leaveOutMisplaced(at: start) }
    }

    private mutating func leaveOutMisplaced(at start: Int) {
        let end = position
        position = start
        isLeftOutAsMisplaced()
        position = end
    }
}

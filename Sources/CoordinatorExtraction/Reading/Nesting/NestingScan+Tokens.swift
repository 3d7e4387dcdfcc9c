extension NestingScan {
    /// Reads from the first byte to the last.
    mutating func readTokens() {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isFirstOnLine = true
                endLine()
                position += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C:
                position += 1
                continue
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                UInt8(ascii: "$"), 0x80...:
                readWord()
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                countLooseValue(at: position)
                skipWord()
                noteValue()
                last = .operand
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if byte == UInt8(ascii: "{") { leaveAngles() }
                open(byte, at: position)
                position += 1
                last = .sign
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): readClosing(byte)
            case UInt8(ascii: "\""): readString(pounds: 0)
            case UInt8(ascii: "#"): readPound()
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): readSeparator(byte)
            case UInt8(ascii: "`"): readQuotedName()
            case UInt8(ascii: "\\"):
                // A key path; in a regular expression, the escaped character is literal.
                position += 2
                last = .sign
            default: readSign(byte)
            }
            isFirstOnLine = false
        }
    }

    // MARK: Words

    private mutating func readWord() {
        let start = position
        skipWord()
        let isMember = last == .dot
        guard !isMember, position - start <= NestingWords.longest else { return takeName(at: start, isMember) }
        let number = NestingWords.number(bytes[start..<position])
        guard NestingWords.all.contains(number) else { return takeName(at: start, isMember) }
        if NestingWords.declaring.contains(number) {
            if isFirstOnLine { abandonBrackets(before: start) }
            endStatement(at: start)
            last = .word
        } else if NestingWords.nesting.contains(number) {
            if isFirstOnLine, last == .operand, !NestingWords.continuing.contains(number) { endStatement(at: start) }
            countWord(at: start)
            last = .word
        } else {
            takeName(at: start, isMember)
        }
        countLoose(word: number, at: start)
    }

    private mutating func takeName(at start: Int, _ isMember: Bool) {
        if last == .operand {
            // Two names in a row are not a list of types, and on two lines they are two statements.
            if isFirstOnLine { endStatement(at: start) } else { leaveAngles() }
        }
        countLooseValue(at: start)
        last = .operand
    }

    private mutating func skipWord() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
                position += 1
            default: return
            }
        }
    }

    /// Reads a name in backticks. A backtick without another on its line is a sign.
    private mutating func readQuotedName() {
        var end = position + 1
        while end < bytes.count, bytes[end] > UInt8(ascii: "\r"), bytes[end] != UInt8(ascii: "`") { end += 1 }
        let isName = end < bytes.count && bytes[end] == UInt8(ascii: "`")
        position = isName ? end + 1 : position + 1
        last = isName ? .operand : .sign
    }

    private mutating func endStatement(at start: Int) {
        let end = position
        position = start
        leaveAngles()
        endRow()
        position = end
    }

    /// A declaration on its own line is in no list or expression: an open bracket before it is an error.
    private mutating func abandonBrackets(before start: Int) {
        let end = position
        position = start
        var index = frames.count
        while index > 1, [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<")].contains(frames[index - 1].bracket) {
            index -= 1
        }
        if index < frames.count { abandon(index) }
        position = end
    }

    // MARK: Signs

    private mutating func readSeparator(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ","): endElement()
        case UInt8(ascii: ";"):
            leaveAngles()
            endRow()
        default:
            if frames[frames.count - 1].bracket == UInt8(ascii: "[") { frames[frames.count - 1].isInFirst = false }
            countSign()
        }
        position += 1
        last = .sign
    }

    private mutating func readClosing(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "}"): close(UInt8(ascii: "{")) { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "#") }
        case UInt8(ascii: "]"): close(UInt8(ascii: "[")) { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "<") }
        default:
            // An interpolation ends with its parenthesis, whatever is still open in it.
            let innermost = frames.lastIndex {
                $0.bracket == UInt8(ascii: "(") || $0.bracket == UInt8(ascii: "\"")
            }
            if let innermost, frames[innermost].bracket == UInt8(ascii: "\"") {
                let literal = frames[innermost].literal
                leave(innermost)
                position += 1
                return goOn(with: literal)
            }
            close(UInt8(ascii: "(")) { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
        }
        position += 1
        last = .operand
        countLooseValue(at: position)
    }

    private mutating func readSign(_ byte: UInt8) {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        switch (byte, next) {
        case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
        case _ where last == .word && isOperator(byte) && isBehindFunc():
            // `func < <T>`: the name of the declared function.
            while position < bytes.count, isOperator(bytes[position]) { position += 1 }
            last = .operand
        case (UInt8(ascii: "/"), _): readSlash()
        case (UInt8(ascii: "-"), UInt8(ascii: ">")):
            countSign()
            position += 2
            last = .sign
        case (UInt8(ascii: "."), _):
            position += 1
            last = .dot
        case (UInt8(ascii: "?"), _) where isSpaceBefore:
            countSign()
            position += 1
            last = .sign
        case (UInt8(ascii: "?"), _) where last == .operand, (UInt8(ascii: "!"), _) where last == .operand:
            position += 1
        case (UInt8(ascii: "<"), _): readLess(next)
        case (UInt8(ascii: ">"), _) where frames[frames.count - 1].bracket == UInt8(ascii: "<"):
            leave(frames.count - 1)
            position += 1
            last = .operand
            countLooseValue(at: position)
        case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "="), _), (UInt8(ascii: "+"), _),
            (UInt8(ascii: "-"), _), (UInt8(ascii: "*"), _), (UInt8(ascii: "%"), _), (UInt8(ascii: "|"), _),
            (UInt8(ascii: "^"), _), (UInt8(ascii: ">"), _):
            leaveAngles()
            position += 1
            last = .sign
        case (UInt8(ascii: "@"), _):
            countAttribute()
            position += 1
            last = .sign
        default:
            position += 1
            last = .sign
        }
    }
}

/// Strings, comments and regular expressions: brackets in them don't count.
extension NestingScan {
    // MARK: Strings

    /// Reads a string, starting at its quote.
    mutating func readString(pounds: Int) {
        var literal = Literal(start: position - pounds, pounds: pounds)
        if isQuote(at: position + 1), isQuote(at: position + 2), pounds == 0 || !endsOnLine(pounds) {
            literal.isMultiline = true
        }
        position += literal.isMultiline ? 3 : 1
        noteValue()
        goOn(with: literal)
    }

    /// Continues in a string, up to its end or its next interpolation.
    mutating func goOn(with literal: Literal) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                if literal.isMultiline {
                    guard isQuote(at: position), isQuote(at: position + 1) else { continue }
                    position += 2
                }
                guard arePounds(literal.pounds, at: position) else { continue }
                position += literal.pounds
                return end()
            case UInt8(ascii: "\n") where !literal.isMultiline, UInt8(ascii: "\r") where !literal.isMultiline:
                return end()
            case UInt8(ascii: "\\"):
                position += 1
                guard arePounds(literal.pounds, at: position) else { continue }
                position += literal.pounds
                if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
                    open(UInt8(ascii: "\""), at: literal.start, literal: literal)
                    position += 1
                    last = .sign
                    return
                }
                // A string on one line ends with the line.
                if position < bytes.count, bytes[position] >= UInt8(ascii: " ") { position += 1 }
            default: position += 1
            }
        }
        end()
    }

    private mutating func end() {
        endCutOfLiteral()
        last = .operand
        countLooseValue(at: position)
    }

    private func isQuote(at index: Int) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: "\"") }

    private func arePounds(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && (start..<start + count).allSatisfy { bytes[$0] == UInt8(ascii: "#") }
    }

    /// Whether a raw string that seems to have three quotes ends on its line: then it is a short string that begins
    /// with a quote, `#"""#`.
    private func endsOnLine(_ pounds: Int) -> Bool {
        var index = position + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
            if isQuote(at: index), arePounds(pounds, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    // MARK: Comments

    mutating func skipComment() {
        var depth = bytes[position + 1] == UInt8(ascii: "*") ? 1 : 0
        guard depth > 0 else { return skipLine() }
        position += 2
        while position < bytes.count, depth > 0 {
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            switch (bytes[position], next) {
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            default: position += 1
            }
        }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    // MARK: What begins with a pound sign

    /// Reads a raw string, a regular expression between pounds, a condition of the compiler's, or a macro's name.
    mutating func readPound() {
        let start = position
        while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
        let pounds = position - start
        guard position < bytes.count else { return }
        switch bytes[position] {
        case UInt8(ascii: "\""): return readString(pounds: pounds)
        case UInt8(ascii: "/"): return skipRegex(pounds: pounds)
        default: break
        }
        let word = position
        while position < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position]) {
            position += 1
        }
        let end = position
        // Everything that is open inside ends where the word begins.
        position = start
        switch String(decoding: bytes[word..<end], as: UTF8.self) {
        case "if":
            endRow()
            open(UInt8(ascii: "#"), at: start)
        case "else", "elseif":
            if let index = frames.lastIndex(where: { $0.bracket == UInt8(ascii: "#") }), index + 1 < frames.count {
                abandon(index + 1)
            }
        case "endif":
            position = end - 1
            close(UInt8(ascii: "#")) { _ in true }
        default: break
        }
        position = end
        last = .operand
    }

    // MARK: Regular expressions

    /// Reads a slash that begins no comment.
    mutating func readSlash() {
        if last == .sign || last == .word, let end = endOfRegex() {
            regexes.areMentioned = true
            if regexes.areKnown {
                position = end
                noteValue()
                last = .operand
                return
            }
        }
        position += 1
        last = .sign
    }

    /// The end of a regular expression that begins here. It ends on its line, neither begins nor ends with a blank,
    /// and does not close a parenthesis that it has not opened.
    private func endOfRegex() -> Int? {
        var index = position + 1
        var groups = 0
        guard index < bytes.count, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\t") else {
            return nil
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "("): groups += 1
            case UInt8(ascii: ")"):
                groups -= 1
                if groups < 0 { return nil }
            case UInt8(ascii: "/"):
                let isBlank = bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "\t")
                return isBlank ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Skips a regular expression between pounds: to the end of its line, or beyond where it begins with one.
    private mutating func skipRegex(pounds: Int) {
        position += 1
        let isMultiline = position < bytes.count && bytes[position] < UInt8(ascii: " ")
        while position < bytes.count {
            let byte = bytes[position]
            if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            position += 1
            if byte == UInt8(ascii: "\\") {
                position += 1
            } else if byte == UInt8(ascii: "/"), arePounds(pounds, at: position) {
                position += pounds
                break
            }
        }
        noteValue()
        last = .operand
    }
}

/// Lists of types in angle brackets.
extension NestingScan {
    /// A single `<` may begin a list of types, after any token.
    mutating func readLess(_ next: UInt8) {
        let signs = "<=>-+*/%&|^!~.".utf8
        let before = position == 0 ? UInt8(ascii: " ") : bytes[position - 1]
        let isAlone = !signs.contains(next) && !signs.contains(before)
        let isBehindList = !signs.contains(next) && before == UInt8(ascii: ">")
        let isLeftOut = (isAlone || isBehindList) && followsNothing() && isLeftOutAsMisplaced()
        if isAlone, !isLeftOut { open(UInt8(ascii: "<"), at: position) }
        position += 1
        last = .sign
    }

    /// Whether nothing before this sign can have a list of types: there is no name, or the name already has one.
    private func followsNothing() -> Bool {
        guard last == .operand else { return true }
        let before = bytes[..<position].last { $0 > UInt8(ascii: " ") }
        return before == UInt8(ascii: ">")
    }

    /// This token cannot be in a list of types: the signs before it are comparisons.
    mutating func leaveAngles() {
        var index = frames.count
        while index > 1, frames[index - 1].bracket == UInt8(ascii: "<") { index -= 1 }
        if index < frames.count { abandon(index) }
    }
}

import TreeFixtures

/// A text with random damage.
enum TextMutation {
    private static let signs = "{}[]():,.\"'\\<>&*?!|#@-=_/%\n\t ".utf8.map { $0 }

    static func mutated(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var text = text
        for _ in 0...random.below(random.pick([1, 1, 4])) {
            text = random.chance(50) ? changingBytes(text, &random) : changingLines(text, &random)
            // Repeated parts are repeated again, and grow.
            if text.count > 200_000 { break }
        }
        return text
    }

    private static func changingBytes(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var text = text
        let start = random.below(text.count + 1)
        let end = min(text.count, start + random.pick([0, 1, 1, 2, 5, 20, 200]))
        switch random.below(7) {
        case 0: text.removeSubrange(start..<end)
        case 1:
            let copies = Array(repeating: text[start..<end], count: random.pick([1, 2, 50])).joined()
            text.insert(contentsOf: Array(copies), at: start)
        case 2: text.replaceSubrange(start..<end, with: Array(HostileStrings.any(&random).utf8))
        case 3: text.insert(contentsOf: (0...random.below(4)).map { _ in random.pick(signs) }, at: start)
        case 4: text.insert(contentsOf: (0...random.below(4)).map { _ in UInt8(random.below(256)) }, at: start)
        case 5 where random.chance(20): text.removeSubrange(start...)
        default:
            let sign = [random.pick(signs)]
            text.insert(contentsOf: Array(repeating: sign, count: random.pick([3, 30, 300])).joined(), at: start)
        }
        return text
    }

    private static func changingLines(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let (one, other) = (random.below(lines.count), random.below(lines.count))
        switch random.below(4) {
        case 0: lines.swapAt(one, other)
        case 1: lines.insert(lines[other], at: one)
        case 2: lines.remove(at: one)
        default: lines[one] = (lines[one].prefix(random.below(lines[one].count + 1)) + lines[other])
        }
        return Array(lines.joined(separator: [0x0A]))
    }
}

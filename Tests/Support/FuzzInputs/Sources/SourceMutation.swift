import SwiftSyntax
import TreeFixtures

/// Real Swift with parts exchanged for others of their kind, or damaged.
enum SourceMutation {
    static func mutated(_ random: inout SplitMix64) -> [UInt8] {
        let corpus = SourceCorpus.whole
        let number = random.below(corpus.texts.count)
        var text = random.chance(75) ? exchanged(number, of: corpus, &random) : corpus.texts[number]
        // Two programs in one refer to each other's names.
        if random.chance(15) { text += [0x0A] + exchanged(random.below(corpus.texts.count), of: corpus, &random) }
        if random.chance(15) { text = renamed(text, &random) }
        if random.chance(30) { text = TextMutation.mutated(text, &random) }
        return text
    }

    /// Some parts are left out, repeated, nested in themselves, or replaced by others of their kind.
    private static func exchanged(_ number: Int, of corpus: SourceCorpus, _ random: inout SplitMix64) -> [UInt8] {
        let text = corpus.texts[number]
        var changes: [(range: Range<Int>, bytes: [UInt8])] = []
        for _ in 0...random.below(random.pick([1, 3, 8])) {
            let part = random.pick(corpus.parts[number])
            let own = Array(text[part.range])
            var bytes: [UInt8] = []
            switch random.below(10) {
            case 0: break
            case 1: bytes = own + [0x0A] + own
            case 2: bytes = nested(own, part.range, of: corpus, number, &random)
            default:
                guard let others = corpus.partsOfKind[part.kind] else { continue }
                let other = random.pick(others)
                bytes = Array(corpus.texts[other.text][other.range])
            }
            changes.append((part.range, bytes))
        }
        var result: [UInt8] = []
        var end = 0
        for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where change.range.lowerBound >= end {
            result += text[end..<change.range.lowerBound] + change.bytes
            end = change.range.upperBound
        }
        return result + text[end...]
    }

    /// A part that contains itself in the place of a smaller part, several levels deep.
    private static func nested(
        _ own: [UInt8], _ range: Range<Int>, of corpus: SourceCorpus, _ number: Int, _ random: inout SplitMix64
    ) -> [UInt8] {
        let inner = corpus.parts[number].filter { range.contains($0.range.lowerBound) && $0.range.count < range.count }
        guard let inner = inner.randomElement(using: &random)?.range, inner.upperBound <= range.upperBound
        else { return own }
        let head = corpus.texts[number][range.lowerBound..<inner.lowerBound]
        let tail = corpus.texts[number][inner.upperBound..<range.upperBound]
        let depth = min(random.pick([2, 5, 40]), 100_000 / max(range.count, 1) + 1)
        return Array(Array(repeating: head, count: depth).joined()) + own
            + Array(Array(repeating: tail, count: depth).joined())
    }

    /// Replaces one name everywhere by another or a hostile one.
    private static func renamed(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        let words = String(decoding: text, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
        guard let old = words.randomElement(using: &random), let other = words.randomElement(using: &random)
        else { return text }
        let new = random.chance(70) ? String(other) : HostileStrings.any(&random)
        return Array(String(decoding: text, as: UTF8.self).replacing(old, with: new).prefix(200_000).utf8)
    }
}

import Testing
import TreeFixtures

/// What is read in a YAML text is what another YAML reader reads in it.
@Suite struct SecondOpinionTests {
    private static let texts = [
        "a: b", "a:\n  - b\n  - c", "a:\n- b\n- c\nd: e", "- - a\n  - b\n- c", "- a: b\n  c: d\n- e: f",
        "a: {b: c, d: [e, f]}", "[a, b: c, {d: e}]", "{a, b: , c: [ ]}", "{\"a\":b,'c':d}",
        "a: \"b\\n\\u00e9\\x41\\\n  c\"",
        "a: 'it''s\n  two\n\n  lines'", "a: one\n  two\n\n  three # comment\nb: c",
        "a: |\n  one\n   two\n\n  three\nb: c",
        "a: >\n  one\n  two\n\n  three\n   more\n  four\nb: c", "a: |-\n  x\n\n", "a: |+\n  x\n\n",
        "a: >2\n    x\n  y\n",
        "? a\n: b\n? c\n", "? - a\n: - b\n", "a: http://x.y/z#t", "a: b:c -d ?e", "a: -1", "- -1\n- ?x\n- :y",
        "'a b': c\n\"d\": e", "a : b", "# only\n\na: b # c\n\n", "--- a\n...\n", "---\na: b\n...\n", "a: !!str b",
        "a: !t\n  - b",
        "a: &x b", "&x a: b", "a:\n    b:\n      c: d\n    e: f\ng: h", "-\n  a: b\n-\n  - c",
        "a: [b,\n  c,\n# no\n d ]\n",
        "[a\n b, c]", "a: ''\nb: \"\"", "a: |\n\n\n  x\n", "- |\n x\n- y", "a: \"\\/\\t\\0\"",
        "{a: b}: c", "[a]: b",
        "a:\n  # c\n  b", "a:\n\n\n  b: 1\n", "a: 'b' # c", "a: >-\n\n  x\n\n\n  y\n", "a: \"  b  \n  c  \"",
        "a\n b\n c", "- a\n-\n- b",
        "a: -\n  b", "a: b\n c: d", "a: b\n  - c", "a: [b", "a: {b: c", "a: 'b", "a: *b", "a: @b", "a: - b",
        "- a\nb: c", "a: b\n- c", "  a: b\nc: d",
        "a: \"\\z\"", "a: [b]c", "a: 'b'c", "a: b\n---\nc", "a: |x\n  b", "[a, , b]", "{a: b c: d}",
        "a: b: c", "{a\n b: c}",
        "\ta: b", "a:\n\tb: c", "a\nb: c",
    ]

    @Test func `the same values, and the same errors`() throws {
        for (text, other) in zip(Self.texts, try SecondOpinion.values(Self.texts)) {
            let value = try? SecondOpinion.value(text)
            #expect(value == other, "\(text)")
        }
    }

    @Test func `whatever is read of a changed text, the other reader reads as well`() throws {
        var random = SplitMix64(seed: 18)
        let original = Array(richText.unicodeScalars)
        let pieces = [
            "-", ": ", "\n", "\n  ", " ", "\"", "'", "[", "]", "{", "}", "# ", "|\n", ">\n", "? ", "&a ", "x",
        ]
        let texts = (0..<400).map { _ in
            var scalars = original
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let index = scalars.indices.randomElement(using: &random) ?? 0
                if Bool.random(using: &random) { scalars.remove(at: index) }
                scalars.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: index)
            }
            return String(String.UnicodeScalarView(scalars))
        }
        var (same, refused) = (0, 0)
        for (text, other) in zip(texts, try SecondOpinion.values(texts)) {
            guard let value = try? SecondOpinion.value(text) else {
                refused += other == nil ? 0 : 1
                continue
            }
            #expect(value == other, "\(text)")
            same += value == other ? 1 : 0
        }
        #expect(same > 100)
        #expect(refused < 20, "\(refused) texts are refused that the other reader reads")
    }
}

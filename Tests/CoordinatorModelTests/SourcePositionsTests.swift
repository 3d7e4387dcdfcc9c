import CoordinatorModel
import Testing

@Suite struct SourcePositionsTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\nb", 3, 3, 1),
        ("é!", 2, 1, 2), ("😀!", 4, 1, 3), ("\u{FEFF}a", 3, 1, 1), ("ab", 99, 1, 3),
    ])
    func aColumnCountsUTF16(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        #expect(SourcePositions(Array(text.utf8)).position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func aLongTextIsCountedLikeAShortOne() {
        let text = String(repeating: "é😀\r\nabc\n", count: 3_000)
        let positions = SourcePositions(Array(text.utf8))
        #expect(positions.position(at: 12 * 2_999) == SourcePosition(line: 5_999, column: 1))
        #expect(positions.position(at: 12 * 2_999 + 6) == SourcePosition(line: 5_999, column: 4))
        #expect(positions.position(at: 12 * 2_999 + 10) == SourcePosition(line: 6_000, column: 3))
        let oneLine = SourcePositions([UInt8](repeating: UInt8(ascii: "a"), count: 50_000))
        #expect(oneLine.position(at: 49_999) == SourcePosition(line: 1, column: 50_000))
    }
}

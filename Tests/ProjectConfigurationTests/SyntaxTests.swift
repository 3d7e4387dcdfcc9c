import CoordinatorModel
import ProjectConfiguration
import Testing

/// What is not YAML, and what YAML must not do to a reader.
@Suite struct SyntaxTests {
    @Test(arguments: [
        ("rules:\n\tunused-event: off", "2:1", "spaces, not with tabs"),
        ("policies: [{ name: a, forbid: { emits: 1️⃣* } }]", nil, "in quotes"),
        ("policies: [{ name: a, forbid: { emits: 1️⃣*Coordinator } }]", nil, "in quotes"),
        ("version: 1\n---\nversion: 1", "2:1", "remove the ---"),
        ("reason: a: b", "1:10", "in quotes"),
        ("baseline: 1️⃣@x", nil, "in quotes"),
        ("baseline: \"x", nil, nil),
        ("rules: [", nil, nil),
        ("rules: ]", nil, nil),
        ("baseline: \"\\q\"", nil, nil),
        ("%YAML 9.9\n--- {}", nil, nil),
        ("\"\\uD800\": 1", nil, nil),
    ])
    func isNoYAML(marked: String, place: String?, hint: String?) {
        let text = MarkedText(marked)
        let found = problems(text.text)
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("this is not valid YAML: ") == true)
        if let place = place ?? text.places.first { #expect(found.map { "\($0.line):\($0.column)" } == [place]) }
        if let hint { #expect(found.first?.hint?.contains(hint) == true) }
    }

    @Test func aliasesOfAliasesAreRefusedBeforeTheyGrow() {
        var bomb = "a0: &a0 [x]\n"
        for level in 1...60 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
        // As a key, where the parser itself would look at each copy.
        bomb += "? *a60\n: 1\n"
        let found = problems(bomb)
        #expect(found.map(\.message) == ["*a0 refers to an anchor"])
        #expect(found.map(\.line) == [2])
    }

    @Test func anAnchorWithoutAReferenceDoesNoHarm() throws {
        #expect(try configuration("fail-on: &level note # R&D, \"*RD\"").failOn.value == .note)
    }

    @Test(arguments: [
        String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 50_000),
        String(repeating: "- ", count: 50_000), String(repeating: "? ", count: 50_000),
        (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ])
    func whatIsTooDeepIsRefused(yaml: String) {
        #expect(problems(yaml).map(\.message) == ["this is nested too deeply to be a configuration"])
    }

    @Test func whatIsDeepButMeantIsRead() {
        let brackets = String(repeating: "[", count: 90) + String(repeating: "]", count: 90)
        #expect(problems("baseline: \(brackets)").map(\.message) == ["a list is not text"])
        #expect(problems((0..<90).map { String(repeating: " ", count: $0) + "a:\n" }.joined()).map(\.line) == [1])
    }

    @Test func whatIsTooLargeIsRefused() {
        let fits = "#" + String(repeating: "x", count: 256 * 1024 - 1)
        #expect(problems(fits) == [])
        #expect(problems(fits + "x").map(\.message) == ["the file is too large to be a configuration"])
    }

    @Test func manyKeysAndManyDuplicatesComeToAnEnd() {
        #expect(problems((0..<5_000).map { "k\($0): 1\n" }.joined()).count == 100)
        #expect(!problems((0..<1_000).map { "k\($0 / 2): 1\n" }.joined()).isEmpty)
        #expect(!problems(String(repeating: "k: 1\n", count: 1_000)).isEmpty)
        #expect(!problems("? [a]\n: 1\n? [a]\n: 1\n").isEmpty)
        #expect(!problems("{ {a: b}: 1, {a: b}: 2 }").isEmpty)
    }

    @Test(
        arguments: [
            ([0x61, 0x3A, 0x20, 0xFF], "the file is not UTF-8", "1:4"),
            ([0x23, 0x0A, 0xC3, 0x28], "the file is not UTF-8", "2:1"),
            ([0x61, 0x00, 0x62], "the character \"\\u{0}\" is not allowed in YAML", "1:2"),
            ([0x23, 0x1B, 0x5B], "the character \"\\u{1B}\" is not allowed in YAML", "1:2"),
            ([0x23, 0xEF, 0xBF, 0xBF], "the character \"\\u{FFFF}\" is not allowed in YAML", "1:2"),
            ([0xFF, 0xFE, 0x61, 0x00], "the file is not UTF-8", "1:1"),
        ] as [([UInt8], String, String)])
    func bytesThatAreNoText(bytes: [UInt8], message: String, place: String) {
        let found = problems(bytes)
        #expect(found.map(\.message) == [message])
        #expect(found.map { "\($0.line):\($0.column)" } == [place])
    }

    @Test func hostileNamesAreShownAsText() {
        let found = problems("\"a\\e[31m\\n\(String(repeating: "x", count: 500))\": 1")
        #expect(found.count == 1)
        #expect(found[0].description.utf8.count < 600)
        #expect(!found[0].description.utf8.contains(0x1B))
    }
}

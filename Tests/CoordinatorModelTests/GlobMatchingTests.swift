import CoordinatorModel
import Testing
import TreeFixtures

@Suite struct GlobMatchingTests {
    @Test(arguments: [
        ("*aab", "aaab", true), ("*aab", "aaabb", false), ("a*b*c", "abc", true), ("a*b*c", "acb", false),
        ("*", "", true), ("", "", true), ("", "a", false), ("?", "é", true), ("?", "éé", false), ("a*?", "a", false),
        ("a*?", "aé", true), ("*?b", "b", false), ("*é?*b", "xéyzb", true), ("a*a", "a", false), ("a**a", "aa", true),
        ("*ab*ab*", "abab", true), ("*ab*ab*", "abaab", true), ("*ab*ab*", "aab", false),
    ])
    func aGlobMatchesTheWholeName(_ glob: String, _ name: String, _ matches: Bool) {
        #expect(NamePattern(glob).matches(name) == matches)
    }

    /// Each would take hours, byte by byte.
    @Test func longGlobsMeetLongNames() {
        let name = String(repeating: "a", count: 500_000)
        let part = String(repeating: "a", count: 50_000)
        #expect(!NamePattern("*\(part)b*").matches(name))
        #expect(NamePattern("*\(part)b*").matches(name + "b"))
        let short = String(name.prefix(60_000))
        #expect(!NamePattern("*?\(part)b*").matches(short))
        #expect(NamePattern("*?\(part)b*c").matches(short + "bc"))
        #expect(NamePattern("*é?\(part)b").matches("é" + short.prefix(50_001) + "b"))
    }

    /// As a definition says it: `*` is nothing, or a character and `*`.
    @Test(arguments: 0..<200) func shortOnesMatchByDefinition(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func text(_ letters: [Character]) -> [Character] {
            (0..<Int.random(in: 0...8, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
        }
        func matches(_ glob: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
            guard let first = glob.first else { return name.isEmpty }
            if first == "*" {
                return matches(glob.dropFirst(), name) || !name.isEmpty && matches(glob, name.dropFirst())
            }
            return !name.isEmpty && (first == "?" || first == name.first) && matches(glob.dropFirst(), name.dropFirst())
        }
        for _ in 0..<50 {
            let (glob, name) = (text(["a", "b", "*", "?", "é"]), text(["a", "b", "é"]))
            #expect(NamePattern(String(glob)).matches(String(name)) == matches(glob[...], name[...]), "\(glob) \(name)")
        }
    }
}

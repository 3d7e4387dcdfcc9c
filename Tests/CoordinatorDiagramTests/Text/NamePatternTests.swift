import CoordinatorModel
import Testing

/// `*` is any run of characters, `?` any one, all else itself.
@Suite struct NamePatternTests {
    @Test(arguments: [
        ("App", "App"), ("*", ""), ("*", "App"), ("", ""), ("A*", "A"), ("A*", "App"), ("*p", "App"), ("A*p", "App"),
        ("A?p", "App"), ("???", "App"), ("*.didSelect", "Teams.didSelect"), ("Teams.*", "Teams.a.b"),
        ("**A**p**", "App"), ("*a*b*c*", "xaybzc"), ("*ab", "aab"), ("*aab", "aaab"), ("?", "日"), ("日*", "日本"),
        ("*?本", "日本"), ("?", "😀"), ("a*b*", "ab"), ("[a-z]", "[a-z]"), ("\\*", "\\anything"), ("*", "*"),
    ])
    func fits(pattern: String, name: String) { #expect(NamePattern(pattern).matches(name)) }

    @Test(arguments: [
        ("App", "app"), ("App", "AppCoordinator"), ("pp", "App"), ("", "App"), ("?", ""), ("??", "日"), ("???", "日本"),
        ("A*p", "Apx"), ("A?p", "Ap"), ("*?", ""), ("*a*b*c*", "xcybza"), ("Teams.*", "Teams"), ("*ab*ab", "ab"),
        ("*??b", "日b"), ("[a-z]", "a"), (".*", "App"),
    ])
    func doesNotFit(pattern: String, name: String) { #expect(!NamePattern(pattern).matches(name)) }

    @Test func `many stars take no more than the product of both lengths`() {
        // Backtracking into every star would take longer than a lifetime.
        let pattern = NamePattern(String(repeating: "*a", count: 300) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 3000)))
    }

    @Test func `a pattern is written as it was`() { #expect("\(NamePattern("A*?"))" == "A*?") }
}

import CoordinatorModel
import Testing

/// What people look at in a terminal, and what a runner of CI reads along.
@Suite struct PlainTextTests {
    @Test(arguments: [
        ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\nb", #"a\u{A}b"#), ("a\r\nb", #"a\u{D}\u{A}b"#),
        ("\u{202E}x", #"\u{202E}x"#),
        ("\u{2028}", #"\u{2028}"#), ("\u{200B}", #"\u{200B}"#), ("\u{3164}", #"\u{3164}"#), ("\u{2800}", #"\u{2800}"#),
        ("a\u{A0}b", #"a\u{A0}b"#), ("\u{E000}", #"\u{E000}"#), ("\u{34F}", #"\u{34F}"#),
    ])
    func `control characters and invisible characters are shown by their numbers`(text: String, line: String) {
        #expect(PlainText.line(text) == line)
    }

    @Test(arguments: ["", " ", "Größe", "日本語", "⚠️", "e\u{301}", "a::b", "##[x]", "\\u{1B}"])
    func `what people write stays`(text: String) { #expect(PlainText.line(text) == text) }

    @Test(arguments: [
        ("::error::x", #":\u{3A}error::x"#), ("  ::error::x", #"  :\u{3A}error::x"#),
        ("\u{A0}\u{3000}::x", "\u{A0}\u{3000}:\\u{3A}x"),
        ("a\n::b\nc", "a\n:\\u{3A}b\nc"), ("a ##[error]b", #"a ##\u{5B}error]b"#), ("###[", #"###\u{5B}"#),
        ("::\u{301}x", ":\\u{3A}\u{301}x"), ("##[\u{301}", "##\\u{5B}\u{301}"), ("##[##[", #"##\u{5B}##\u{5B}"#),
        ("a\r\n::b", "a\r\n:\\u{3A}b"), ("::##[", #":\u{3A}##\u{5B}"#),
    ])
    func `no line of a log is a command`(text: String, log: String) { #expect(PlainText.log(text) == log) }

    @Test(arguments: ["", "\n", "a::b", "a ::b", ": :", "# #[", "#[", "a\n\n b\n", "\u{1B}[1mred\u{1B}[0m ::x"])
    func `a log without commands stays as it is`(text: String) { #expect(PlainText.log(text) == text) }

    @Test func `messages of several lines are both`() {
        #expect(PlainText.lines("a\u{1B}\n ::b\u{202E}\r\nc") == "a\\u{1B}\n :\\u{3A}b\\u{202E}\\u{D}\nc")
    }
}

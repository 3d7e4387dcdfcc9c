import FindingReports
import Testing

/// In a comment a name is nothing but text: no user is mentioned, nothing is referred to.
@Suite struct MarkdownNameTests {
    @Test(arguments: [
        ("GH-26", "GH-&#8288;26"), ("gh-1", "gh-&#8288;1"), ("TICKET-123", "TICKET-&#8288;123"),
        ("@name", "&#64;&#8288;name"), ("a@b.example", "a&#64;&#8288;b.example"), ("#1", "&#35;&#8288;1"),
        ("owner/repository#2", "owner/repository&#35;&#8288;2"), ("deadbeef", "deadbe&#8288;ef"),
        ("0123456789abcdef0123456789abcdef01234567", "012345&#8288;6789abcdef0123456789abcdef01234567"),
    ])
    func aReferenceIsBroken(_ name: String, _ text: String) { #expect(MarkdownText.inline(name) == text) }

    @Test(arguments: ["GH26", "-26", "A-B", "facade", "decade", "Deadbeef7", "12-34x".replacing("-", with: " ")])
    func whatIsNoneStaysAsItIs(_ name: String) { #expect(MarkdownText.inline(name) == name) }

    @Test(arguments: [
        ("\u{200B}", "&#92;u&#123;200B&#125;"), ("\u{3164}", "&#92;u&#123;3164&#125;"),
        ("\u{2800}", "&#92;u&#123;2800&#125;"),
        ("\u{A0}", "&#92;u&#123;A0&#125;"), ("⚠️", "⚠️"),
    ])
    func anInvisibleNameIsShown(_ name: String, _ text: String) { #expect(MarkdownText.inline(name) == text) }
}

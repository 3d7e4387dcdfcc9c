import TreeFixtures

/// Names with a special meaning for Graphviz, XML, HTML, CSS, Mermaid, JSON, a browser or a terminal, which must have
/// no such meaning in a picture.
enum HostileStrings {
    static let short = [
        "", " ", "\t", "\n", "a\r\nb", "\0", "a\u{1}\u{8}\u{1B}[31mb", "\u{7F}", "\u{85}\u{9B}", "\u{FFFE}\u{FFFF}",
        "\u{2028}\u{2029}", "\u{FEFF}", "\u{200B}", "\u{202E}gnp.exe", "\u{2066}rtl\u{2069}", "\u{200F}mark",
        "e\u{301}",
        "é", "日本語", "😀", "👩‍👩‍👧‍👦", "🏳️‍🌈", "\u{10FFFF}", "\u{E000}", "Z\u{351}\u{36B}\u{343}\u{36A}\u{302}a",
        "<script>alert(1)</script>", "</title><script>alert(1)</script>", "</style>", "<![CDATA[", "]]>", "<!--", "-->",
        "--", "<?xml?>", "<!DOCTYPE x [<!ENTITY a \"b\">]>", "&", "&#58;", "&#x3a;", "&#0;", "&#xFFFF;", "&lt;",
        "&amp;lt;",
        "&bogus;", "&#92;N", "&nbsp;", "\"", "\"onload=\"alert(1)", "' onclick='x",
        "\" xlink:href=\"javascript:alert(1)",
        "javascript:alert(1)", "java\tscript:x", "data:text/html,<b>", "url(#a)", "expression(1)", "}</style>{",
        "<TABLE>", "</TD></TR></TABLE>", "<B>", "</FONT>", "<BR/>", "<IMG SRC=\"/etc/passwd\"/>", "<HR/>",
        "<b>bold</b>",
        "\\", "\\\\", "\\\"", "\\N", "\\G", "\\L", "\\E\\T\\H", "\\n\\l\\r", "ends in \\", "{a|b}", "<port>", "n0:n1",
        "n0 -> n1", "];", "}", "label=\"x\"", "/*", "//", "#", "%%", "%41%n%s", "%{}", "graph", "subgraph", "strict",
        "end", "click n0 href \"javascript:alert(1)\"", ":::lost", "\"]", "|x|", "-->|y|", "`code`", "**bold**",
        "[a](b)",
        "classDef x fill:red", "%%{init: {}}%%", "---\ntitle: x\n---", "$$x$$", "AppEvents.*", "*", "?", ".", "..",
        "a..b",
        ".*", "a/b", "../../etc/passwd", "~", "-", "--help", "@file", "#1", "App#2", "title", "legend", "title-text",
        "n1",
        "true", "null", "-0", "1e999", "constructor", "__proto__", "%", "%n", "${HOME}", "$(id)", "; rm -rf /",
    ]

    /// The strings that the reader accepts as names.
    static let names = short.filter { !$0.isEmpty && !$0.contains("\0") }

    /// Made on demand: a list of constants should not contain 100 kB.
    static let long: [@Sendable () -> String] = [
        { String(repeating: "A", count: 100_000) }, { String(repeating: "é日😀", count: 10_000) },
        { String(repeating: "\\N", count: 20_000) }, { String(repeating: "\n", count: 50_000) },
        { String(repeating: "<b>", count: 20_000) }, { String(repeating: "&", count: 60_000) },
        { String(repeating: "a.", count: 5_000) }, { "a" + String(repeating: "\u{301}", count: 20_000) },
        { String(repeating: "\u{202E}", count: 3_000) }, { String(repeating: "{|", count: 30_000) },
        { String(repeating: "word ", count: 4_000) },
    ]

    static func any(_ random: inout SplitMix64) -> String {
        if random.chance(3) { return random.pick(long)() }
        if random.chance(15) { return random.pick(names) + random.pick(names) }
        return random.pick(random.chance(90) ? names : short)
    }

    /// A string as JSON, with one of the many possible spellings.
    static func json(_ text: String, _ random: inout SplitMix64) -> [UInt8] {
        let escapesAll = text.utf8.count < 1_000 && random.chance(10)
        var bytes = [UInt8(ascii: "\"")]
        for unit in text.utf16 where escapesAll { bytes += escape(unit) }
        for scalar in text.unicodeScalars where !escapesAll {
            switch scalar {
            case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
            case _ where scalar.value < 0x20: bytes += escape(UInt16(scalar.value))
            default: bytes += Array(String(Character(scalar)).utf8)
            }
        }
        return bytes + [UInt8(ascii: "\"")]
    }

    private static func escape(_ unit: UInt16) -> [UInt8] {
        let digits = String(unit, radix: 16)
        return Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8) + Array(digits.utf8)
    }
}

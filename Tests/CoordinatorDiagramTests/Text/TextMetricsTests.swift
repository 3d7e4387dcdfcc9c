import Testing

@testable import CoordinatorDiagram

/// Text is as wide as Adobe's published metrics of Helvetica say.
@Suite struct TextMetricsTests {
    /// Sums of the character widths in Helvetica's and Helvetica-Bold's AFM files, in thousandths.
    @Test(arguments: [
        ("", 0, 0), (" ", 278, 278), ("A", 667, 722), ("i", 222, 278), ("W", 944, 944), ("@", 1015, 975),
        ("~", 584, 584), ("Il1.", 278 + 222 + 556 + 278, 278 + 278 + 556 + 278),
        ("AVATAR", 4 * 667 - 667 + 611 + 667 + 722, 722 + 667 + 722 + 611 + 722 + 722),
        ("Wagon", 944 + 556 + 556 + 556 + 556, 944 + 556 + 611 + 611 + 611),
    ])
    func `words are as wide as their characters`(text: String, regular: Int, bold: Int) {
        #expect(TextMetrics.width(text, size: 1000) == Double(regular))
        #expect(TextMetrics.width(text, size: 1000, bold: true) == Double(bold))
    }

    @Test func `width grows with the size`() {
        #expect(TextMetrics.width("Wagon", size: 11) == 34.848)
        #expect(TextMetrics.width("Wagon", size: 22) == 2 * TextMetrics.width("Wagon", size: 11))
    }

    @Test func `scripts have the widths that fonts agree on`() {
        #expect(TextMetrics.width("日本", size: 1000) == 2000)
        #expect(TextMetrics.width("…", size: 1000) == 1000)
        #expect(TextMetrics.width("\u{A0}", size: 1000) == TextMetrics.width(" ", size: 1000))
        #expect(TextMetrics.width("😀", size: 1000) == 1250)
    }

    @Test func `invisible characters take no space`() {
        #expect(TextMetrics.width("e\u{301}", size: 1000) == TextMetrics.width("e", size: 1000))
        #expect(TextMetrics.width("a\u{202E}\u{200B}b\u{7}", size: 1000) == TextMetrics.width("ab", size: 1000))
    }

    @Test func `tabs and line ends are drawn as spaces, and take their room`() {
        #expect(TextMetrics.width("a\n\tb", size: 1000) == TextMetrics.width("a  b", size: 1000))
    }

    @Test func `text that fits is left alone`() {
        let width = TextMetrics.width("Wagon", size: 10)
        #expect(TextMetrics.fitted("Wagon", to: width, size: 10) == "Wagon")
        #expect(TextMetrics.fitted("", to: 0, size: 10) == "")
    }

    @Test func `text that doesn't is cut before an ellipsis`() {
        // 556 each, and 1000 for the ellipsis: three fit into 2,700.
        #expect(TextMetrics.fitted("aaaaaa", to: 27, size: 10) == "aaa…")
        #expect(TextMetrics.fitted("aaaaaa", to: 26.6, size: 10) == "aa…")
        #expect(TextMetrics.fitted("Wagon", to: 3, size: 10) == "…")
    }

    @Test(arguments: [30.0, 55, 80, 200])
    func `what was cut fits, and no character is cut in two`(limit: Double) {
        let family = "👩‍👩‍👧"
        for text in [String(repeating: family, count: 40), String(repeating: "e\u{301}W日", count: 40)] {
            let fitted = TextMetrics.fitted(text, to: limit, size: 12, bold: true)
            #expect(TextMetrics.width(fitted, size: 12, bold: true) <= limit)
            #expect(fitted.last == "…" && text.hasPrefix(fitted.dropLast()))
            #expect(Array(text).starts(with: Array(fitted.dropLast())))
        }
    }
}

/// Computes the width of text without a font.
///
/// Diagrams are measured with the standard widths of Helvetica, so that they are the same on every machine, whatever
/// fonts it has.
public enum TextMetrics {
    /// The font of diagrams. Systems without it use Liberation Sans or Nimbus Sans, which have the same widths; for
    /// `Helvetica`, some systems use a wider font.
    public static let fontName = "Arial"

    /// The width of one line of `text` in points.
    public static func width(_ text: String, size: Double, bold: Bool = false) -> Double {
        var text = text
        return text.withUTF8 { width(utf8: $0, size: size, bold: bold) }
    }

    /// `text` if it is no wider than `limit` points, else its first characters followed by an ellipsis.
    public static func fitted(_ text: String, to limit: Double, size: Double, bold: Bool = false) -> String {
        if text.utf8.count <= mostBytes, width(text, size: size, bold: bold) <= limit { return text }
        var bytes = 0
        var room = limit - width("…", size: size, bold: bold)
        var end = text.startIndex
        while end < text.endIndex {
            room -= width(String(text[end]), size: size, bold: bold)
            bytes += text[end].utf8.count
            if room < 0 || bytes > mostBytes { break }
            text.formIndex(after: &end)
        }
        return text[..<end] + "…"
    }

    /// An event's name, no wider than `limit`. Its domain is shortened first, because the case distinguishes the events
    /// of a domain; an ellipsis takes the place of the dot as well.
    static func fitted(event name: String, to limit: Double, size: Double, bold: Bool) -> String {
        // A longer name is cut without being measured, because no reader needs more of it.
        guard name.utf8.count <= 400, width(name, size: size, bold: bold) > limit, let dot = name.lastIndex(of: ".")
        else {
            return fitted(name, to: limit, size: size, bold: bold)
        }
        let rest = limit - width(String(name[dot...]), size: size, bold: bold)
        guard rest > width("…", size: size, bold: bold) else { return fitted(name, to: limit, size: size, bold: bold) }
        return fitted(String(name[..<dot]), to: rest, size: size, bold: bold) + name[name.index(after: dot)...]
    }

    /// The largest number of bytes of a drawn line. Text without width, such as 20,000 accents on one letter, would fit
    /// anywhere, and `dot` rejects a run of text beyond 16,384 bytes.
    private static let mostBytes = 2_000

    /// The width of one line of UTF-8 in points.
    public static func width(utf8: UnsafeBufferPointer<UInt8>, size: Double, bold: Bool) -> Double {
        let table = bold ? HelveticaWidths.bold : HelveticaWidths.regular
        var total = 0
        table.withUnsafeBufferPointer { table in
            var index = 0
            while index < utf8.count {
                let byte = utf8[index]
                if byte < 0x80 {
                    // Tabs and line ends are drawn as spaces.
                    let isSpace = byte == 0x09 || byte == 0x0A || byte == 0x0D
                    let slot = isSpace ? 0 : Int(byte) - 0x20
                    total += slot >= 0 && slot < table.count ? Int(table[slot]) : 0
                    index += 1
                } else {
                    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                    var scalar = UInt32(byte) & (0x7F >> UInt32(length))
                    for next in index + 1..<max(index + 1, min(index + length, utf8.count)) {
                        scalar = scalar << 6 | UInt32(utf8[next] & 0x3F)
                    }
                    total += thousandths(of: scalar)
                    index += length
                }
            }
        }
        return Double(total) * size / 1000
    }

    /// Whether all fonts with Helvetica's widths draw a line equally wide: it contains only ASCII and the symbols of
    /// diagrams. The widths of other scripts are good enough for the size of a box, but not for the exact width of
    /// text.
    static func isExact(utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        if utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.allSatisfy { $0.isASCII || exact.contains($0) }
    }

    private static let exact: Set<Unicode.Scalar> = [
        "\u{A0}", "–", "…", "→", "×", "−", "✓", "□", "○", "●", "▪", "▫", "▲", "■", "◊",
    ]

    /// The width of a scalar outside ASCII, by its script: good enough for the size of a box.
    private static func thousandths(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x0300...0x036F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F, 0xFEFF: 0
        case 0x00A0: 278
        case 0x00D7: 584
        case 0x2713: 800
        case 0x00A1...0x052F: 600
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: 1000
        case 0x2026: 1000
        // The symbols of rows, with their widths in Arial.
        case 0x25A0...0x25A1, 0x25CB, 0x25CF: 604
        case 0x25AA...0x25AB: 354
        case 0x25B2: 990
        case 0x25CA: 494
        case 0x2190, 0x2192: 1000
        case 0x2013: 556
        case 0x2212: 584
        case 0x1F000...0x1FAFF, 0x20000...0x3FFFD: 1250
        default: 700
        }
    }
}

/// Escapes text from any source for Graphviz attributes, so that it is only shown as text.
///
/// Only this file escapes. Its results are the *values* for the C library; the DOT text writer only adds quotes around
/// the same values. Measured against the SVG that the library writes, 2.42 and later:
///
/// | attribute | `\N`, `\G` … expand | `\n` breaks lines | entities decode |
/// |---|---|---|---|
/// | `label`, `headlabel`, `xlabel`, `id`, `URL`, `target` | once | in labels, in the same pass | yes |
/// | `tooltip`, `edgetooltip`, `labeltooltip` | once | in a pass of its own, before | yes |
/// | `class`, `comment` and all others | no | no | yes |
public enum DotEscaping {
    /// The value of attribute `name` that shows exactly `text`.
    ///
    /// Control characters are dropped, tabs and line ends become spaces; only tooltips keep their lines. A `URL` that
    /// is not allowed becomes empty, and makes no link (see `url(_:)`).
    public static func attribute(_ text: String, for name: DotAttribute.Name) -> String {
        switch name {
        case .tooltip, .edgetooltip, .labeltooltip:
            plain(text, backslash: #"\\\\"#, keepingLines: true)
        case .label, .headlabel, .xlabel, .id, .target:
            plain(text, backslash: #"\\"#)
        case .URL:
            plain(url(text) ?? "", backslash: #"\\"#)
        default:
            plain(text, backslash: #"\"#)
        }
    }

    /// `text` for the inside of an HTML-like label: between its tags, and in a `TITLE` or `TOOLTIP` of its elements.
    ///
    /// Line ends become spaces, unless `keepingLines` keeps them for a tooltip.
    public static func html(_ text: String, keepingLines: Bool = false) -> String {
        guard text.utf8.contains(where: isSpecialInHTML) else { return text }
        return escape(text, keepingLines: keepingLines) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "'"): "&#39;"
            case UInt8(ascii: "\\"): #"\\"#
            // Text that ends with this character makes the whole label fail: expat waits for `]]>`, and the library for
            // the text.
            case UInt8(ascii: "]"): "&#93;"
            case UInt8(ascii: "\n"): "&#10;"
            default: nil
            }
        }
    }

    /// `text` as an `ID`, `HREF` or `TARGET` of an element of an HTML-like label.
    ///
    /// On output, these are decoded once more than text and tooltips are.
    public static func htmlIdentifier(_ text: String) -> String {
        html(plain(text, backslash: #"\"#))
    }

    /// The value of a text attribute, with `\` written as `backslash`.
    private static func plain(_ text: String, backslash: StaticString, keepingLines: Bool = false) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        return escape(text, keepingLines: keepingLines) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "\\"): backslash
            default: nil
            }
        }
    }

    /// Drops characters that XML does not allow or that are invisible, and replaces ASCII characters with
    /// `replacement`.
    private static func escape(
        _ text: String, keepingLines: Bool, _ replacement: (UInt8) -> StaticString?
    ) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 32)
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\n") where keepingLines: break
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                result.append(UInt8(ascii: " "))
                continue
            case 0..<0x20, 0x7F: continue
            case 0xC2 where rest.first.map { $0 < 0xA0 } == true:  // C1 control characters
                rest.removeFirst()
                continue
            case 0xEF where rest.starts(with: [0xBF, 0xBE]) || rest.starts(with: [0xBF, 0xBF]):  // U+FFFE, U+FFFF
                rest.removeFirst(2)
                continue
            default: break
            }
            if let replaced = replacement(byte) {
                replaced.withUTF8Buffer { result.append(contentsOf: $0) }
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a byte may begin a character that `plain` changes; C1 controls begin with 0xC2, noncharacters with 0xEF.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
            || byte == 0xEF
    }

    private static func isSpecialInHTML(_ byte: UInt8) -> Bool {
        isSpecial(byte) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "]")
    }
}

extension DotValue {
    /// The value of attribute `name` for the C library and, in quotes, for DOT text.
    public func libraryString(for name: DotAttribute.Name) -> String {
        switch self {
        case .text(let text): DotEscaping.attribute(text, for: name)
        case .constant(let value), .html(let value): value
        }
    }
}

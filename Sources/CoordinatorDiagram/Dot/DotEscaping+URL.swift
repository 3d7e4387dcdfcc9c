extension DotEscaping {
    /// `text` as a percent-encoded link that is safe to follow; `nil` if it is not one.
    ///
    /// Allowed are `https`, `http`, `mailto`, a `#fragment`, and a path without a scheme or host. The scheme is checked
    /// after all nested entities and percent-escapes are decoded and all characters that browsers skip in a scheme are
    /// removed, because `java&#115;cript:` and `java%09script:` have the meaning of the decoded text.
    public static func url(_ text: String) -> String? {
        let trimmed = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isSkippedByBrowsers($0) }))
        guard !trimmed.isEmpty, trimmed.utf8.count <= 8192 else { return nil }
        var probe = trimmed
        for _ in 0..<8 {
            guard isAllowed(probe) else { return nil }
            let decoded = decodeOnce(probe)
            guard decoded != probe else { return percentEncoded(trimmed) }
            probe = decoded
        }
        return nil  // only an attack is nested this deep
    }

    private static func isSkippedByBrowsers(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar.properties.isWhitespace
            || scalar.properties.generalCategory == .format || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }

    private static func isAllowed(_ link: String) -> Bool {
        let compact = String(String.UnicodeScalarView(link.unicodeScalars.filter { !isSkippedByBrowsers($0) }))
        if compact.hasPrefix("#") { return true }
        // Browsers read `\` as `/`, so `/\host` leads to another host, like `//host`.
        if compact.contains("\\") || compact.hasPrefix("//") { return false }
        guard let end = compact.firstIndex(where: { ":/?#".contains($0) }), compact[end] == ":" else { return true }
        return ["https", "http", "mailto"].contains(compact[..<end].lowercased())
    }

    /// Decodes entities and percent-escapes, one level of each.
    private static func decodeOnce(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
        while let byte = rest.first {
            if byte == UInt8(ascii: "%"), let value = UInt8(hex: rest.dropFirst().prefix(2)) {
                bytes.append(value)
                rest = rest.dropFirst(3)
            } else if byte == UInt8(ascii: "&"), let (scalar, length) = entity(rest) {
                bytes.append(contentsOf: String(scalar).utf8)
                rest = rest.dropFirst(length)
            } else {
                bytes.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The entity at the start of `text`, and its number of bytes including the semicolon, if there is one.
    private static func entity(_ text: Substring.UTF8View) -> (Unicode.Scalar, Int)? {
        let body = text.dropFirst().prefix(12)
        let name = Substring(body.prefix { $0 != UInt8(ascii: ";") && $0 < 0x80 })
        let named: [Substring: Unicode.Scalar] = [
            "colon": ":", "Tab": "\t", "NewLine": "\n", "amp": "&", "sol": "/", "bsol": "\\", "num": "#", "percnt": "%",
            "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        if let scalar = named[name] { return (scalar, name.utf8.count + 2) }
        guard name.hasPrefix("#") else { return nil }
        let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
        let digits = name.dropFirst(isHex ? 2 : 1).prefix { isHex ? $0.isHexDigit : ("0"..."9").contains($0) }
        guard let value = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value) else { return nil }
        let length = 1 + (isHex ? 2 : 1) + digits.utf8.count
        return (scalar, length + (text.dropFirst(length).first == UInt8(ascii: ";") ? 1 : 0))
    }

    /// Keeps the characters that RFC 3986 allows in a URL, and percent-encodes all others, including a stray `%`.
    private static func percentEncoded(_ text: String) -> String {
        var result = ""
        var rest = Substring(text).utf8
        while let byte = rest.popFirst() {
            let stands =
                byte == UInt8(ascii: "%")
                ? UInt8(hex: rest.prefix(2)) != nil : standing.contains(byte)
            if stands {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += byte < 0x10 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static let standing = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&()*+,;=".utf8)
}

extension UInt8 {
    /// The value of exactly two hexadecimal digits.
    fileprivate init?(hex digits: Substring.UTF8View.SubSequence) {
        guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        self.init(Substring(digits), radix: 16)
    }
}

extension String {
    /// Whether it begins like the name of a type.
    var isCapitalized: Bool {
        guard let byte = utf8.first else { return false }
        // Unicode's tables are used only for characters that are not ASCII.
        if byte < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
        return first?.isUppercase == true
    }
}

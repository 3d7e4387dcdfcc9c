extension String {
    /// The text of bytes in UTF-8; `nil` if they are invalid. The standard library's own initializer needs macOS 15.
    init?(utf8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Invalid bytes were replaced, so they differ.
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}

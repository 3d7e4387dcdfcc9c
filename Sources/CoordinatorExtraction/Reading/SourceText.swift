/// The encoding of a file's bytes.
enum SourceText {
    /// The reason why a file can't be Swift source; `nil` for UTF-8, with or without a byte order mark.
    static func problem(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return "it is UTF-16; Swift's source is UTF-8"
        }
        guard !isASCII(bytes), let offset = firstInvalidByte(in: bytes) else { return nil }
        return "it is not UTF-8: byte \(offset + 1) belongs to no character"
    }

    static func lines(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
        return count + (bytes.last.map { $0 == 0x0A } ?? true ? 0 : 1)
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var seen: UInt8 = 0
        for byte in bytes { seen |= byte }
        return seen < 0x80
    }

    private static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}

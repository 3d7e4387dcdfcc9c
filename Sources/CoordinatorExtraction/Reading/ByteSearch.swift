#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes contain `word`.
    func contains(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            guard let start = baseAddress, let first = word.first, let wanted = word.baseAddress else {
                return word.isEmpty
            }
            var offset = 0
            while offset + word.count <= count, let found = memchr(start + offset, Int32(first), count - offset) {
                offset = start.distance(to: UnsafeRawPointer(found).assumingMemoryBound(to: UInt8.self))
                if offset + word.count <= count, memcmp(start + offset, wanted, word.count) == 0 { return true }
                offset += 1
            }
            return false
        }
    }
}

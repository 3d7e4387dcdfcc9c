/// Makes strings of a file's bytes and shares equal ones, because names of events, types and files recur.
struct StringPool {
    private struct Entry {
        var hash: Int
        var bytes: UnsafeBufferPointer<UInt8>
        var string: String
    }

    private var entries: [Entry?] = Array(repeating: nil, count: 1024)
    private var count = 0

    /// The string of `bytes`, which must be valid UTF-8 and outlive the pool.
    mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        // Strings of up to 15 bytes are stored inline, so there is nothing to share.
        guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
        let hash = Self.hash(bytes)
        var slot = hash & (entries.count - 1)
        while let entry = entries[slot] {
            if entry.hash == hash, entry.bytes.count == bytes.count, entry.bytes.elementsEqual(bytes) {
                return entry.string
            }
            slot = (slot + 1) & (entries.count - 1)
        }
        let string = String(decoding: bytes, as: UTF8.self)
        entries[slot] = Entry(hash: hash, bytes: bytes, string: string)
        count += 1
        if count * 2 > entries.count { grow() }
        return string
    }

    private mutating func grow() {
        let old = entries
        entries = Array(repeating: nil, count: old.count * 4)
        for case let entry? in old {
            var slot = entry.hash & (entries.count - 1)
            while entries[slot] != nil { slot = (slot + 1) & (entries.count - 1) }
            entries[slot] = entry
        }
    }

    /// FNV-1a over words of eight bytes. It only has to be fast: a file made to produce collisions is only read more
    /// slowly.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
        var position = 0
        if let base = UnsafeRawPointer(bytes.baseAddress) {
            while position + 8 <= bytes.count {
                hash = (hash ^ base.loadUnaligned(fromByteOffset: position, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
                position += 8
            }
        }
        while position < bytes.count {
            hash = (hash ^ UInt64(bytes[position])) &* 0x0000_0100_0000_01B3
            position += 1
        }
        hash ^= hash >> 29
        return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF_FFFF_FFFF)
    }
}

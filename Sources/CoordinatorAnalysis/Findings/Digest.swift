/// FNV-1a, 64 bits: unlike `Hasher`, it is the same on every machine and in every run.
package struct Digest {
    /// Creates the digest of nothing.
    package init() {}

    /// The digest so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The digest so far as sixteen hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Adds text and its end.
    package mutating func add(_ text: String) {
        for byte in text.utf8 { addByte(byte) }
        addByte(0xFF)  // 0xFF does not occur in UTF-8, so "ab" + "c" differs from "a" + "bc"
    }

    /// Adds a number.
    package mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { addByte(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    /// Adds bytes as they are.
    package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { addByte(byte) } }

    private mutating func addByte(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

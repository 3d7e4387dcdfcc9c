/// SHA-256 (FIPS 180-4), the hash with which a content security policy identifies scripts.
///
/// The standard library has none, and Foundation has one only on Apple systems. Only the page's own style and script
/// are hashed here.
enum SHA256 {
    static func digest(of message: [UInt8]) -> [UInt8] {
        var bytes = message
        bytes.append(0x80)
        bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
        let length = UInt64(message.count) * 8
        for shift in stride(from: UInt64(56), through: 0, by: -8) { bytes.append(UInt8(length >> shift & 0xFF)) }
        var hash = initial
        var schedule = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: bytes.count, by: 64) {
            for word in 0..<16 {
                let at = start + 4 * word
                schedule[word] =
                    UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
                    | UInt32(bytes[at + 3])
            }
            mix(&schedule, into: &hash)
        }
        return hash.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 0xFF) } }
    }

    /// One block, whose first sixteen words are in the schedule.
    private static func mix(_ schedule: inout [UInt32], into hash: inout [UInt32]) {
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let small = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
            let large = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
            schedule[index] = schedule[index - 16] &+ small &+ schedule[index - 7] &+ large
        }
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for index in 0..<64 {
            let large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ large &+ choice &+ constants[index] &+ schedule[index]
            let small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ small &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let primes: [UInt32] = {
        var primes: [UInt32] = []
        var number: UInt32 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
            number += 1
        }
        return primes
    }()

    /// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
    private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

    /// The same for the cube roots of the first 64 primes.
    private static let constants = primes.map { fraction(cubeRoot(Double($0))) }

    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 4_294_967_296) }

    /// Newton's method from above: it ends when the value no longer decreases.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = number
        while true {
            let next = (2 * root + number / (root * root)) / 3
            guard next < root else { return root }
            root = next
        }
    }
}

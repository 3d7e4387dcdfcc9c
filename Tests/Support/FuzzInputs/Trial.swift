/// What came of an input.
package struct Trial: Sendable {
    /// What is wrong with what came out; empty when all is well.
    package var violations: [String] = []
    /// Whether the input was taken, so that more was tried than the door.
    package var isAccepted = false
    /// Of everything that came out, in its order.
    package private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What was drawn in the DOT language, to be read by an independent parser.
    package var dot: [UInt8]?

    package init() {}

    /// Takes note of something that came out, so that two runs can be compared (FNV-1a).
    mutating func came(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// Some digits that tell an input from others.
    package static func digest(of input: [UInt8]) -> String {
        var trial = Trial()
        trial.came(input)
        return String(trial.digest, radix: 16)
    }

    /// Takes note of a message for people: it has words, and nothing that a terminal or a CI runner obeys.
    mutating func said(_ message: String) {
        came(message.utf8)
        if message.isEmpty { violations.append("a message that says nothing") }
        if message.unicodeScalars.contains(where: { $0 != "\n" && Self.isObeyed($0) }) {
            violations.append("a message that a terminal obeys: \(message.debugDescription.prefix(200))")
        }
    }

    /// Whether a terminal obeys a character, or reorders the line for it.
    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

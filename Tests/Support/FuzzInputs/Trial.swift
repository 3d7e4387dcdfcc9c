/// The results of an input.
package struct Trial: Sendable {
    /// The errors in the results; empty if there are none.
    package var violations: [String] = []
    /// Whether the input was accepted, so that more than its reader was tested.
    package var isAccepted = false
    /// A digest of all results, in order.
    package private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The drawn graph in the DOT language, for an independent parser.
    package var dot: [UInt8]?

    package init() {}

    /// Records a result, so that two runs can be compared (FNV-1a).
    mutating func came(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    /// A few digits that distinguish an input from others.
    package static func digest(of input: [UInt8]) -> String {
        var trial = Trial()
        trial.came(input)
        return String(trial.digest, radix: 16)
    }

    /// Records a message for people: it must have words, and nothing that a terminal or a CI runner interprets.
    mutating func said(_ message: String) {
        came(message.utf8)
        if message.isEmpty { violations.append("a message that says nothing") }
        if message.unicodeScalars.contains(where: { $0 != "\n" && Self.isObeyed($0) }) {
            violations.append("a message that a terminal obeys: \(message.debugDescription.prefix(200))")
        }
    }

    /// Whether a terminal interprets a character, or reorders the line because of it.
    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

import Foundation
import FuzzInputs

/// What the command line asks for.
struct FuzzOptions {
    /// How many inputs are tried, of all kinds together.
    var count = 10_000
    /// For how long inputs are tried, instead.
    var seconds: Double?
    var seed: UInt64 = 0
    var workers = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)
    var kinds = InputKind.allCases
    /// The most memory that a process may take, in MB; 0 for no limit, as sanitizers need it.
    var memory = 8_192
    /// Where inputs that break something are left.
    var folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-fuzz").path
    /// What this process is to try itself.
    var block: FuzzBlock?

    init(_ arguments: some Sequence<String>) {
        var rest = arguments.makeIterator()
        while let option = rest.next() {
            guard let value = rest.next() else { refuse("\(option) needs a value, or isn't known") }
            switch option {
            case "--count": count = Self.number(value)
            case "--seconds": seconds = Double(Self.number(value))
            case "--seed": seed = UInt64(Self.number(value))
            case "--workers": workers = max(1, Self.number(value))
            case "--memory": memory = Self.number(value)
            case "--save": folder = value
            case "--kind":
                guard let kind = InputKind(rawValue: value) else {
                    refuse("\(value) is no kind: \(InputKind.allCases.map(\.rawValue).joined(separator: ", "))")
                }
                kinds = [kind]
            case "--one", "--block":
                guard let block = FuzzBlock(value) else { refuse("\(value) is no KIND:SEED:NUMBER") }
                self.block = block
            default: refuse("\(option) isn't known")
            }
        }
    }

    private static func number(_ text: String) -> Int {
        guard let number = Int(text), number >= 0 else { refuse("\(text) is no number") }
        return number
    }
}

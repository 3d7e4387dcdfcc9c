import FuzzInputs

/// Some inputs of one kind, which one process is to try.
struct FuzzBlock: Sendable {
    var kind: InputKind
    var seed: UInt64
    var first: Int
    var end: Int
    /// 1 for all of them. More when they are tried a second time, in a process in which sets have another order.
    var step = 1

    /// As an argument.
    var text: String { "\(kind.rawValue):\(seed):\(first):\(end):\(step)" }

    init(kind: InputKind, seed: UInt64, first: Int, end: Int, step: Int = 1) {
        (self.kind, self.seed, self.first, self.end, self.step) = (kind, seed, first, end, step)
    }

    /// Reads what `text` says; `KIND:SEED:NUMBER` is a single input.
    init?(_ text: String) {
        let parts = text.split(separator: ":")
        guard parts.count == 3 || parts.count == 5, let kind = InputKind(rawValue: String(parts[0])),
            let seed = UInt64(parts[1])
        else { return nil }
        let numbers = parts.dropFirst(2).compactMap { Int($0) }
        guard numbers.count == parts.count - 2 else { return nil }
        let single = numbers.count == 1
        self.init(
            kind: kind, seed: seed, first: numbers[0], end: single ? numbers[0] + 1 : numbers[1],
            step: single ? 1 : numbers[2])
    }
}

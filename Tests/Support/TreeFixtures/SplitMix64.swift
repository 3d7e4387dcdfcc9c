/// A random number generator that gives the same numbers for the same seed on every machine (SplitMix64).
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether an event with this probability in percent occurs.
    package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// A number from 0 up to, but not including, the limit; 0 if the limit is smaller than 1.
    package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }

    /// A random element.
    package mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}

/// A set of objects, compared by identity. Its order does not matter for the result of a run, so a simpler hash than
/// the standard library's is enough.
struct References {
    /// The objects' addresses, each at the first free position from the one that its hash gives; 0 for none.
    private var places: [UInt] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Adds an object, and returns whether it was not there before.
    @discardableResult
    mutating func insert(_ object: ObjectIdentifier) -> Bool {
        if places.count < 2 * (count + 1) { grow() }
        guard add(UInt(bitPattern: object)) else { return false }
        count += 1
        return true
    }

    private mutating func add(_ address: UInt) -> Bool {
        let last = places.count - 1
        var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & last
        while places[place] != 0 {
            if places[place] == address { return false }
            place = (place + 1) & last
        }
        places[place] = address
        return true
    }

    private mutating func grow() {
        let before = places
        places = [UInt](repeating: 0, count: max(32, 2 * before.count))
        for address in before where address != 0 { _ = add(address) }
    }
}

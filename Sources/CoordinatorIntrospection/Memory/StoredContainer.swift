/// A container of the standard library whose elements can be visited in memory, without running any of their code: they
/// are not hashed, compared or described.
protocol StoredContainer {
    /// Calls `visit` with the address and the type of each element of the value at `address`. The addresses are valid
    /// during the call only.
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void)
}

extension StoredContainer {
    fileprivate static func value(at address: UnsafeRawPointer) -> Self {
        address.assumingMemoryBound(to: Self.self).pointee
    }
}

extension Optional: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        // The payload of an optional is at its beginning, unchanged.
        if value(at: address) != nil { visit(address, Wrapped.self) }
    }
}

extension Optional {
    private static func value(at address: UnsafeRawPointer) -> Bool? {
        if case .some = address.assumingMemoryBound(to: Self.self).pointee { true } else { nil }
    }
}

extension Array: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        value(at: address).withUnsafeBufferPointer { visitAll($0, visit) }
    }
}

extension ContiguousArray: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        value(at: address).withUnsafeBufferPointer { visitAll($0, visit) }
    }
}

extension ArraySlice: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        value(at: address).withUnsafeBufferPointer { visitAll($0, visit) }
    }
}

extension Set: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        let elements = value(at: address).map { (rank: ElementRank(of: $0), element: $0) }
        for (_, element) in elements.sorted(by: { $0.rank < $1.rank }) {
            withUnsafePointer(to: element) { visit($0, Element.self) }
        }
    }
}

extension Dictionary: StoredContainer {
    static func visitElements(at address: UnsafeRawPointer, _ visit: (UnsafeRawPointer, Any.Type) -> Void) {
        let pairs = value(at: address).map { (rank: ElementRank(of: $0.key, then: $0.value), pair: $0) }
        for (_, pair) in pairs.sorted(by: { $0.rank < $1.rank }) {
            withUnsafePointer(to: pair.key) { visit($0, Key.self) }
            withUnsafePointer(to: pair.value) { visit($0, Value.self) }
        }
    }
}

private func visitAll<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ visit: (UnsafeRawPointer, Any.Type) -> Void
) {
    guard let base = elements.baseAddress else { return }
    for index in elements.indices { visit(base + index, Element.self) }
}

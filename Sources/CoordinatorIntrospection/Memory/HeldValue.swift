/// A value on the heap, kept alive while it is inspected.
///
/// A payload or an element of a collection has no lasting address of its own. Copying it retains what it refers to
/// and runs nothing of the app.
class HeldValue {
    fileprivate(set) var address: UnsafeRawPointer

    fileprivate init(address: UnsafeRawPointer) { self.address = address }

    /// Copies the value of a type that lies at an address.
    static func copy(of type: Any.Type, at address: UnsafeRawPointer) -> HeldValue {
        func open<Value>(_: Value.Type) -> HeldValue {
            Box(address.assumingMemoryBound(to: Value.self).pointee)
        }
        return open(type)
    }

    /// Takes the value out of an existential container, and says its type.
    static func content(ofExistentialAt address: UnsafeRawPointer) -> (HeldValue, Any.Type) {
        // Every protocol type without a class constraint begins as `Any` does.
        unwrap(address.assumingMemoryBound(to: Any.self).pointee)
    }

    /// Takes the payload out of an enumeration, also an indirect one; `nil` for a case without one.
    static func payload(of type: Any.Type, at address: UnsafeRawPointer) -> (HeldValue, Any.Type)? {
        func open<Value>(_: Value.Type) -> (HeldValue, Any.Type)? {
            let value = address.assumingMemoryBound(to: Value.self).pointee
            guard runtimePayloadCount(of: value, type: Value.self) > 0 else { return nil }
            var name: UnsafePointer<CChar>?
            var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
            let payload = runtimePayload(of: value, type: Value.self, index: 0, name: &name, freeName: &freeName)
            freeName?(name)
            return unwrap(payload)
        }
        return open(type)
    }

    private static func unwrap(_ value: Any) -> (HeldValue, Any.Type) {
        func open<Value>(_ value: Value) -> (HeldValue, Any.Type) { (Box(value), Value.self) }
        return open(value)
    }

    private final class Box<Value>: HeldValue {
        private let place: UnsafeMutablePointer<Value>

        init(_ value: Value) {
            place = .allocate(capacity: 1)
            place.initialize(to: value)
            super.init(address: UnsafeRawPointer(place))
        }

        deinit {
            place.deinitialize(count: 1)
            place.deallocate()
        }
    }
}

/// A value on the heap, kept alive while it is inspected.
///
/// A payload or an element of a collection has no lasting address. Copying it retains the objects that it refers to,
/// and runs no code of the app.
class HeldValue {
    fileprivate(set) var address: UnsafeRawPointer

    fileprivate init(address: UnsafeRawPointer) { self.address = address }

    /// Copies the value of a type at an address.
    static func copy(of type: Any.Type, at address: UnsafeRawPointer) -> HeldValue {
        func open<Value>(_: Value.Type) -> HeldValue {
            Box(address.assumingMemoryBound(to: Value.self).pointee)
        }
        return open(type)
    }

    /// Copies the value of an existential container, and returns its type.
    static func content(ofExistentialAt address: UnsafeRawPointer) -> (HeldValue, Any.Type) {
        // The layout of every protocol type without a class constraint begins like that of `Any`.
        unwrap(address.assumingMemoryBound(to: Any.self).pointee)
    }

    /// Copies the payload of an enumeration, also of an indirect one; `nil` for a case without a payload.
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

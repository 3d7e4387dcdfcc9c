extension LibraryModel {
    /// The common part of all stream libraries: a stream has subscribers, a subject sends values to them, and an
    /// operator is a stream that subscribes to another one.
    ///
    /// The dialect recognises some attributes: `@emits` sends a value to a stream, `@begins` makes a stream with one,
    /// `@hears` makes a subscription, `@receives` delivers a value to it, `@turns` makes another value of it, of which
    /// `@selects` passes on none that is `nil`, and `@tests` decides whether it goes on. `@ends` tells that there are no more values.
    /// `@watches` makes a subscription beside which the values go on: in an operator of the app's own, as for a log, it
    /// belongs to no object. `@continues` goes on with what another stream sends because of the value.
    /// Operators that change neither values nor subscribers return their stream.
    static let streams = LibraryModel(
        "Streams", modules: [],
        """
        public class _Stream<Value> {
            var heard: ((Value) -> Void)? = nil
            var ended: ((Any) -> Void)? = nil
            var latest: Value

            func _finish(_ handler: @escaping (Any) -> Void) -> _Subscription {
                let subscription = _Subscription(handler)
                ended = { subscription._receive($0) }
                return subscription
            }
            func _listen(_ handler: @escaping (Value) -> Void) -> _Subscription {
                let subscription = _Subscription(handler)
                heard = { subscription._receive($0) }
                return subscription
            }
            func _watch(_ handler: @escaping (Value) -> Void) {
                let subscription = _Subscription(watching: handler)
                heard = { subscription._receive($0) }
            }
            func _hand(on value: Value) { heard?(value) }
        }

        public class _Subject<Value>: _Stream<Value> {
            init() {}
            init(_ value: Value) { latest = value }
            @emits func _take(_ value: Value) {
                latest = value
                heard?(value)
            }
            @begins func _begin(_ value: Value) {
                latest = value
                heard?(value)
            }
        }

        public class _Result<Value>: _Subject<Value> {
            @emits func callAsFunction(_ value: Value) {
                latest = value
                heard?(value)
            }
        }

        public class _Subscription {
            let handler: (Any) -> Any
            @hears init(_ handler: @escaping (Any) -> Any) { self.handler = handler }
            @watches init(watching handler: @escaping (Any) -> Any) { self.handler = handler }
            @receives func _receive(_ value: Any) -> Any { handler(value) }
            @continues func _continue(_ value: Any, _ inner: Any, _ other: _Stream<Any>) {}
            @continues func _combine(_ value: Any, _ other: _Stream<Any>) { other.heard?(_unknown()) }
            func store(in set: Any) {}
            func disposed(by bag: Any) {}
            func dispose() {}
            func cancel() {}
        }
        public class _Turn {
            let handler: (Any) -> Any
            @hears init(_ handler: @escaping (Any) -> Any) { self.handler = handler }
            @turns func _pass(_ value: Any, _ other: _Stream<Any>) { other.heard?(handler(value)) }
            @turns @selects func _select(_ value: Any, _ other: _Stream<Any>) {
                if let made = handler(value) { other.heard?(made) }
            }
        }
        public class _Filter {
            let handler: (Any) -> Any
            @hears init(_ handler: @escaping (Any) -> Any) { self.handler = handler }
            @tests func _passes(_ value: Any) -> Any { handler(value) }
        }
        public final class _Token {
            init() {}
            init(_ cancel: Any) {}
        }
        """)
}

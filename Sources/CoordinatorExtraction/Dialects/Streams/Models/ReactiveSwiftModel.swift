extension LibraryModel {
    static let reactiveModules: Set<String> = ["ReactiveSwift", "ReactiveCocoa"]

    /// The part of ReactiveSwift that matters for navigation: a signal is its own observer.
    static let reactiveSwift = LibraryModel(
        "ReactiveSwift", modules: reactiveModules,
        """
        public typealias Signal<Value, Failure> = _Signal<Value>
        public typealias SignalProducer<Value, Failure> = _Stream<Value>
        public typealias Property<Value> = _Stream<Value>
        public typealias MutableProperty<Value> = _Subject<Value>

        public class _Signal<Item>: _Subject<Item> {
            public typealias Observer = _Signal<Item>
            static func pipe() -> (output: _Signal<Item>, input: _Signal<Item>) {
                let signal = _Signal<Item>()
                return (output: signal, input: signal)
            }
        }
        extension _Subject {
            @emits func send(value: Value) {
                latest = value
                heard?(value)
            }
            func sendCompleted() {}
            func sendInterrupted() {}
            func send(error: Any) {}
        }
        extension _Stream {
            func observeValues(_ action: @escaping (Value) -> Void) -> _Subscription { _listen(action) }
            func startWithValues(_ action: @escaping (Value) -> Void) -> _Subscription { _listen(action) }
            func observeResult(_ action: @escaping (Any) -> Void) -> _Subscription { _listen(action) }
            func startWithResult(_ action: @escaping (Any) -> Void) -> _Subscription { _listen(action) }
            func take(during lifetime: Any) -> _Stream<Value> { self }
        }
        """)
}

extension LibraryModel {
    /// Operators on several streams, the ends of streams, and side effects.
    static let streamCombinations = LibraryModel(
        "Combinations of streams", modules: combineModules.union(rxModules).union(reactiveModules),
        """
        extension _Stream {
            // Several streams.
            func merge(with others: _Stream<Value>...) -> _Stream<Value> {
                let all = _Stream<Value>()
                heard = { all.heard?($0) }
                for one in others { one.heard = { all.heard?($0) } }
                return all
            }
            static func merge(_ others: _Stream<Value>...) -> _Stream<Value> {
                let all = _Stream<Value>()
                for one in others { one.heard = { all.heard?($0) } }
                return all
            }
            static func merge(_ others: [_Stream<Value>]) -> _Stream<Value> {
                let all = _Stream<Value>()
                for one in others { one.heard = { all.heard?($0) } }
                return all
            }
            func concat(_ other: _Stream<Value>) -> _Stream<Value> { merge(with: other) }
            func append(_ other: _Stream<Value>) -> _Stream<Value> { merge(with: other) }
            func amb(_ other: _Stream<Value>) -> _Stream<Value> { merge(with: other) }
            func withLatestFrom<Other>(_ second: _Stream<Other>) -> _Stream<Other> {
                let other = _Stream<Other>()
                heard = { _ in other.heard?(second._lately()) }
                return other
            }
            func withLatestFrom<Second, Other>(
                _ second: _Stream<Second>, resultSelector: @escaping (Value, Second) -> Other
            ) -> _Stream<Other> {
                let other = _Stream<Other>()
                heard = { other.heard?(resultSelector($0, second._lately())) }
                return other
            }
            func combineLatest<Second>(_ second: _Stream<Second>) -> _Stream<(Value, Second)> {
                let all = _Stream<(Value, Second)>()
                heard = { all.heard?(($0, second._lately())) }
                second.heard = { all.heard?((self._lately(), $0)) }
                return all
            }
            func combineLatest(with second: _Stream<Any>) -> _Stream<(Value, Any)> { combineLatest(second) }
            func zip<Second>(_ second: _Stream<Second>) -> _Stream<(Value, Second)> { combineLatest(second) }

            // What the last value was: of a stream that an operator made, nothing is known.
            func _lately() -> Value { latest ?? _unknown() }

            // Some values and the end, or only that: it comes with one of them.
            func first() -> _Stream<Value> { _some() }
            func take(_ count: Any) -> _Stream<Value> { _some() }
            func take(first count: Any) -> _Stream<Value> { _some() }
            func _some() -> _Stream<Value> {
                let other = _Stream<Value>()
                heard = { value in
                    other.heard?(value)
                    other.ended?(value)
                }
                return other
            }
            func ignoreOutput() -> _Stream<Value> { ignoreElements() }
            func asCompletable() -> _Stream<Value> { ignoreElements() }
            func ignoreElements() -> _Stream<Value> {
                let other = _Stream<Value>()
                heard = { other.ended?($0) }
                ended = { other.ended?($0) }
                return other
            }

            // Side effects.
            func handleEvents(
                receiveSubscription: Any = 0, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: Any = 0,
                receiveCancel: Any = 0, receiveRequest: Any = 0
            ) -> _Stream<Value> {
                if let receiveOutput { _watch(receiveOutput) }
                return self
            }
            func `do`(
                onNext: ((Value) -> Void)? = nil, afterNext: Any = 0, onError: Any = 0, afterError: Any = 0,
                onCompleted: Any = 0, afterCompleted: Any = 0, onSubscribe: Any = 0, onSubscribed: Any = 0,
                onDispose: Any = 0, onSuccess: ((Value) -> Void)? = nil
            ) -> _Stream<Value> {
                if let onNext { _watch(onNext) }
                if let onSuccess { _watch(onSuccess) }
                return self
            }
            func on(value: ((Value) -> Void)? = nil) -> _Stream<Value> {
                if let value { _watch(value) }
                return self
            }
        }
        """)
}

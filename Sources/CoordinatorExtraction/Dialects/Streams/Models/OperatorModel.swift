extension LibraryModel {
    /// Operators, with the names that they have in several libraries.
    static let streamOperators = LibraryModel(
        "Operators of streams", modules: combineModules.union(rxModules).union(reactiveModules),
        """
        extension _Stream {
            // Operators that pass on every value.
            func eraseToAnyPublisher() -> _Stream<Value> { self }
            func asObservable() -> _Stream<Value> { self }
            func asDriver() -> _Stream<Value> { self }
            func asDriver(onErrorJustReturn value: Any) -> _Stream<Value> { self }
            func asDriver(onErrorDriveWith value: Any) -> _Stream<Value> { self }
            func asSignal() -> _Stream<Value> { self }
            func asSignal(onErrorJustReturn value: Any) -> _Stream<Value> { self }
            func asSignal(onErrorSignalWith value: Any) -> _Stream<Value> { self }
            func asInfallible(onErrorJustReturn value: Any) -> _Stream<Value> { self }
            func asInfallible(onErrorFallbackTo value: Any) -> _Stream<Value> { self }
            func asSharedSequence() -> _Stream<Value> { self }
            func asSingle() -> _Stream<Value> { self }
            func asMaybe() -> _Stream<Value> { self }
            func asObserver() -> _Stream<Value> { self }
            func receive(on scheduler: Any) -> _Stream<Value> { self }
            func receive(on scheduler: Any, options: Any) -> _Stream<Value> { self }
            func subscribe(on scheduler: Any) -> _Stream<Value> { self }
            func subscribeOn(_ scheduler: Any) -> _Stream<Value> { self }
            func observe(on scheduler: Any) -> _Stream<Value> { self }
            func observeOn(_ scheduler: Any) -> _Stream<Value> { self }
            func share() -> _Stream<Value> { self }
            func share(replay: Any) -> _Stream<Value> { self }
            func share(replay: Any, scope: Any) -> _Stream<Value> { self }
            func multicast(_ subject: Any) -> _Stream<Value> { self }
            func autoconnect() -> _Stream<Value> { self }
            func publish() -> _Stream<Value> { self }
            func refCount() -> _Stream<Value> { self }
            func replay(_ count: Any) -> _Stream<Value> { self }
            func removeDuplicates() -> _Stream<Value> { self }
            func removeDuplicates(by isSame: Any) -> _Stream<Value> { self }
            func distinctUntilChanged() -> _Stream<Value> { self }
            func distinctUntilChanged(_ isSame: Any) -> _Stream<Value> { self }
            func skipRepeats() -> _Stream<Value> { self }
            func debounce(for time: Any, scheduler: Any) -> _Stream<Value> { self }
            func debounce(_ time: Any, scheduler: Any) -> _Stream<Value> { self }
            func debounce(_ time: Any) -> _Stream<Value> { self }
            func throttle(for time: Any, scheduler: Any, latest: Any) -> _Stream<Value> { self }
            func throttle(_ time: Any, latest: Any, scheduler: Any) -> _Stream<Value> { self }
            func throttle(_ time: Any, scheduler: Any) -> _Stream<Value> { self }
            func throttle(_ time: Any) -> _Stream<Value> { self }
            func throttle(_ time: Any, on scheduler: Any) -> _Stream<Value> { self }
            func delay(for time: Any, scheduler: Any) -> _Stream<Value> { self }
            func delay(_ time: Any, scheduler: Any) -> _Stream<Value> { self }
            func delay(_ time: Any) -> _Stream<Value> { self }
            func delay(_ time: Any, on scheduler: Any) -> _Stream<Value> { self }
            func dropFirst() -> _Stream<Value> { self }
            func dropFirst(_ count: Any) -> _Stream<Value> { self }
            func skip(_ count: Any) -> _Stream<Value> { self }
            func skip(first count: Any) -> _Stream<Value> { self }
            func skip(until other: Any) -> _Stream<Value> { self }
            func last() -> _Stream<Value> { self }
            func single() -> _Stream<Value> { self }
            func take(until other: Any) -> _Stream<Value> { self }
            func take(during other: Any) -> _Stream<Value> { self }
            func takeUntil(_ other: Any) -> _Stream<Value> { self }
            func prefix(_ count: Any) -> _Stream<Value> { self }
            func prefix(untilOutputFrom other: Any) -> _Stream<Value> { self }
            func prepend(_ value: Any) -> _Stream<Value> { self }
            func startWith(_ value: Any) -> _Stream<Value> { self }
            func setFailureType(to type: Any) -> _Stream<Value> { self }
            func mapError(_ transform: Any) -> _Stream<Value> { self }
            func promoteError(_ type: Any) -> _Stream<Value> { self }
            func flatMapError(_ transform: Any) -> _Stream<Value> { self }
            func `catch`(_ handler: Any) -> _Stream<Value> { self }
            func catchError(_ handler: Any) -> _Stream<Value> { self }
            func catchErrorJustReturn(_ value: Any) -> _Stream<Value> { self }
            func catchAndReturn(_ value: Any) -> _Stream<Value> { self }
            func replaceError(with value: Any) -> _Stream<Value> { self }
            func replaceEmpty(with value: Any) -> _Stream<Value> { self }
            func replaceNil(with value: Any) -> _Stream<Value> { self }
            func ifEmpty(default value: Any) -> _Stream<Value> { self }
            func retry(_ count: Any) -> _Stream<Value> { self }
            func timeout(_ time: Any, scheduler: Any) -> _Stream<Value> { self }
            func print(_ prefix: Any = "") -> _Stream<Value> { self }
            func debug(_ name: Any = "") -> _Stream<Value> { self }
            func logEvents(_ name: Any = "") -> _Stream<Value> { self }
            var values: _Stream<Value> { self }
            var producer: _Stream<Value> { self }
            var signal: _Stream<Value> { self }
            var value: Value {
                get { latest }
                set { _take(newValue) }
            }

            // Those that make another value of it, or none.
            func map<Other>(_ transform: @escaping (Value) -> Other) -> _Stream<Other> {
                let other = _Stream<Other>()
                let turn = _Turn(transform)
                heard = { turn._pass($0, other) }
                return other
            }
            func tryMap<Other>(_ transform: @escaping (Value) -> Other) -> _Stream<Other> { map(transform) }
            func mapTo<Other>(_ value: Other) -> _Stream<Other> { map { _ in value } }
            func map<Other>(value: Other) -> _Stream<Other> { map { _ in value } }
            func map<Other>(to value: Other) -> _Stream<Other> { map { _ in value } }
            func compactMap<Other>(_ transform: @escaping (Value) -> Other?) -> _Stream<Other> {
                let other = _Stream<Other>()
                let turn = _Turn(transform)
                heard = { turn._select($0, other) }
                return other
            }
            func unwrap() -> _Stream<Value> { compactMap { $0 } }
            func filterMap<Other>(_ transform: @escaping (Value) -> Other?) -> _Stream<Other> { compactMap(transform) }
            func filter(_ isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> {
                let other = _Stream<Value>()
                let filter = _Filter(isIncluded)
                heard = { value in if filter._passes(value) { other.heard?(value) } }
                return other
            }
            func first(where isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> { filter(isIncluded) }
            func prefix(while isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> { filter(isIncluded) }
            func take(while isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> { filter(isIncluded) }
            func skip(while isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> { self }
            func drop(while isIncluded: @escaping (Value) -> Bool) -> _Stream<Value> { self }
            func scan<Other>(_ first: Other, _ transform: @escaping (Other, Value) -> Other) -> _Stream<Other> {
                let other = _Stream<Other>()
                heard = { other.heard?(transform(first, $0)) }
                return other
            }
            func materialize() -> _Stream<Value> { self }
            func dematerialize() -> _Stream<Value> { self }
            func elements() -> _Stream<Value> { self }
            // Errors are values of their own.
            func errors() -> _Stream<Any> {
                let other = _Subject<Any>()
                heard = { _ in other._take(_unknown()) }
                return other
            }
            func withUnretained<Owner>(_ owner: Owner) -> _Stream<(Owner, Value)> {
                let other = _Stream<(Owner, Value)>()
                heard = { other.heard?((owner, $0)) }
                return other
            }
            func withUnretained<Owner, Other>(
                _ owner: Owner, resultSelector: @escaping (Owner, Value) -> Other
            ) -> _Stream<Other> { map { resultSelector(owner, $0) } }

            // Operators that continue with another stream: the author of that closure has received the value.
            func flatMap<Other>(_ transform: @escaping (Value) -> _Stream<Other>) -> _Stream<Other> {
                let other = _Stream<Other>()
                let step = _Subscription(transform)
                heard = { value in
                    let inner = step._receive(value)
                    inner.heard = { other.heard?($0) }
                    step._continue(value, inner, other)
                }
                return other
            }
            func flatMap<Other>(
                maxPublishers: Any, _ transform: @escaping (Value) -> _Stream<Other>
            ) -> _Stream<Other> { flatMap(transform) }
            func flatMap<Other>(
                _ strategy: Any, _ transform: @escaping (Value) -> _Stream<Other>
            ) -> _Stream<Other> { flatMap(transform) }
            func flatMapLatest<Other>(_ transform: @escaping (Value) -> _Stream<Other>) -> _Stream<Other> {
                flatMap(transform)
            }
            func flatMapFirst<Other>(_ transform: @escaping (Value) -> _Stream<Other>) -> _Stream<Other> {
                flatMap(transform)
            }
            func concatMap<Other>(_ transform: @escaping (Value) -> _Stream<Other>) -> _Stream<Other> {
                flatMap(transform)
            }
            func switchToLatest() -> _Stream<Value> {
                let other = _Stream<Value>()
                let step = _Subscription { _ in 0 }
                heard = { inner in
                    inner.heard = { other.heard?($0) }
                    step._continue(inner, inner, other)
                }
                return other
            }
            func switchLatest() -> _Stream<Value> { switchToLatest() }
            func merge() -> _Stream<Value> { switchToLatest() }
            func merge(maxConcurrent: Any) -> _Stream<Value> { switchToLatest() }
            func concat() -> _Stream<Value> { switchToLatest() }
        }
        """)
}

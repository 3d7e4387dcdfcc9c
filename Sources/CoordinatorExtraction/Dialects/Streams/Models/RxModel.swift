extension LibraryModel {
    static let rxModules: Set<String> = [
        "RxSwift", "RxCocoa", "RxRelay", "RxSwiftExt", "RxOptional", "RxGesture", "RxDataSources", "Action",
    ]

    /// The parts of RxSwift, RxRelay and RxCocoa that matter for navigation.
    static let rx = LibraryModel(
        "RxSwift", modules: rxModules,
        """
        public typealias Observable<Element> = _Stream<Element>
        public typealias ObservableType = _Stream
        public typealias ObservableConvertibleType = _Stream
        public typealias Infallible<Element> = _Stream<Element>
        public typealias InfallibleType = _Stream
        public typealias SharedSequenceConvertibleType = _Stream
        public typealias PrimitiveSequence<Trait, Element> = _Stream<Element>
        public typealias PrimitiveSequenceType = _Stream
        public typealias Driver<Element> = _Stream<Element>
        public typealias Signal<Element> = _Stream<Element>
        public typealias SharedSequence<Strategy, Element> = _Stream<Element>
        public typealias Single<Element> = _Stream<Element>
        public typealias Maybe<Element> = _Stream<Element>
        public typealias Completable = _Stream
        public typealias ControlEvent<Element> = _Stream<Element>
        public typealias ControlProperty<Element> = _Subject<Element>
        public typealias PublishSubject<Element> = _Subject<Element>
        public typealias BehaviorSubject<Element> = _Subject<Element>
        public typealias ReplaySubject<Element> = _Subject<Element>
        public typealias AsyncSubject<Element> = _Subject<Element>
        public typealias PublishRelay<Element> = _Subject<Element>
        public typealias BehaviorRelay<Element> = _Subject<Element>
        public typealias ReplayRelay<Element> = _Subject<Element>
        public typealias AnyObserver<Element> = _Subject<Element>
        public typealias ObserverType = _Subject
        public typealias Binder<Element> = _Subject<Element>
        public typealias Variable<Element> = _Subject<Element>
        public typealias Disposable = _Token

        public enum Event<Element> { case next(Element), error(Any), completed }
        public enum SingleEvent<Element> { case success(Element), failure(Any) }

        extension _Subject {
            init(value: Value) { latest = value }
            static func create(bufferSize: Any) -> _Subject<Value> { _Subject<Value>() }
            init<Target>(
                _ target: Target, scheduler: Any = 0, binding: @escaping (Target, Value) -> Void
            ) { _listen { binding(target, $0) } }
            @emits func onNext(_ value: Value) {
                latest = value
                heard?(value)
            }
            @emits func onNext() { heard?(()) }
            @emits func accept(_ value: Value) {
                latest = value
                heard?(value)
            }
            @emits func accept() { heard?(()) }
            @emits @ends func onCompleted() { ended?(()) }
            func onError(_ error: Any) {}
        }

        extension _Stream {
            static func just(_ value: Value) -> _Stream<Value> {
                let subject = _Subject<Value>()
                subject._begin(value)
                return subject
            }
            static func of(_ values: Value...) -> _Stream<Value> {
                let subject = _Subject<Value>()
                for value in values { subject._begin(value) }
                return subject
            }
            static func interval(_ period: Any, scheduler: Any) -> _Stream<Value> { just(period) }
            static func timer(_ due: Any, scheduler: Any) -> _Stream<Value> { just(due) }
            static func timer(_ due: Any, period: Any, scheduler: Any) -> _Stream<Value> { just(due) }
            static func empty() -> _Stream<Value> { _Stream<Value>() }
            static func never() -> _Stream<Value> { _Stream<Value>() }
            static func error(_ error: Any) -> _Stream<Value> { _Stream<Value>() }
            static func deferred(_ make: () -> _Stream<Value>) -> _Stream<Value> { make() }
            static func create(_ work: (_Subject<Value>) -> Any) -> _Stream<Value> {
                let subject = _Subject<Value>()
                work(subject)
                return subject
            }

            // What several streams make together is not known, but each of their values leads there.
            static func zip(
                _ all: _Stream<Any>..., resultSelector: ((Any, Any, Any, Any) -> Any)? = nil
            ) -> _Stream<Any> {
                let other = _Stream<Any>()
                let step = _Subscription { _ in 0 }
                for one in all { one.heard = { step._combine($0, other) } }
                if let resultSelector { return other.map { resultSelector($0, $0, $0, $0) } }
                return other
            }
            static func zip(_ all: [_Stream<Any>]) -> _Stream<Any> {
                let other = _Stream<Any>()
                let step = _Subscription { _ in 0 }
                for one in all { one.heard = { step._combine($0, other) } }
                return other
            }
            static func combineLatest(
                _ all: _Stream<Any>..., resultSelector: ((Any, Any, Any, Any) -> Any)? = nil
            ) -> _Stream<Any> {
                let other = _Stream<Any>()
                let step = _Subscription { _ in 0 }
                for one in all { one.heard = { step._combine($0, other) } }
                if let resultSelector { return other.map { resultSelector($0, $0, $0, $0) } }
                return other
            }
            static func combineLatest(_ all: [_Stream<Any>]) -> _Stream<Any> { zip(all) }
            static func concat(_ others: _Stream<Value>...) -> _Stream<Value> {
                let all = _Stream<Value>()
                for one in others { one.heard = { all.heard?($0) } }
                return all
            }
            static func concat(_ others: [_Stream<Value>]) -> _Stream<Value> { merge(others) }

            func subscribe(
                onNext: ((Value) -> Void)? = nil, onError: Any = 0, onCompleted: ((Any) -> Void)? = nil,
                onDisposed: Any = 0
            ) -> _Subscription {
                if let onCompleted { _finish(onCompleted) }
                if let onNext { return _listen(onNext) }
                return _listen { _ in }
            }
            func subscribe(onSuccess: ((Value) -> Void)?, onFailure: Any = 0, onError: Any = 0, onDisposed: Any = 0)
                -> _Subscription
            {
                if let onSuccess { return _listen(onSuccess) }
                return _listen { _ in }
            }
            func subscribe<Owner>(
                with owner: Owner, onNext: ((Owner, Value) -> Void)? = nil, onError: ((Owner, Any) -> Void)? = nil,
                onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil
            ) -> _Subscription {
                onError?(owner, _unknown())
                onCompleted?(owner)
                onDisposed?(owner)
                return _listen { onNext?(owner, $0) }
            }
            func subscribe<Owner>(
                with owner: Owner, onSuccess: ((Owner, Value) -> Void)?, onFailure: ((Owner, Any) -> Void)? = nil,
                onDisposed: ((Owner) -> Void)? = nil
            ) -> _Subscription {
                onFailure?(owner, _unknown())
                onDisposed?(owner)
                return _listen { onSuccess?(owner, $0) }
            }
            func subscribe<Owner>(
                with owner: Owner, onCompleted: ((Owner) -> Void)?, onError: ((Owner, Any) -> Void)?,
                onDisposed: ((Owner) -> Void)? = nil
            ) -> _Subscription { subscribe(with: owner, onError: onError, onCompleted: onCompleted) }
            // What comes after the completion.
            func andThen<Other>(_ other: _Stream<Other>) -> _Stream<Other> {
                let step = _Subscription { _ in 0 }
                ended = { step._combine($0, other) }
                return other
            }
            func subscribe(_ other: _Subject<Value>) -> _Subscription { _listen { other._take($0) } }
            func subscribe(_ handler: @escaping (Event<Value>) -> Void) -> _Subscription {
                _listen { handler(Event.next($0)) }
            }
            func subscribeNext(weak owner: Any, _ handler: Any) -> _Subscription { _listen { handler(owner)($0) } }

            func bind(to others: _Subject<Value>...) -> _Subscription {
                for other in others { _listen { other._take($0) } }
                return _Subscription { _ in 0 }
            }
            func bind(onNext: @escaping (Value) -> Void) -> _Subscription { _listen(onNext) }
            func bind<Owner>(with owner: Owner, onNext: @escaping (Owner, Value) -> Void) -> _Subscription {
                _listen { onNext(owner, $0) }
            }
            func drive(_ others: _Subject<Value>...) -> _Subscription {
                for other in others { _listen { other._take($0) } }
                return _Subscription { _ in 0 }
            }
            func drive(onNext: ((Value) -> Void)? = nil, onCompleted: Any = 0, onDisposed: Any = 0) -> _Subscription {
                if let onNext { return _listen(onNext) }
                return _listen { _ in }
            }
            func drive<Owner>(with owner: Owner, onNext: ((Owner, Value) -> Void)? = nil) -> _Subscription {
                _listen { onNext?(owner, $0) }
            }
            func emit(to others: _Subject<Value>...) -> _Subscription {
                for other in others { _listen { other._take($0) } }
                return _Subscription { _ in 0 }
            }
            func emit(onNext: ((Value) -> Void)? = nil, onCompleted: Any = 0, onDisposed: Any = 0) -> _Subscription {
                if let onNext { return _listen(onNext) }
                return _listen { _ in }
            }
            func emit<Owner>(with owner: Owner, onNext: ((Owner, Value) -> Void)? = nil) -> _Subscription {
                _listen { onNext?(owner, $0) }
            }
        }
        """)
}

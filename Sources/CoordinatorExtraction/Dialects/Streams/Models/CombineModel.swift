extension LibraryModel {
    static let combineModules: Set<String> = [
        "Combine", "OpenCombine", "SwiftUI", "CombineExt", "CombineCocoa", "CombineSchedulers", "Observation",
    ]

    /// The part of Combine that matters for navigation.
    static let combine = LibraryModel(
        "Combine", modules: combineModules,
        """
        public typealias Publisher<Output, Failure> = _Stream<Output>
        public typealias AnyPublisher<Output, Failure> = _Stream<Output>
        public typealias PassthroughSubject<Output, Failure> = _Subject<Output>
        public typealias CurrentValueSubject<Output, Failure> = _Subject<Output>
        public typealias AnySubject<Output, Failure> = _Subject<Output>
        public typealias PassthroughRelay<Output> = _Subject<Output>
        public typealias CurrentValueRelay<Output> = _Subject<Output>
        public typealias AnyCancellable = _Token
        public typealias Cancellable = _Token

        public enum Publishers {
            public final class Merge: _Stream<Any> {
                init(_ all: _Stream<Any>...) { for one in all { one.heard = { self.heard?($0) } } }
                init(_ all: [_Stream<Any>]) { for one in all { one.heard = { self.heard?($0) } } }
            }
            public typealias MergeMany = Merge
            public typealias Merge3 = Merge
            public typealias Merge4 = Merge
            public typealias Merge5 = Merge
            public typealias Merge6 = Merge
            public typealias Merge7 = Merge
            public typealias Merge8 = Merge
            public final class Zip: _Stream<Any> {
                init(_ all: _Stream<Any>...) {
                    let step = _Subscription { _ in 0 }
                    for one in all { one.heard = { step._combine($0, self) } }
                }
            }
            public typealias Zip3 = Zip
            public typealias Zip4 = Zip
            public typealias CombineLatest = Zip
            public typealias CombineLatest3 = Zip
            public typealias CombineLatest4 = Zip
        }

        public final class Just<Output>: _Subject<Output> {
            init(_ output: Output) { _begin(output) }
        }
        public final class Empty<Output>: _Stream<Output> {
            init() {}
            init(completeImmediately: Any) {}
        }

        extension _Subject {
            @emits func send(_ value: Value) {
                latest = value
                heard?(value)
            }
            @emits func send() { heard?(()) }
            func send(completion: Any) {}
        }

        extension _Stream {
            func sink(receiveValue: @escaping (Value) -> Void) -> _Subscription { _listen(receiveValue) }
            func sink(receiveCompletion: Any, receiveValue: @escaping (Value) -> Void) -> _Subscription {
                _listen(receiveValue)
            }
            func assign(to property: Any) { _listen { _ in Streams.keep() } }
            func assign(to property: Any, on object: Any) -> _Subscription { _listen { _ in Streams.keep() } }
            func subscribe(_ other: _Subject<Value>) -> _Subscription { _listen { other._take($0) } }
        }
        public enum Streams {
            @emits static func keep() {}
        }
        """)
}

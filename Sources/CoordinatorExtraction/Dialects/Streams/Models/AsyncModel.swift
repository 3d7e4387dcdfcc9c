extension LibraryModel {
    /// The streams of Swift's concurrency: a stream is its own continuation. `for await` is lowered to `forEach`.
    static let async = LibraryModel(
        "Swift concurrency", modules: [],
        """
        public class AsyncStream<Element>: _Subject<Element> {
            public typealias Continuation = AsyncStream<Element>

            init() {}
            init(_ build: (AsyncStream<Element>) -> Void) { build(self) }
            init(_ type: Any, _ build: (AsyncStream<Element>) -> Void) { build(self) }
            init(bufferingPolicy: Any, _ build: (AsyncStream<Element>) -> Void) { build(self) }
            init(_ type: Any, bufferingPolicy: Any, _ build: (AsyncStream<Element>) -> Void) { build(self) }
            static func makeStream(bufferingPolicy: Any = 0)
                -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>)
            {
                let stream = AsyncStream<Element>()
                return (stream: stream, continuation: stream)
            }
            static func makeStream<Item>(of type: Item.Type, bufferingPolicy: Any = 0)
                -> (stream: AsyncStream<Item>, continuation: AsyncStream<Item>)
            {
                let stream = AsyncStream<Item>()
                return (stream: stream, continuation: stream)
            }
            func finish() {}
        }
        public typealias AsyncThrowingStream<Element, Failure> = AsyncStream<Element>
        public typealias AsyncChannel<Element> = _Subject<Element>

        extension _Subject {
            @emits func yield(_ value: Value) {
                latest = value
                heard?(value)
            }
            @emits func yield() { heard?(()) }
        }
        extension _Stream {
            func forEach(_ body: @escaping (Value) -> Void) { _listen(body) }
        }
        """)
}

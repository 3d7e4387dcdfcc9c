extension Publisher {
    /// Another value for each value.
    public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
        operate { value, receive in receive(transform(value)) }
    }

    /// Another value for each value, or none.
    public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
        operate { value, receive in if let other = transform(value) { receive(other) } }
    }

    /// The same values; `receiveOutput` sees each of them first.
    public func handleEvents(receiveOutput: @escaping (Output) -> Void) -> AnyPublisher<Output, Failure> {
        operate { value, receive in
            receiveOutput(value)
            receive(value)
        }
    }

    /// The values of both publishers.
    public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        Operator { receive in
            let both = [subscribe(receive), other.subscribe(receive)]
            return AnyCancellable { for one in both { one.cancel() } }
        }
        .eraseToAnyPublisher()
    }

    /// The first value. Then the subscription ends, and lets go of everything that it held.
    public func first() -> AnyPublisher<Output, Failure> {
        Operator { receive in
            let upstream = Upstream()
            let subscription = subscribe { value in
                guard !upstream.isOver else { return }
                upstream.end()
                receive(value)
            }
            upstream.begin(subscription)
            return AnyCancellable { upstream.end() }
        }
        .eraseToAnyPublisher()
    }

    private func operate<Other>(
        _ step: @escaping (Output, (Other) -> Void) -> Void
    ) -> AnyPublisher<Other, Failure> {
        Operator { receive in subscribe { step($0, receive) } }.eraseToAnyPublisher()
    }
}

/// A publisher that subscribes to another one.
private struct Operator<Output, Failure: Error>: Publisher {
    let connect: (@escaping (Output) -> Void) -> AnyCancellable

    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { connect(receive) }
}

/// The subscription of `first()`, which may be over before it is known.
private final class Upstream {
    private var subscription: AnyCancellable?
    private(set) var isOver = false

    func begin(_ subscription: AnyCancellable) {
        if isOver { subscription.cancel() } else { self.subscription = subscription }
    }

    func end() {
        isOver = true
        subscription?.cancel()
        subscription = nil
    }
}

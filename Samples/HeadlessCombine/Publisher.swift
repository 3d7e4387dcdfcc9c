/// Sends values to its subscribers: the part of Combine's `Publisher` that the samples use.
///
/// Values are sent at once, in the order of the subscriptions. There are no schedulers, no demand and no failures.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// Sends every value to `receive` until what it returns is cancelled or freed.
    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
    /// Subscribes with a closure.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}

extension Publisher {
    /// The same publisher, whose type says only what it sends.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let upstream: any Publisher<Output, Failure>

    /// Hides the type of `upstream`.
    public init(_ upstream: some Publisher<Output, Failure>) { self.upstream = upstream }

    /// Subscribes with a closure.
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { upstream.subscribe(receive) }
}

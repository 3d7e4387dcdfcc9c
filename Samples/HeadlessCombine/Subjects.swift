/// Sends on what is sent to it.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let subscribers = Subscribers<Output>()

    /// Makes a subject without subscribers.
    public init() {}

    /// Sends a value to all subscribers.
    public func send(_ value: Output) { subscribers.send(value) }

    /// Subscribes with a closure.
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add(receive) }
}

extension PassthroughSubject where Output == Void {
    /// Sends the only value that there is.
    public func send() { send(()) }
}

/// Keeps its last value for later subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private let subscribers = Subscribers<Output>()

    /// The last value. To set it is to send it.
    public var value: Output { didSet { subscribers.send(value) } }

    /// Makes a subject with a first value.
    public init(_ value: Output) { self.value = value }

    /// Sends a value to all subscribers.
    public func send(_ value: Output) { self.value = value }

    /// Subscribes with a closure.
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let subscription = subscribers.add(receive)
        receive(value)
        return subscription
    }
}

/// A property that publishes its value as `$name`.
@propertyWrapper public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>

    /// Makes a property with a first value.
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

    /// The value.
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.send(newValue) }
    }

    /// The values, beginning with the present one.
    public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}

/// The subscribers of one subject.
final class Subscribers<Output> {
    private final class Subscriber {
        let receive: (Output) -> Void
        init(_ receive: @escaping (Output) -> Void) { self.receive = receive }
    }

    private var subscribers: [Subscriber] = []

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let subscriber = Subscriber(receive)
        subscribers.append(subscriber)
        return AnyCancellable { [weak self] in self?.subscribers.removeAll { $0 === subscriber } }
    }

    func send(_ value: Output) {
        // A subscription that an earlier subscriber ends receives nothing.
        for subscriber in subscribers where subscribers.contains(where: { $0 === subscriber }) {
            subscriber.receive(value)
        }
    }
}

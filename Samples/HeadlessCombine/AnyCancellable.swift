/// A subscription. It ends when it is cancelled, or when no object holds it any more.
public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    /// Makes a subscription that is ended by `end`.
    public init(_ end: @escaping () -> Void) { self.end = end }

    deinit { end?() }

    /// Ends the subscription.
    public func cancel() {
        let end = end
        self.end = nil
        end?()
    }

    /// Keeps the subscription in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Whether both are the same subscription.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

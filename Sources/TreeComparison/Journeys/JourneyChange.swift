import CoordinatorAnalysis
import CoordinatorModel

/// An emission whose event ends differently than before on the same path.
public struct JourneyChange: Sendable {
    /// The kind of the change.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It is lost now: no object on its path intercepts it. Before, an object intercepted it, or there was no such
        /// journey.
        case lost
        /// It was lost, and is intercepted now.
        case intercepted
        /// An object nearer to the emitter consumes it, so the former interceptors further up no longer receive it.
        case earlier
        /// Another object consumes it, which is not nearer.
        case elsewhere
        /// It was consumed. Now it is only observed, and leaves at the root.
        case loose
        /// It was only observed, and is consumed now.
        case settled
    }

    /// The kind of the change.
    public var kind: Kind
    /// The journey before, with the indices of `Overlay.before`; `nil` for a new journey.
    public var before: Journey?
    /// The journey now, with the indices of `Overlay.after`.
    public var after: Journey

    /// The other emitters of the event with the same change, each once, as places in `Overlay.after`.
    public var others: [Place] = []

    /// The full name of the event.
    public var event: String { after.event }
    /// The emitter.
    public var emitter: Place { after.emitter }
}

import CoordinatorAnalysis
import CoordinatorModel

/// An emission whose event ends differently than before on the same path.
public struct JourneyChange: Sendable {
    /// What has become of it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It is lost now: no object on its path intercepts it. Before, one did, or there was no such journey.
        case lost
        /// It was lost, and is intercepted now.
        case intercepted
        /// An object nearer to the emitter consumes it: the earlier interceptors further up don't receive it any more.
        case earlier
        /// Another object consumes it, not nearer.
        case elsewhere
        /// It leaves at the root now: it may be observed only.
        case loose
        /// It left at the root, and is consumed now.
        case settled
    }

    /// What has become of it.
    public var kind: Kind
    /// The journey before, in terms of `Overlay.before`; `nil` for one that is new.
    public var before: Journey?
    /// The journey now, in terms of `Overlay.after`.
    public var after: Journey

    /// The other emitters of the event with the same change, each once, as places in `Overlay.after`.
    public var others: [Place] = []

    /// The full name of the event.
    public var event: String { after.event }
    /// The emitter.
    public var emitter: Place { after.emitter }
}

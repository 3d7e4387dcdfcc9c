import CoordinatorAnalysis
import CoordinatorModel

/// An emission whose event fares otherwise than before on the same path.
public struct JourneyChange: Sendable {
    /// What has become of it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// It is lost now: nobody on its path claims it. Before, somebody did, or there was no such journey.
        case lost
        /// It was lost, and somebody claims it now.
        case caught
        /// Somebody nearer to the emitter consumes it: those who did, or looked, between are not asked any more.
        case earlier
        /// Somebody else consumes it, not nearer.
        case elsewhere
        /// It leaves at the root now: those who look may let it pass.
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

    /// The others who emit the event and fare the same way, each once, as they stand in `Overlay.after`.
    public var others: [Place] = []

    /// The full name of the event.
    public var event: String { after.event }
    /// Who emits it.
    public var emitter: Place { after.emitter }
}

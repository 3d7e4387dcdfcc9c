import CoordinatorModel

/// Why an event is lost, as far as the program itself tells: what it was meant to do decides how much the loss weighs.
///
/// This is the one place that decides. After "A verdict": an error is a loss that contradicts the program's own intent;
/// what nobody in the program ever hears is a warning; what is optional by its own default is a note.
enum LossEvidence: Hashable {
    /// It bubbles, or is a step, and nobody in the whole program claims it.
    case claimedByNobody
    /// Somebody claims it or hears it, but not here.
    case heardElsewhere
    /// Somebody was meant to hear it: extraction says who.
    case meantForSomebody
    /// It goes through a closure, a delegate or a stream to which nobody in the whole program listens.
    case heardByNobody
    /// Its own default does nothing: whoever uses it may listen, and need not.
    case optional

    /// How much the loss weighs.
    var severity: Severity {
        switch self {
        case .claimedByNobody, .heardElsewhere, .meantForSomebody: .error
        case .heardByNobody: .warning
        case .optional: .note
        }
    }

    /// Whether it is one loss for all who emit the event, and not one for each object that emits it.
    var isOfTheEvent: Bool { self != .heardElsewhere }

    /// Weighs what is known.
    ///
    /// - Parameters:
    ///   - emission: what the tree says of the emission.
    ///   - isHeard: whether anybody in the tree claims the event.
    init(of emission: Emission, isHeard: Bool) {
        let wiring = emission.wiring
        if wiring?.intent == .optional {
            self = .optional
        } else if isHeard {
            self = .heardElsewhere
        } else if wiring?.intent == .meant {
            self = .meantForSomebody
        } else if wiring != nil || emission.heard == .never || emission.delivery == .direct {
            self = .heardByNobody
        } else {
            self = .claimedByNobody
        }
    }
}

/// What extraction writes beside an emission that nobody hears, under `x-wiring`: the reason as text, or
/// `{ "reason": "…", "intent": "meant" | "unset" | "optional", "channel": "Type.delegate" }`.
struct MissingWiring {
    /// What the program shows of somebody's intent to listen.
    enum Intent: String {
        /// Somebody conforms, or somebody is assigned: it was meant to be heard.
        case meant
        /// Nobody ever sets the channel.
        case unset
        /// It has a default that does nothing.
        case optional
    }

    /// In words, for the finding's hint.
    let reason: String?
    let intent: Intent
    /// The delegate through which several events go.
    var channel: String?
}

extension Emission {
    /// What extraction says of an output or a delegate that nobody catches; `nil` where it says nothing.
    var wiring: MissingWiring? {
        guard !extensions.isEmpty else { return nil }
        switch extensions["x-wiring"] {
        case .string(let reason)?:
            // A reason that begins with somebody's name tells of somebody who was meant to hear it.
            return MissingWiring(reason: reason, intent: reason.hasPrefix("nobody ") ? .unset : .meant)
        case .object(let members)?:
            var wiring = (reason: String?.none, intent: MissingWiring.Intent.unset)
            if case .string(let reason)? = members["reason"] { wiring.reason = reason }
            if case .string(let word)? = members["intent"] { wiring.intent = .init(rawValue: word) ?? .unset }
            var channel: String?
            if case .string(let name)? = members["channel"] { channel = name }
            return MissingWiring(reason: wiring.reason, intent: wiring.intent, channel: channel)
        default: return nil
        }
    }
}

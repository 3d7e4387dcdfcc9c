import CoordinatorModel

/// Why an event is lost, as far as the program shows it. The intent of the program decides the severity.
///
/// This type alone decides the severity. After "A verdict": an error is a loss that contradicts the program's own
/// intent; an event that no object in the program intercepts is a warning; an event that is optional by its own default
/// is a note.
enum LossEvidence: Hashable {
    /// The event bubbles, or is a step, and no object in the program intercepts it.
    case interceptedByNone
    /// The event is intercepted elsewhere, but not here.
    case interceptedElsewhere
    /// Extraction found an object that should intercept the event.
    case receiverNotWired
    /// The event goes through a closure, a delegate or a stream that no object in the program is wired to.
    case wiredToNone
    /// It is the step with which a flow ends, and only flows that end with it intercept it: there is no end without a step.
    case endOfFlow
    /// A flow hands the step on only for steps that no object sends.
    case neverSent
    /// The default of the channel does nothing, so intercepting the event is optional.
    case optional
    /// It is the result of a coordinator whose parent subscribes and deliberately does nothing with it.
    case ignored
    /// The source was not read to its end: an object may intercept it in code that was not followed.
    case notFollowed

    /// The severity of the loss.
    var severity: Severity {
        switch self {
        case .interceptedByNone, .interceptedElsewhere, .receiverNotWired: .error
        case .wiredToNone, .endOfFlow, .neverSent: .warning
        case .optional, .ignored, .notFollowed: .note
        }
    }

    /// Whether it is one loss for all emitters of the event, and not one for each.
    var isOfTheEvent: Bool { self != .interceptedElsewhere && self != .ignored && self != .neverSent }

    /// Chooses the evidence from the known facts.
    ///
    /// - Parameters:
    ///   - emission: the emission in the tree.
    ///   - isIntercepted: whether an object in the tree intercepts the event, for its own sake if flows end with it.
    ///   - isCutOff: whether the source was not read completely.
    init(of emission: Emission, isIntercepted: Bool, isCutOff: Bool) {
        let wiring = emission.wiring
        if wiring?.intent == .optional {
            self = .optional
        } else if wiring?.intent == .ignored {
            self = .ignored
        } else if isCutOff || wiring?.intent == .unfollowed {
            self = .notFollowed
        } else if emission.handedOn == .idle {
            self = .neverSent
        } else if isIntercepted {
            self = .interceptedElsewhere
        } else if emission.handedOn == .ending {
            self = .endOfFlow
        } else if wiring?.intent == .meant {
            self = .receiverNotWired
        } else if wiring != nil || emission.heard == .never || emission.delivery == .direct {
            self = .wiredToNone
        } else {
            self = .interceptedByNone
        }
    }
}

extension RuleContext {
    /// Why an emission is lost that no object on its path intercepts.
    func evidence(of emission: Emission, named name: Int32) -> LossEvidence {
        let isIntercepted = emission.handedOn == .ending ? interceptedEndings[Int(name)] : isIntercepted[Int(name)]
        return LossEvidence(of: emission, isIntercepted: isIntercepted, isCutOff: tree.cutOff != nil)
    }
}

/// What extraction writes beside an emission that no object intercepts, under `x-wiring`: the reason as text, or
/// `{ "reason": "…", "intent": "meant" | "unset" | "optional" | "ignored" | "unfollowed", "channel": "Type.delegate" }`.
struct MissingWiring {
    /// Whether the program shows an intent to intercept the event.
    enum Intent: String {
        /// A type conforms, or an object is assigned: the event should be intercepted.
        case meant
        /// The channel is never set.
        case unset
        /// The channel has a default that does nothing.
        case optional
        /// Who subscribes does nothing with any value.
        case ignored
        /// The code that may set the channel was not followed to its end.
        case unfollowed
    }

    /// The reason in words, for the finding's hint.
    let reason: String?
    let intent: Intent
    /// The delegate through which several events go.
    var channel: String?
}

extension Emission {
    /// The reason that extraction gives for an output or a delegate that no object intercepts; `nil` if it gives none.
    var wiring: MissingWiring? {
        guard !extensions.isEmpty else { return nil }
        switch extensions[ExtensionKeys.wiring] {
        case .string(let reason)?:
            // Any other reason begins with the type that should intercept the event. Trees that earlier versions wrote
            // contain "nobody".
            let isUnset = reason.hasPrefix("no ") || reason.hasPrefix("nobody")
            return MissingWiring(reason: reason, intent: isUnset ? .unset : .meant)
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

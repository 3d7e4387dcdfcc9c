import CoordinatorAnalysis
import CoordinatorModel

/// What happens on a journey, in the same words wherever one is shown.
public enum JourneyWords {
    /// What happens at one place, such as `consumes it` or `does not intercept it`.
    ///
    /// - Parameters:
    ///   - emits: whether the journey begins there.
    ///   - stops: the interceptors that receive the event there.
    /// - Returns: at least one phrase.
    public static func happenings(emits: Bool, stops: [Stop]) -> [String] {
        var words: [String] = emits ? ["emits it"] : []
        words += stops.map { stop in
            let by = stop.interceptor.by.map { " (intercepted by \($0))" } ?? ""
            switch stop.interceptor.consumes {
            case .always: return "consumes it" + by
            case .sometimes: return "may consume it" + by
            case .never: return "observes it" + by
            }
        }
        return words.isEmpty ? ["does not intercept it"] : words
    }

    /// The end of a journey that no object is sure to consume.
    public static func ending(_ outcome: Journey.Outcome) -> String {
        outcome == .observed
            ? "observed, but no object is sure to consume it" : "lost: no object on the path intercepts it"
    }
}

extension JourneySteps.Step {
    /// What happens here, such as `consumes it` or `does not intercept it`.
    var happening: String {
        let words = JourneyWords.happenings(emits: emits, stops: stops)
        return (words + (isReferredTo ? ["presented by reference"] : [])).joined(separator: " · ")
    }
}

extension JourneySteps.Item {
    /// What the steps are that are not drawn; `nil` for a step that is.
    var omission: String? {
        guard case .omitted(let offered, let looking) = self else { return nil }
        let others = "\(PlainText.count(offered, "more object"))"
        guard looking > 0 else { return "\(others) \(offered == 1 ? "does" : "do") not intercept it" }
        return "\(others), of which \(looking) \(looking == 1 ? "observes" : "observe") it"
    }
}

extension JourneySteps {
    /// How the journey ends; `nil` where its last step says so.
    var ending: String? { outcome == .consumed ? nil : JourneyWords.ending(outcome) }
}

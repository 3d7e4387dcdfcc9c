import CoordinatorAnalysis
import CoordinatorModel

/// The words for the events of a journey, the same wherever a journey is shown.
public enum JourneyWords {
    /// The words for one place, such as `consumes it` or `does not intercept it`.
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

    /// The words for the end of a journey that no interceptor consumes `always`.
    public static func ending(_ outcome: Journey.Outcome) -> String {
        outcome == .observed
            ? "observed, but no object is sure to consume it" : "lost: no object on the path intercepts it"
    }
}

extension JourneySteps.Step {
    /// The words for this step, such as `consumes it` or `does not intercept it`.
    var happening: String {
        let words = JourneyWords.happenings(emits: emits, stops: stops)
        return (words + (isReferredTo ? ["presented by reference"] : [])).joined(separator: " · ")
    }
}

extension JourneySteps.Item {
    /// The words for steps that are not drawn; `nil` for a step that is drawn.
    var omission: String? {
        guard case .omitted(let offered, let looking) = self else { return nil }
        let others = "\(PlainText.count(offered, "more object"))"
        guard looking > 0 else { return "\(others) \(offered == 1 ? "does" : "do") not intercept it" }
        return "\(others), of which \(looking) \(looking == 1 ? "observes" : "observe") it"
    }
}

extension JourneySteps {
    /// The words for the end of the journey; `nil` if its last step consumes the event.
    var ending: String? { outcome == .consumed ? nil : JourneyWords.ending(outcome) }
}

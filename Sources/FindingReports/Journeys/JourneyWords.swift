import CoordinatorAnalysis

/// What happens on a journey, in the same words wherever one is shown.
public enum JourneyWords {
    /// What happens at one place, such as `no claim` or `looks, and lets it pass`.
    ///
    /// - Parameters:
    ///   - emits: whether the journey begins there.
    ///   - stops: the claims that are asked there.
    /// - Returns: at least one happening.
    public static func happenings(emits: Bool, stops: [Stop]) -> [String] {
        var words: [String] = emits ? ["emits it"] : []
        words += stops.map { stop in
            let by = stop.interceptor.by.map { " (caught by \($0))" } ?? ""
            switch stop.interceptor.consumes {
            case .always: return "consumes it" + by
            case .sometimes: return "may consume it" + by
            case .never: return "looks, and lets it pass" + by
            }
        }
        return words.isEmpty ? ["no claim"] : words
    }

    /// How a journey ends that nobody is sure to end.
    public static func ending(_ outcome: Journey.Outcome) -> String {
        "leaves at the root: " + (outcome == .observed ? "nobody is sure to consume it" : "nobody took it")
    }
}

extension JourneySteps.Step {
    /// What happens here, such as `no claim` or `looks, and lets it pass`.
    var happening: String {
        let words = JourneyWords.happenings(emits: emits, stops: stops)
        return (words + (isReferredTo ? ["presented by reference"] : [])).joined(separator: " · ")
    }
}

extension JourneySteps.Item {
    /// What the steps are that are not drawn; `nil` for a step that is.
    var omission: String? {
        guard case .omitted(let asked, let looking) = self else { return nil }
        let others = "\(asked) more \(asked == 1 ? "is" : "are") asked"
        return looking == 0 ? "\(others): no claim" : "\(others), and \(looking) of them look"
    }
}

extension JourneySteps {
    /// How the journey ends; `nil` where its last step says so.
    var ending: String? { outcome == .consumed ? nil : JourneyWords.ending(outcome) }
}

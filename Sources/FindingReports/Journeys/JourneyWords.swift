import CoordinatorAnalysis

/// What a step of a journey is called, in every report that shows one.
extension JourneySteps.Step {
    /// What happens here, such as `no claim` or `looks, and lets it pass`.
    var happening: String {
        var words: [String] = emits ? ["emits it"] : []
        words += stops.map { stop in
            let by = stop.interceptor.by.map { " (caught by \($0))" } ?? ""
            switch stop.interceptor.consumes {
            case .always: return "consumes it" + by
            case .sometimes: return "may consume it" + by
            case .never: return "looks, and lets it pass" + by
            }
        }
        if words.isEmpty { words.append("no claim") }
        if isReferredTo { words.append("presented by reference") }
        return words.joined(separator: " · ")
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
    var ending: String? {
        switch outcome {
        case .consumed: nil
        case .observed: "leaves at the root: nobody is sure to consume it"
        case .unhandled: "leaves at the root: nobody took it"
        }
    }
}

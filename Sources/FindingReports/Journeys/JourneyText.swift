import CoordinatorAnalysis
import CoordinatorModel

/// Journeys drawn for people.
///
/// ```
/// ● TeamsViewController   emits it
/// │ TeamsCoordinator      does not intercept it
/// ○ MainCoordinator       observes it
/// │ AppCoordinator        does not intercept it
/// ✖ lost: no object on the path intercepts it
/// ```
public enum JourneyText {
    /// The widest column of types. After a longer type, the words begin further to the right.
    static let widest = 40

    /// The lines of the drawing, without line breaks. Of a long journey, only the ends and the observers are drawn,
    /// unless `options.verbose` is true.
    public static func lines(
        of journey: Journey, in tree: CoordinatorTree, options: ReportOptions = ReportOptions()
    ) -> [String] {
        lines(JourneySteps(journey, in: tree, isComplete: options.verbose), Ink(options))
    }

    static func lines(_ steps: JourneySteps, _ ink: Ink) -> [String] {
        var width = 0
        for case .step(let step) in steps.items { width = max(width, PlainText.line(step.type).count) }
        width = min(width, widest)
        var lines = steps.items.map { item in
            guard case .step(let step) = item else { return ink.faint("⋮ \(item.omission ?? "")") }
            let type = PlainText.line(step.type)
            let padding = String(repeating: " ", count: max(width - type.count, 0) + 3)
            let happening = PlainText.line(step.happening)
            if let interceptor = strongestInterceptor(of: step) {
                let (mark, paint) = mark(of: interceptor, ink)
                let start = step.emits ? ink.event("●") : paint(mark)
                return "\(start) \(ink.strong(type))\(padding)\(paint(happening))"
            }
            if step.emits { return "\(ink.event("●")) \(ink.strong(type))\(padding)\(happening)" }
            return "\(ink.faint("│")) \(type)\(padding)\(ink.faint(happening))"
        }
        if let ending = steps.ending {
            lines.append(steps.outcome == .unhandled ? ink.bad("✖ \(ending)") : ink.doubtful("↑ \(ending)"))
        }
        return lines
    }

    private static func strongestInterceptor(of step: JourneySteps.Step) -> Interceptor.Consumption? {
        let interceptors = step.stops.map(\.interceptor.consumes)
        return [.always, .sometimes, .never].first { interceptors.contains($0) }
    }

    private static func mark(of interceptor: Interceptor.Consumption, _ ink: Ink) -> (String, (String) -> String) {
        switch interceptor {
        case .always: ("■", ink.good)
        case .sometimes: ("◐", ink.doubtful)
        case .never: ("○", ink.doubtful)
        }
    }
}

import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel

/// One journey, step by step. Each step lists in `data-on` the elements of the picture that are highlighted with it,
/// and in `data-rows` the rows.
struct JourneyMarkup {
    private let content: PageContent
    private let journey: Journey
    private let steps: [JourneyStep]
    /// The indices of the written steps: all steps of a short journey; of a long one, the ends and the interceptors.
    private let kept: [Int]

    /// The number of steps that it contains.
    var size: Int { steps.count }

    /// The number of further journeys from the same emitter to the same end.
    private let more: Int

    init(_ content: PageContent, _ shown: ShownJourneys.ShownJourney) {
        self.content = content
        more = shown.more
        journey = content.journeys[shown.journey]
        steps = JourneyStep.all(of: journey, content.diagram.traces[shown.journey], content)
        let count = steps.count
        let steps = steps
        kept = steps.indices.filter {
            count <= Self.mostInFull || $0 < Self.ends || $0 >= count - Self.ends || !steps[$0].stops.isEmpty
        }
    }

    private static let mostInFull = 24
    private static let ends = 8

    func write(number: Int, to markup: inout Markup) {
        markup.element("li", ["data-journey": "\(number)"]) { item in
            item.element("button", ["class": "track"]) { track in
                let mark = [Journey.Outcome.consumed: "fine", .observed: "note"][journey.outcome] ?? "error"
                track.element("span", ["class": "dot \(mark)", "aria-hidden": "true"])
                track.word(content.tree.type(at: journey.emitter))
                track.word(end, sort: "quiet")
                if more > 0 { track.word("and \(PlainText.count(more, "more path"))", sort: "quiet") }
            }
            item.element("ol", ["class": "steps"]) { list in
                var last = -1
                for position in kept {
                    if position > last + 1 { omitted(last + 1..<position, to: &list) }
                    steps[position].write(content, to: &list)
                    last = position
                }
            }
        }
        markup.newLine()
    }

    private var end: String {
        switch journey.outcome {
        case .consumed:
            let stop = journey.consumer
            return " → \(stop?.interceptor.by ?? stop.map { content.tree.type(at: $0.place) } ?? "")"
        case .observed: return " observed"
        case .unhandled: return " lost"
        }
    }

    /// Many objects in a row that do not intercept the event: they are highlighted together.
    private func omitted(_ range: Range<Int>, to list: inout Markup) {
        list.element(
            "li", ["class": "step none", "data-on": range.flatMap { steps[$0].lights }.joined(separator: " ")]
        ) {
            $0.element("button") {
                $0.element("span", ["class": "quiet"], text: "\(range.count) more that do not intercept it")
            }
        }
    }
}

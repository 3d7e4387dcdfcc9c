import CoordinatorAnalysis
import CoordinatorDiagram
import CoordinatorModel
import FindingReports

/// An object on the path of an event, or the end of the path.
struct JourneyStep {
    /// The object to which the event is offered; `nil` for the end.
    var place: Place?
    var emits = false
    var stops: [Stop] = []
    var ending: Journey.Outcome?
    /// The elements of the picture that are highlighted with the step, in the form of the page's facts: the number of a
    /// box, `b` and the box that a branch leads to, or `f` and the number of a flow.
    var lights: [String] = []
    /// The rows that are highlighted with the step: the box, a colon, and the row's number.
    var rows: [String] = []

    /// The steps of a journey: the emitter's screens from the inside out, its coordinator, and then upwards to its end.
    static func all(of journey: Journey, _ trace: JourneyTrace, _ content: PageContent) -> [JourneyStep] {
        let emitter = journey.emitter
        let path = journey.path
        var steps = stride(from: emitter.screens.count, to: 0, by: -1).map { depth in
            JourneyStep(place: Place(coordinator: emitter.coordinator, screens: Array(emitter.screens.prefix(depth))))
        }
        steps += path.map { JourneyStep(place: Place(coordinator: $0)) }
        steps[0].emits = true
        var position = 0
        var lines: [Int: [Int]] = [:]
        for (number, stop) in journey.stops.enumerated() {
            while position < steps.count - 1, steps[position].place != stop.place { position += 1 }
            steps[position].stops.append(stop)
            let known = content.diagram.leavesOutPassing ? (stop.consumes ? 0 : nil) : number
            if let known, known < trace.lines.count, let line = trace.lines[known] {
                lines[position, default: []].append(line)
            }
        }
        if journey.outcome == .consumed {
            steps.removeLast(steps.count - position - 1)
        } else {
            if journey.outcome == .unhandled { lines[steps.count] = trace.lines.compactMap { $0 } }
            steps.append(JourneyStep(ending: journey.outcome))
        }
        light(&steps, journey, trace, lines, content.diagram)
        return steps
    }

    /// Sets the elements to highlight: the object, the branch that leads to it, and the lines that end at it.
    private static func light(
        _ steps: inout [JourneyStep], _ journey: Journey, _ trace: JourneyTrace, _ lines: [Int: [Int]],
        _ diagram: Diagram
    ) {
        var hop = 0
        let hops = journey.hops
        var below: Int?
        func name(_ port: Flow.Port) -> [String] { port.row.map { ["\(port.box):\($0)"] } ?? [] }
        if let source = trace.source { steps[0].rows += name(source) }
        for position in steps.indices {
            if let box = below { steps[position].lights.append("b\(box)") }
            below = nil
            for line in lines[position] ?? [] {
                let flow = diagram.flows[line]
                steps[position].lights.append("f\(line)")
                if flow.fate == .lost { steps[position].lights.append("\(flow.target.box)") }
                steps[position].rows += name(flow.source) + name(flow.target)
            }
            guard let place = steps[position].place, let box = diagram.boxOfCoordinator[place.coordinator] else {
                continue
            }
            steps[position].lights.append("\(box)")
            guard place.screens.isEmpty else { continue }
            below = box
            if hop < hops.count, hops[hop].child == place.coordinator {
                below = diagram.box(of: hops[hop])
                if let below { steps[position].lights.append("\(below)") }
                hop += 1
            }
        }
    }

    /// The appearance of the step, as a CSS class.
    private var sort: String {
        if let ending { return ending.rawValue }
        return stops.last?.interceptor.consumes.rawValue ?? (emits ? "emits" : "none")
    }

    func write(_ content: PageContent, to markup: inout Markup) {
        markup.element(
            "li",
            [
                "class": "step \(sort)", "data-on": lights.isEmpty ? nil : lights.joined(separator: " "),
                "data-rows": rows.isEmpty ? nil : rows.joined(separator: " "),
            ]
        ) { item in
            item.element("button") { button in
                if let place {
                    button.word(content.tree.type(at: place))
                    let happenings = JourneyWords.happenings(emits: emits, stops: stops)
                    button.word(happenings.joined(separator: ", "), sort: "quiet")
                } else {
                    let text = JourneyWords.ending(ending ?? .unhandled)
                    button.element("span", ["class": "word"], text: text)
                }
            }
            for stop in stops {
                content.places.write(stop.interceptor.location, stop.interceptor.origin, to: &item)
            }
        }
    }
}

import CoordinatorDiagram
import CoordinatorModel

/// The facts about the picture for the page's script: the meaning of its elements, and the destinations of clicks.
struct PictureFacts {
    let content: PageContent
    private var diagram: Diagram { content.diagram }
    /// The flows that start or end at each row.
    private let flowsAtRow: [Flow.Port: [Int]]

    init(_ content: PageContent) {
        self.content = content
        var flowsAtRow: [Flow.Port: [Int]] = [:]
        for (index, flow) in content.diagram.flows.enumerated() {
            for port in Set([flow.source, flow.target]) { flowsAtRow[port, default: []].append(index) }
        }
        self.flowsAtRow = flowsAtRow
    }

    /// All boxes, in the diagram's order: parents before children.
    func boxes() -> [JSONFragment] {
        diagram.boxes.indices.map { index in
            let box = diagram.boxes[index]
            var facts: [(String, JSONFragment)] = [("id", .string(box.id)), ("name", .string(box.title))]
            switch box.subject {
            case .coordinator(let coordinator): facts.append(("coordinator", .number(coordinator)))
            case .reference(let coordinator): facts.append(("reference", .number(coordinator)))
            case .lostEvent: facts.append(("lost", .flag(true)))
            case .unattachedHeading, .corridor, .turn: break
            }
            if let parent = box.parent { facts.append(("parent", .number(parent))) }
            if !box.rows.isEmpty { facts.append(("rows", .array(rows(of: index)))) }
            if let names = unlisted(in: box), !names.isEmpty {
                facts.append(("also", .array(names.map(JSONFragment.string))))
            }
            return .object(facts)
        }
    }

    /// The branches: the id of each element, and the box that it leads to.
    func branches() -> [JSONFragment] {
        diagram.branches.map { ["id": .string(diagram.branchID(to: $0.child)), "to": .number($0.child)] }
    }

    /// The flows, with their events.
    func flows() -> [JSONFragment] {
        diagram.flows.indices.map { index in
            let flow = diagram.flows[index]
            var facts: [(String, JSONFragment)] = [
                ("id", .string(diagram.flowIDs[index])), ("from", .number(flow.source.box)),
                ("to", .number(flow.target.box)),
            ]
            facts += leads(to: content.journeysOfFlow[index] ?? [])
            return .object(facts)
        }
    }

    /// The rows of a box: the switch that hides each row, its text, and the destination of a click.
    private func rows(of index: Int) -> [JSONFragment] {
        var kind = ""
        return diagram.boxes[index].rows.enumerated().map { position, row in
            // A row with a number of omitted entries belongs to the list above it; a row with a number of coordinators
            // does not.
            kind = Self.group(of: row) ?? (row.text.hasSuffix(" beneath") ? "" : kind)
            // A full name usually ends with the short one.
            let text = row.event.flatMap { $0.hasSuffix(row.text) ? $0 : nil } ?? row.text
            var facts: [(String, JSONFragment)] = [("is", .string(kind)), ("text", .string(text))]
            if let event = row.event {
                if event != text { facts.append(("full", .string(event))) }
                let flows = flowsAtRow[Flow.Port(box: index, row: position)] ?? []
                let led = leads(to: flows.flatMap { content.journeysOfFlow[$0] ?? [] })
                let intercepted = content.events(interceptedBy: event).prefix(Self.mostLeads).flatMap { [$0, 0] }
                facts += led.isEmpty ? Self.leads(intercepted) : led
            }
            return .object(facts)
        }
    }

    /// The destination of a click: events, each once, and after each event the number of one of its journeys.
    private func leads(to journeys: [Int]) -> [(String, JSONFragment)] {
        var seen: Set<Int> = []
        var leads: [Int] = []
        for journey in journeys {
            guard let event = content.eventIndex[content.journeys[journey].event], seen.insert(event).inserted else {
                continue
            }
            leads += [event, content.number(ofJourney: journey) ?? 0]
            if seen.count == Self.mostLeads { break }
        }
        return Self.leads(leads)
    }

    private static func leads(_ leads: [Int]) -> [(String, JSONFragment)] {
        leads.isEmpty ? [] : [("leads", .array(leads.map(JSONFragment.number)))]
    }

    /// The largest number of events of a line that offers a choice between them.
    private static let mostLeads = 40

    private static func group(of row: Row) -> String? {
        switch row.meaning {
        case .kind, .remark, .lifetime, .retainCycle, .child, .reference: ""
        case .route: "routes"
        case .screen: "screens"
        case .interceptor, .emission: "events"
        case .more: nil
        }
    }

    /// The names in a coordinator that have no row of their own in its box; search finds them nevertheless.
    private func unlisted(in box: Box) -> [String]? {
        guard case .coordinator(let index) = box.subject else { return nil }
        let coordinator = content.tree.coordinators[index]
        var seen = Set(box.rows.map { $0.event ?? $0.text })
        var names = coordinator.id == coordinator.type ? [] : [coordinator.id]
        names += coordinator.routes.map(\.name)
        names += coordinator.intercepts.map(\.event) + coordinator.emits.map(\.event)
        for screen in coordinator.allScreens {
            names += [screen.type] + screen.intercepts.map(\.event) + screen.emits.map(\.event)
        }
        return names.filter { seen.insert($0).inserted }
    }
}

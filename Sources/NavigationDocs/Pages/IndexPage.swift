import CoordinatorAnalysis
import CoordinatorModel

/// The page of the whole tree: its picture, its coordinators and its findings.
struct IndexPage {
    private let contents: DocsContents
    private let dialect: Dialect
    private let words: PageWords
    private var tree: CoordinatorTree { contents.tree }

    init(_ contents: DocsContents) {
        self.contents = contents
        dialect = Dialect(format: contents.options.format, wayUp: "")
        words = PageWords(contents: contents, dialect: dialect)
    }

    var text: String {
        let isDocC = contents.options.format == .docc
        var text = dialect.heading(1, "Navigation" + (tree.name.map { " of \(dialect.text($0))" } ?? ""))
        if isDocC { text += "@Metadata {\n    @TechnologyRoot\n}\n\n" }
        text += "\(contents.sum), \(dialect.link("and where each event goes", to: .events)). \(contents.verdict)\n\n"
        text += dialect.picture("overview", words: contents.overview)
        text += dialect.heading(2, "Coordinators", anchor: "coordinators") + coordinators
        text += events + findings + unresolved
        return isDocC ? text + topics : text + Self.signature
    }

    /// The note that asks people not to change pages by hand.
    static let signature = "<!-- Written by coordviz docs: what is changed here by hand is lost. -->\n"

    private var coordinators: String {
        dialect.table(
            ["Coordinator", "Kind", "Screen", "Routes", "Emits", "Intercepts", "Findings"],
            contents.order.map { index in
                let coordinator = tree.coordinators[index]
                var (screens, emits, interceptors) = (0, coordinator.emits.count, coordinator.intercepts.count)
                for screen in coordinator.allScreens {
                    screens += 1
                    emits += screen.emits.count
                    interceptors += screen.intercepts.count
                }
                return [
                    words.coordinator(index), dialect.text(coordinator.kind.rawValue), screen(coordinator, of: screens),
                    Self.number(coordinator.routes.count), Self.number(emits), Self.number(interceptors),
                    Self.number(contents.findings[index]?.count ?? 0),
                ]
            })
    }

    /// The first screen of a coordinator, and the number of other screens.
    private func screen(_ coordinator: Coordinator, of count: Int) -> String {
        guard let first = coordinator.screens.first else { return Dialect.nothing }
        return dialect.code(first.type) + (count > 1 ? " and \(count - 1) more" : "")
    }

    private static func number(_ number: Int) -> String { number == 0 ? Dialect.nothing : String(number) }

    private var events: String {
        let names = contents.analysis.propagation.eventNames
        guard !names.isEmpty else { return "" }
        let rows = names.map { name in
            let journeys = contents.itinerary.byEvent[name] ?? []
            let counts = [(Journey.Outcome.consumed, "consumed"), (.observed, "observed"), (.unhandled, "**lost**")]
                .compactMap { outcome, word in
                    let count = journeys.count { $0.outcome == outcome }
                    return count == 0 ? nil : "\(count) \(word)"
                }
            return [words.event(name), counts.isEmpty ? "never emitted" : counts.joined(separator: ", ")]
        }
        return dialect.heading(2, "Events", anchor: "events") + dialect.table(["Event", "Journeys"], rows)
    }

    private var findings: String {
        let findings = contents.analysis.findings
        guard !findings.isEmpty else { return "" }
        let rows = findings.map { finding in
            [
                finding.severity.rawValue, dialect.text(finding.message), dialect.code(finding.rule),
                finding.subject.coordinator.map(words.coordinator) ?? Dialect.nothing,
            ]
        }
        return dialect.heading(2, "Findings", anchor: "findings")
            + dialect.table(["Severity", "Finding", "Rule", "Coordinator"], rows)
    }

    private var unresolved: String {
        guard !tree.unresolved.isEmpty else { return "" }
        let lines = tree.unresolved.map { "- Not followed: \(dialect.text($0.what))\(words.source($0.location))" }
        return dialect.heading(2, "Not followed", anchor: "not-followed")
            + words.capped(lines, "note").joined(separator: "\n") + "\n\n"
    }

    /// The list of pages, from which DocC makes its navigator.
    private var topics: String {
        var text = "## Topics\n\n### Events\n\n- <doc:\(PageReference.events.name(.docc))>\n\n"
        guard !contents.order.isEmpty else { return text }
        text += "### All coordinators\n\n"
        for index in contents.order { text += "- <doc:\(contents.names.coordinators[index])>\n" }
        return text
    }
}

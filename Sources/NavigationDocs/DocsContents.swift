import CoordinatorAnalysis
import CoordinatorModel

/// The documentation of a tree: a page for the whole tree, a page for each coordinator, and a page for the events.
///
/// ```swift
/// let docs = DocsContents(Analysis(tree), options: DocsOptions())
/// for page in docs.pages { print(page.path) }  // index.md, events.md, coordinators/AppCoordinator.md, …
/// ```
///
/// Pictures are listed in `pictures` with their paths, but not drawn.
public struct DocsContents: Sendable {
    /// A file of the documentation.
    public struct Page: Hashable, Sendable {
        /// Its path in the folder.
        public var path: String
        /// Its content.
        public var text: String
    }

    let analysis: Analysis
    let options: DocsOptions
    let names: PageNames
    let anchors: EventAnchors
    let itinerary: Itinerary
    let parents: [Int?]
    /// The coordinators in the order in which pages list them.
    let order: [Int]
    let findings: [Int: [Finding]]
    /// All branches that lead to each coordinator, with the coordinators that have them.
    let presentations: [Int: [(owner: Int, branch: Branch)]]

    var tree: CoordinatorTree { analysis.tree }

    /// Prepares the pages.
    ///
    /// - Parameters:
    ///   - analysis: the tree with its findings.
    ///   - options: how pages are written.
    public init(_ analysis: Analysis, options: DocsOptions) {
        self.analysis = analysis
        self.options = options
        let tree = analysis.tree
        names = PageNames(tree)
        anchors = EventAnchors(analysis.propagation.eventNames)
        itinerary = Itinerary(analysis.propagation)
        parents = tree.parents()
        order = tree.depthFirst()
        var findings: [Int: [Finding]] = [:]
        for finding in analysis.findings {
            var seen: Set<Int> = []
            for coordinator in ([finding.subject] + finding.related.map(\.subject)).compactMap(\.coordinator)
            where seen.insert(coordinator).inserted { findings[coordinator, default: []].append(finding) }
        }
        self.findings = findings
        var presentations: [Int: [(owner: Int, branch: Branch)]] = [:]
        for owner in order {
            for branch in tree.coordinators[owner].branches {
                presentations[branch.child.index, default: []].append((owner, branch))
            }
        }
        self.presentations = presentations
    }

    /// All pages. Takes time linear in the tree and its journeys.
    public var pages: [Page] {
        let format = options.format
        var pages = [
            Page(path: PageReference.index.path(format), text: IndexPage(self).text),
            Page(path: PageReference.events.path(format), text: EventsPage(self).text),
        ]
        for index in order {
            let path = PageReference.coordinator(names.coordinators[index]).path(format)
            pages.append(Page(path: path, text: CoordinatorPage(index, in: self).text))
        }
        return pages.map { Page(path: $0.path, text: "\($0.text)\n\(DocsMark.text)") }
    }

    /// The pictures that the pages show.
    public var pictures: [DocsPicture] {
        var pictures = DocsPicture.pair("overview", subject: nil, options.format)
        guard options.hasPictures else { return pictures }
        for index in order {
            pictures += DocsPicture.pair(names.coordinators[index], subject: index, options.format)
        }
        return pictures
    }

    /// The content of a block in another file: the overview picture, and links to the pages.
    ///
    /// - Parameter way: the path from that file's folder to this one, percent-encoded, with a slash at its end.
    /// - Returns: Markdown.
    public func block(reaching way: String) -> String {
        let dialect = Dialect(format: .markdown, wayUp: way)
        return dialect.picture("overview", words: overview)
            + "\(dialect.link(sum, to: .index)) · \(dialect.link("Events", to: .events))\n"
    }

    /// The alternative text of the overview picture.
    var overview: String { "The coordinators\(tree.name.map { " of \($0)" } ?? "") and the events between them" }

    /// `11 coordinators, 7 events`.
    var sum: String {
        let (coordinators, events) = (order.count, anchors.anchors.count)
        return "\(PlainText.count(coordinators, "coordinator")), \(PlainText.count(events, "event"))"
    }

    /// Whether every event is consumed, as a sentence.
    var verdict: String {
        let emitted = itinerary.byEvent.values.filter { !$0.isEmpty }
        let lost = emitted.count { $0.contains { $0.outcome == .unhandled } }
        let observed = emitted.count { journeys in
            journeys.allSatisfy { $0.outcome != .unhandled } && journeys.contains { $0.outcome == .observed }
        }
        if emitted.isEmpty { return "No event is traced." }
        if lost > 0 {
            return "✕ \(lost) of \(PlainText.count(emitted.count, "event")) \(lost == 1 ? "is" : "are") **lost**."
        }
        if observed > 0 {
            return "✓ No event is lost, \(observed) of \(emitted.count) \(observed == 1 ? "is" : "are") only observed."
        }
        return emitted.count == 1
            ? "✓ The only event is consumed." : "✓ All \(emitted.count) events are consumed."
    }
}

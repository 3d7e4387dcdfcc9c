import ComparisonReports
import CoordinatorDiagram
import CoordinatorModel
import TreeComparison

/// The differences between the two versions on a page.
struct PageChanges {
    let list: ChangeList
    let summary: ComparisonSummary
    /// The changed journeys of events.
    let journeys: [JourneyChange]
    private let entryOfCoordinator: [Int: Int]

    init(_ comparison: Comparison) {
        let list = ChangeList(comparison)
        self.list = list
        summary = ComparisonSummary(comparison)
        journeys = comparison.journeys
        entryOfCoordinator = Dictionary(
            list.entries.indices.compactMap { index in list.entries[index].coordinator.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The changes of a coordinator; `nil` if it has none.
    func entry(of coordinator: Int) -> ChangeList.Entry? {
        entryOfCoordinator[coordinator].map { list.entries[$0] }
    }
}

extension Overlay {
    /// The new version, with the removed parts in their old places.
    var shown: CoordinatorTree {
        var shown = after
        for index in changes.indices where changes[index] == .removed {
            shown.coordinators[index] = tree.coordinators[index]
        }
        return shown
    }
}

extension Markup {
    /// The symbol of a change, with a word for screen readers.
    mutating func change(_ change: Change) {
        element("span", ["class": "change \(change.rawValue)"]) { sign in
            sign.element("span", ["aria-hidden": "true"], text: change.mark)
            sign.element("span", ["class": "unseen"], text: "\(change.rawValue): ")
        }
    }

    /// A change as a symbol and a word in a coloured frame.
    mutating func badge(_ change: Change) {
        element("span", ["class": "badge \(change.rawValue)"], text: "\(change.mark) \(change.rawValue)")
    }

    /// One difference, with its symbol.
    mutating func change(_ line: ChangeList.Line) {
        change(line.change)
        word(line.text)
    }
}

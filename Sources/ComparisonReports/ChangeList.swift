import CoordinatorModel
import TreeComparison

/// The differences between two trees in words, coordinator by coordinator: the content of all reports for people.
public struct ChangeList: Sendable {
    /// A coordinator, or the tree itself, with its changes.
    public struct Entry: Sendable {
        /// The kind of the change.
        public var change: Change
        /// The coordinator, as an index into the overlay's tree; `nil` for the tree itself.
        public var coordinator: Int?
        /// The coordinator's type; `nil` for the tree itself.
        public var type: String?
        /// The coordinator's place in the tree, before if it was removed, and other words about it as a whole.
        public var place: String
        /// The differences.
        public var lines: [Line]
        /// The other coordinators of the same type with the same differences.
        public var others: [Int] = []
    }

    /// One difference.
    public struct Line: Hashable, Sendable {
        /// The kind of the change.
        public var change: Change
        /// The difference as a sentence.
        public var text: String
    }

    /// The coordinators that have changed, from the root down.
    public private(set) var entries: [Entry] = []
    /// The number of differences that do not concern the navigation, such as places in source.
    public private(set) var quiet = 0
    /// The changed journeys of events, in the order of `Comparison.journeys`.
    public let journeys: [Line]

    /// Puts a comparison into words.
    public init(_ comparison: Comparison) {
        let journeyWords = JourneyChangeWords(comparison)
        journeys = comparison.journeys.map {
            Line(change: journeyWords.change($0.kind), text: journeyWords.sentence($0))
        }
        let words = EditWords(comparison)
        var lines: [Int: [Line]] = [:]
        var general: [Line] = []
        for edit in comparison.edits {
            guard !edit.isQuiet else {
                quiet += 1
                continue
            }
            if let coordinator = edit.coordinator {
                lines[coordinator, default: []] += words.lines(for: edit)
            } else {
                general += words.lines(for: edit)
            }
        }
        if !general.isEmpty { entries.append(Entry(change: .changed, place: "", lines: general)) }
        let overlay = comparison.overlay
        var positions: [Saying: Int] = [:]
        for index in overlay.tree.depthFirst() where overlay.changes[index] != .unchanged || lines[index] != nil {
            let type = overlay.tree.coordinators[index].type
            let saying = Saying(change: overlay.changes[index], type: type, lines: lines[index] ?? [])
            if let known = positions[saying] {
                entries[known].others.append(index)
                continue
            }
            positions[saying] = entries.count
            entries.append(
                Entry(
                    change: overlay.changes[index], coordinator: index, type: type, place: words.place(of: index),
                    lines: saying.lines))
        }
        for index in entries.indices where !entries[index].others.isEmpty {
            let more = "and in \(PlainText.count(entries[index].others.count, "more place"))"
            entries[index].place += entries[index].place.isEmpty ? more : ", \(more)"
        }
    }

    /// The changes of a coordinator, which are reported once for all coordinators of its type that have the same
    /// changes.
    private struct Saying: Hashable {
        var change: Change
        var type: String
        var lines: [Line]
    }
}

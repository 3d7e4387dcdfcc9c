import CoordinatorModel
import TreeComparison

/// The differences of two trees in words, coordinator by coordinator: what everything for people tells.
public struct ChangeList: Sendable {
    /// A coordinator, or the tree itself, and what has become of it.
    public struct Entry: Sendable {
        /// What has become of it.
        public var change: Change
        /// The coordinator, as the overlay knows it; `nil` for the tree itself.
        public var coordinator: Int?
        /// The coordinator's type; `nil` for the tree itself.
        public var type: String?
        /// Where it hangs or hung, and what else there is to say of it as a whole.
        public var place: String
        /// What is otherwise.
        public var lines: [Line]
    }

    /// One difference.
    public struct Line: Sendable {
        /// What has become of it.
        public var change: Change
        /// The difference as a sentence.
        public var text: String
    }

    /// The coordinators that are not as they were, from the root down.
    public private(set) var entries: [Entry] = []
    /// How many differences tell nothing about the navigation: places in source and the like.
    public private(set) var quiet = 0
    /// What has become of events, in the order of `Comparison.journeys`.
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
        for index in overlay.tree.depthFirst() where overlay.changes[index] != .unchanged || lines[index] != nil {
            entries.append(
                Entry(
                    change: overlay.changes[index], coordinator: index, type: overlay.tree.coordinators[index].type,
                    place: words.place(of: index), lines: lines[index] ?? []))
        }
    }
}

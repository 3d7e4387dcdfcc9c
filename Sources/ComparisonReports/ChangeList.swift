import CoordinatorModel
import TreeComparison

/// The differences of two trees in words, coordinator by coordinator: what every report for people tells.
struct ChangeList {
    /// A coordinator, or the tree itself, and what has become of it.
    struct Entry {
        var change: Change
        /// The coordinator's type; `nil` for the tree itself.
        var type: String?
        /// Where it hangs or hung, and what else there is to say of it as a whole.
        var place: String
        var lines: [Line]
    }

    /// One difference.
    struct Line {
        var change: Change
        var text: String
    }

    private(set) var entries: [Entry] = []
    /// How many differences tell nothing about the navigation: places in source and the like.
    private(set) var quiet = 0

    init(_ comparison: Comparison) {
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
                    change: overlay.changes[index], type: overlay.tree.coordinators[index].type,
                    place: words.place(of: index), lines: lines[index] ?? []))
        }
    }
}

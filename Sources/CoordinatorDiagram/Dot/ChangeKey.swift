import TreeComparison

/// The key of a picture of two versions: the meaning of its marks, and the number of coordinators with each.
struct ChangeKey {
    private struct Entry {
        var text: String
        var ink: Palette.Ink
    }

    private let entries: [Entry]

    init(_ diagram: Diagram) {
        var counts: [Change: Int] = [:]
        for box in diagram.boxes {
            if case .coordinator = box.subject, let change = box.change { counts[change, default: 0] += 1 }
        }
        let changes = [Change.added, .removed, .changed].compactMap { change in
            counts[change].map { Entry(text: "\(change.mark) \($0) \(change.rawValue)", ink: change.ink ?? .muted) }
        }
        entries =
            changes.isEmpty
            ? [Entry(text: "no coordinator has changed", ink: .muted)]
            : [Entry(text: "Coordinators:", ink: .muted)] + changes + [Entry(text: "faint: as before", ink: .muted)]
    }

    var width: Double {
        (TextMetrics.width(entries.map(\.text).joined(separator: Self.gap), size: Self.size, bold: true)
            * BoxMetrics.slack).rounded(.up)
    }

    func html(_ label: HTMLLabel) -> String {
        entries.enumerated().map { index, entry in
            label.text(
                (index > 0 ? Self.gap : "") + entry.text, entry.ink, size: Self.size, isBold: entry.ink != .muted)
        }.joined()
    }

    private static let size = 10.0
    private static let gap = "   "
}

/// Arranges the many leaves of one coordinator in several columns, to be read one after the other; in rows, if the tree
/// grows downwards.
///
/// The first column is beside the coordinator. Above it is a corridor, through which lines run to the next column; that
/// column has a corridor too if there is a third one. So columns start at the same height, and the picture stays a
/// tree.
struct StarColumns {
    let direction: DiagramOptions.Direction
    /// The largest number of columns.
    let most: Int

    /// Arranges every run of at least `fewest` leaves in columns.
    func arranged(_ boxes: [PendingBox], isLeaf: (PendingBox) -> Bool) -> [PendingBox] {
        var arranged: [PendingBox] = []
        var run: [PendingBox] = []
        for box in boxes {
            if isLeaf(box) {
                run.append(box)
                continue
            }
            arranged += columns(of: run) + [box]
            run = []
        }
        return arranged + columns(of: run)
    }

    private func columns(of leaves: [PendingBox]) -> [PendingBox] {
        let count = min(Self.columns(for: leaves.count, direction), most)
        guard count > 1 else { return leaves }
        let height = (leaves.count + count - 1) / count
        var next: [PendingBox] = []
        for column in (0..<count).reversed() {
            let own = Array(leaves.dropFirst(column * height).prefix(height))
            guard !next.isEmpty, let first = own.first else {
                next = own
                continue
            }
            // It has no branch of its own: the branches of its children start at its end.
            var corridor = first
            corridor.content = .corridor(next)
            corridor.branch = nil
            next = [corridor] + own
        }
        return next
    }

    /// The number of columns with which this many leaves are about as wide as high.
    static func columns(for leaves: Int, _ direction: DiagramOptions.Direction) -> Int {
        let ratio = direction == .right ? heightByWidth : 1 / heightByWidth
        return leaves < fewest ? 1 : Int((Double(leaves) * ratio).squareRoot().rounded())
    }

    /// Fewer leaves are in one column, as is usual for a tree.
    private static let fewest = 12
    /// The height of a usual leaf in relation to its width, including the room around it.
    private static let heightByWidth = 0.4
}

import CoordinatorModel
import TreeComparison

/// The lines from parents to children, and what they and the rows of their routes say.
extension DiagramBuilder {
    mutating func addBranch(_ pending: PendingBox, to box: Int) {
        guard let parent = pending.parent else { return }
        guard let (owner, index) = pending.branch else {
            branches.append(BranchLine(parent: parent, child: box, presentation: "", route: ""))
            return
        }
        let branch = tree.coordinators[owner].branches[index]
        var line = BranchLine(
            parent: parent, child: box, presentation: branch.presentation ?? "", route: branch.route ?? "",
            routeRow: branch.route.flatMap { places.rows[parent]?.rowOfRoute[$0] })
        line.lifetime = lifetimes.rows(of: (owner, index)).map(\.text)
        if let known = overlay?.branches[owner][index] {
            line.change = known.change
            // A box with rows says so in a row, which has more space.
            if boxes[box].isReference || options.detail == .titles {
                line.before = known.before.map { BranchLine.words($0.presentation ?? "", $0.route ?? "") }
            }
        }
        if let row = line.routeRow, line.before == nil, line.change == nil || line.change == .unchanged,
            case .route = boxes[parent].rows[row].meaning
        {
            line.isNamedByRow = true
            nameRow(row, of: parent, line.presentation)
        }
        branches.append(line)
    }

    /// A route's row says how its branch presents, so that the line needs no words of its own.
    private mutating func nameRow(_ row: Int, of box: Int, _ presentation: String) {
        let known = boxes[box].rows[row].tail.split(separator: ", ").map(String.init)
        guard !presentation.isEmpty, !known.contains(presentation) else { return }
        boxes[box].rows[row].tail = (known + [presentation]).joined(separator: ", ")
    }
}

/// Where in a diagram a tree's facts have ended up.
struct BoxPlaces {
    struct Reference: Hashable {
        var owner: Int
        var branch: Int

        init(owner: Int, branch: Int) {
            self.owner = owner
            self.branch = branch
        }
    }

    var boxOfCoordinator: [Int?]
    var boxOfReference: [Reference: Int] = [:]
    var rows: [Int: RowList] = [:]
    /// Where a coordinator is that has no box, but a row.
    var rowOfChild: [Int: Flow.Port] = [:]

    init(count: Int) { boxOfCoordinator = [Int?](repeating: nil, count: count) }
}

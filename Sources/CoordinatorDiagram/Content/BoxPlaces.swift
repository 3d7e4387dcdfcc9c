/// The places of a tree's facts in a diagram.
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
    /// The row of each coordinator without a box.
    var rowOfChild: [Int: Flow.Port] = [:]

    init(count: Int) { boxOfCoordinator = [Int?](repeating: nil, count: count) }
}

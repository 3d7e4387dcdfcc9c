/// The number of nested words and signs in a row without anything that ends them.
extension NestingScan {
    mutating func countWord(at start: Int) {
        frames[frames.count - 1].row.words += 1
        checkRow(at: start)
    }

    mutating func countSign() {
        frames[frames.count - 1].row.signs += 1
        checkRow(at: position)
    }

    mutating func checkRow(at start: Int) {
        let row = frames[frames.count - 1].row
        if row.outside + row.words + row.signs > Self.longestRow { beginCut(at: start) }
    }

    /// A statement ends.
    mutating func endRow() {
        if let cut, cut.depth == frames.count { endCut(at: position) }
        frames[frames.count - 1].row.words = 0
        frames[frames.count - 1].row.signs = 0
    }

    /// An element of a list ends.
    mutating func endElement() {
        frames[frames.count - 1].row.signs = 0
        frames[frames.count - 1].loose.attributes = 0
        frames[frames.count - 1].loose.values = 0
        frames[frames.count - 1].isInFirst = false
    }
}

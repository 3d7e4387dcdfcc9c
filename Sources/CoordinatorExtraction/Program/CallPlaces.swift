extension [Statement] {
    /// Whether the code has a call at a place.
    func calls(at place: Place) -> Bool {
        var isFound = false
        visit { if case .call(_, _, place) = $0 { isFound = true } }
        return isFound
    }
}

extension Expression {
    /// Whether a call at a place is part of it.
    func calls(at place: Place) -> Bool { [Statement.expression(self)].calls(at: place) }
}

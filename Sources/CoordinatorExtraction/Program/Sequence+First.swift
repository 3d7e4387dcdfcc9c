extension Sequence {
    /// The first non-nil result for an element.
    ///
    /// The closure runs once for each element. `lazy.compactMap(…).first` runs it again for the element with the
    /// result, which doubles the time with each level of nested calls.
    func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
        for element in self { if let answer = ask(element) { return answer } }
        return nil
    }
}

extension Sequence {
    /// The first answer that an element gives.
    ///
    /// Each element is asked once. `lazy.compactMap(…).first` asks the one that answers several times, and so twice as
    /// often with each level where answers ask further.
    func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
        for element in self { if let answer = ask(element) { return answer } }
        return nil
    }
}

extension Vocabulary {
    /// The names of all dialects, and those that they share.
    static let standard: Vocabulary = {
        let shared: [Vocabulary] = [uiKit, swiftUI, naming, resolving, lifetimes]
        var all = Vocabulary()
        for one in shared { all = all + one }
        for dialect in Dialect.allCases { all = all + dialect.vocabulary }
        return all
    }()
}

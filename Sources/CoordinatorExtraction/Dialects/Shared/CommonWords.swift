/// Words that several dialects use in a meaning that is none of theirs alone.
enum CommonWords {
    /// What puts a value at the end of a list.
    static let append = "append"
    /// The key of a route's name in what is added to the tree.
    static let route = "route"
}

/// Words that several dialects use in a meaning that is none of theirs alone.
enum CommonWords {
    /// What puts a value at the end of a list.
    static let append = "append"
    /// How stacks of several libraries show a route.
    static let (push, sheet, cover) = ("push", "presentSheet", "presentCover")
    /// A wrapper of SwiftUI's, and what reducers change.
    static let state = "State"
    /// A view with tabs.
    static let tabView = "TabView"
    /// The label of what a link or a tab stands for, and of what a stream is sent.
    static let value = "value"
    /// The key of a route's name in what is added to the tree.
    static let route = "route"
}

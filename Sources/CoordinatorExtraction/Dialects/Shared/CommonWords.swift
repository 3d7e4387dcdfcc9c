/// Words that several dialects use with the same meaning.
enum CommonWords {
    /// The function that adds a value at the end of a list.
    static let append = "append"
    /// The functions of several libraries' stacks that show a route.
    static let (push, sheet, cover) = ("push", "presentSheet", "presentCover")
    /// A wrapper of SwiftUI, and the state that reducers change.
    static let state = "State"
    /// The parameter of a reducer with this state, and the way in which a route that is one appears.
    static let currentState = "state"
    /// A view with tabs.
    static let tabView = "TabView"
    /// The label for the value of a link or a tab, and for the value that is sent to a stream.
    static let value = "value"
    /// The key of a route's name in entries of the tree.
    static let route = "route"
}

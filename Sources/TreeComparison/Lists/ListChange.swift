/// One step on the way from a list to another.
///
/// Positions before the change count in the old list, positions after it in the new one, so that the steps of a list
/// may be applied in any order.
public enum ListChange<Element: Hashable & Sendable>: Hashable, Sendable {
    /// An element is new; `at` is its position in the new list.
    case added(Element, at: Int)
    /// An element is gone; `from` is its position in the old list.
    case removed(Element, from: Int)
    /// An element says something else; `at` is its position in the old list.
    case changed(from: Element, to: Element, at: Int)
    /// An element has moved among its neighbours.
    case moved(Element, from: Int, to: Int)
}

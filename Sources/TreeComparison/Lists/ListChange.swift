/// One change from a list to another.
///
/// Positions of the old state are indices in the old list, those of the new state in the new list. So the changes of a
/// list can be applied in any order.
public enum ListChange<Element: Hashable & Sendable>: Hashable, Sendable {
    /// An element is new; `at` is its position in the new list.
    case added(Element, at: Int)
    /// An element was removed; `from` is its position in the old list.
    case removed(Element, from: Int)
    /// An element has other content; `at` is its position in the old list.
    case changed(from: Element, to: Element, at: Int)
    /// An element has moved among its siblings.
    case moved(Element, from: Int, to: Int)
}

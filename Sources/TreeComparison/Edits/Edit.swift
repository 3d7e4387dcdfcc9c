import CoordinatorAnalysis
import CoordinatorModel

/// One difference between two trees. All edits together turn the old tree into the new one
/// (`CoordinatorTree.applying(_:)`).
///
/// Coordinators have the indices described in `Position`; a screen is identified by its path in the old tree.
public enum Edit: Hashable, Sendable {
    /// A coordinator is new. The edit contains all its properties except its branches.
    case added(Int, Coordinator, at: Position)
    /// A coordinator was removed.
    case removed(Int, from: Position)
    /// A coordinator has another parent, or has moved among its siblings.
    case moved(Int, from: Position, to: Position)
    /// A coordinator has the same parent, but another presentation or another route leads to it.
    case represented(Int, from: Position, to: Position)
    /// A branch to a coordinator elsewhere (`to` in `tree.json`).
    case reference(Int, ListChange<Branch>)
    /// A property of a coordinator.
    case fact(Int, Fact)
    /// A route.
    case route(Int, ListChange<Route>)
    /// A screen in a coordinator or in another screen. A changed screen is given without its contents.
    case screen(Place, ListChange<Screen>)
    /// A place where an event is emitted.
    case emission(Place, ListChange<Emission>)
    /// An interceptor.
    case interceptor(Place, ListChange<Interceptor>)
    /// A suppression at a coordinator.
    case ignore(Int, ListChange<Ignore>)
    /// The app's name.
    case name(from: String?, to: String?)
    /// A declared event.
    case event(ListChange<EventDeclaration>)
    /// An unresolved place.
    case unresolved(ListChange<Unresolved>)
    /// A suppression in the whole tree.
    case treeIgnore(ListChange<Ignore>)
    /// The tree's `x-` keys.
    case extensions(from: [String: JSONValue], to: [String: JSONValue])
}

import CoordinatorAnalysis
import CoordinatorModel

/// One difference between two trees. All of them together make the new tree of the old one
/// (`CoordinatorTree.applying(_:)`).
///
/// Coordinators are named as in `Position`; a screen by its way in the old tree.
public enum Edit: Hashable, Sendable {
    /// A coordinator is new, with all it says of itself and without its branches.
    case added(Int, Coordinator, at: Position)
    /// A coordinator is gone.
    case removed(Int, from: Position)
    /// A coordinator hangs elsewhere, or has moved among its siblings.
    case moved(Int, from: Position, to: Position)
    /// A coordinator hangs where it hung and is brought up otherwise: by another presentation, by another route.
    case represented(Int, from: Position, to: Position)
    /// A branch to a coordinator elsewhere (`to` in `tree.json`).
    case reference(Int, ListChange<Branch>)
    /// What a coordinator says of itself.
    case fact(Int, Fact)
    /// A route.
    case route(Int, ListChange<Route>)
    /// A screen in a coordinator or in another screen. One that is changed is there without what is in it.
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
    /// A note on what could not be followed.
    case unresolved(ListChange<Unresolved>)
    /// A suppression in the whole tree.
    case treeIgnore(ListChange<Ignore>)
    /// The tree's `x-` keys.
    case extensions(from: [String: JSONValue], to: [String: JSONValue])
}

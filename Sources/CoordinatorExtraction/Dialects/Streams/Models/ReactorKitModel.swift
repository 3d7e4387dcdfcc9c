extension LibraryModel {
    /// The part of ReactorKit that matters for navigation: a screen that receives a reactor binds to it, and an action that it
    /// sends runs the reactor's own code. Both belong to the screen, so an action is no event.
    ///
    /// The library has `reactor` in its protocol `View`, which would hide SwiftUI's.
    static let reactorKit = LibraryModel(
        "ReactorKit", modules: ["ReactorKit"],
        """
        public protocol Reactor {}
        public class ActionSubject<Action>: _Subject<Action> {
            let mutate: (Action) -> Any
            init(_ mutate: @escaping (Action) -> Any) { self.mutate = mutate }
            func _take(_ action: Action) { mutate(action) }
            func onNext(_ action: Action) { mutate(action) }
        }
        extension Reactor {
            lazy var action: ActionSubject<Any> = ActionSubject<Any> { mutate(action: $0) }
        }
        extension UIViewController {
            var reactor: Any? = nil { didSet { bind(reactor: reactor) } }
        }
        """)
}

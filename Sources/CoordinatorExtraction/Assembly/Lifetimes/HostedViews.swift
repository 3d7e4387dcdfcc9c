/// The views of SwiftUI that view controllers hold: `UIHostingController(rootView: LoginView(coordinator: self))`. All other
/// views are values that come and go with what shows them.
struct HostedViews {
    /// By their controllers.
    private var views: [ObjectID: ObjectID] = [:]
    private var all: Set<ObjectID> = []

    init(_ engine: Engine) {
        for key in engine.heap.keys {
            guard let type = engine.atoms[key.object].type, engine.index.isHost(type),
                engine.declarations.property(key.property, of: type) == nil,
                let value = engine.heap.known(key.object, key.property)?.value, !value.isOpen,
                value.atoms.count == 1, case .object(let view, let shown) = engine.atoms.meaning(value.atoms[0]),
                engine.roles.isDrawnView(shown)
            else { continue }
            views[key.object] = view
            all.insert(view)
        }
    }

    /// The only view that a controller can hold.
    func view(in controller: ObjectID) -> ObjectID? { views[controller] }

    func contains(_ view: ObjectID) -> Bool { all.contains(view) }
}

extension ProgramIndex {
    /// Whether a class is a view controller for a view of SwiftUI.
    func isHost(_ type: TypeID) -> Bool {
        ancestors(of: type).contains { vocabulary.shows.hosts.contains(self[$0.type].name) }
    }
}

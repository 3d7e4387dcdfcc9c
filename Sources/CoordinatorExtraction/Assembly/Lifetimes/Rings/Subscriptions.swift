/// The subscriptions that an object stores in itself, and whose code holds that object: a ring of its own, until the
/// stream ends or the subscription is cancelled.
struct Subscriptions {
    /// A subscription of the objects of a type.
    struct Ring {
        var type: TypeID
        var property: Property
        /// The function in which the code subscribes, if it is the object's own.
        var function: Function?
        /// What the code captures.
        var captured = "self"
        /// The type whose code makes the object, if another one subscribes.
        var maker: TypeID?
        var place: Place
    }

    private let engine: Engine
    private var index: ProgramIndex { engine.index }
    private let rings: [Ring]

    init(_ engine: Engine, _ changes: Changes, _ paths: PathTypes) {
        self.engine = engine
        rings = SubscriptionSearch(engine, changes, paths).rings()
    }

    /// The references of an object of a type to itself.
    func references(of id: ObjectID, _ type: TypeID) -> [StrongReference] {
        rings.compactMap { ring in
            guard index.isKind(type, of: ring.type), ring.function.map({ index.isReplaced($0, in: type) }) != true
            else { return nil }
            if let maker = ring.maker, let own = engine.atoms[id].maker?.type, !index.isRelated(own, maker) {
                return nil
            }
            return StrongReference(
                holder: id, property: ring.property, held: id, captured: ring.captured, isSubscription: true,
                place: ring.place)
        }
    }
}

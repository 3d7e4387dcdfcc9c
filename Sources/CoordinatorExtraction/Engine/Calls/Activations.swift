/// All calls: one activation for each function, receiver, behalf and arguments.
final class Activations {
    struct Key: Hashable {
        var code: ObjectIdentifier
        var sort: UInt8 = 0
        var receiver: ObjectID?
        /// The variables around it, for closures and local functions.
        var frame: ObjectIdentifier?
        var behalf: Behalf
        /// For a model's code, the place in the app that called it: calls from different places are separate.
        var site: Place?
        /// For a model's code, the object of the app that called it.
        var caller: ObjectID?
        var expected: Shape?
    }

    /// The calls of one function for one receiver and one behalf.
    private struct Group {
        var byArguments: [[Value]: Activation] = [:]
        /// In the order in which they were made.
        var all: [Activation] = []
        /// The one activation for all calls, if there are too many to keep separate.
        var joined: Activation?
    }

    private var groups: [Key: Group] = [:]

    /// The most calls of one function that are separate because of their arguments.
    private static let most = 48
    /// The deepest nesting of closures that receive closures.
    private static let deepest = 5

    /// The activation for some arguments. `make` receives the parameters' cells.
    ///
    /// If it is new, or if a shared one has new arguments, the caller has to run it.
    ///
    /// Calls are kept separate by the arguments that decide about their effects; all other arguments are joined.
    func activation(
        _ key: Key, _ arguments: [Value], telling: [Value], level: Int, make: ([Cell]) -> Activation
    ) -> (activation: Activation, grown: [Activation]) {
        var group = groups[key] ?? Group()
        if let joined = group.joined { return (joined, Self.join(arguments, to: joined)) }
        if let known = group.byArguments[telling] { return (known, Self.join(arguments, to: known)) }
        let isJoined = group.byArguments.count >= Self.most || level > Self.deepest
        let activation = make(arguments.map { _ in Cell() })
        var grown = Self.join(arguments, to: activation)
        if isJoined {
            for known in group.all {
                grown += Self.join(known.parameters.map(\.value), to: activation)
            }
            group.joined = activation
        }
        group.byArguments[telling] = activation
        group.all.append(activation)
        groups[key] = group
        return (activation, grown)
    }

    /// The activations of some code.
    func all(of codes: Set<ObjectIdentifier>) -> [Activation] {
        codes.isEmpty ? [] : groups.filter { codes.contains($0.key.code) }.values.flatMap(\.all)
    }

    var all: [Activation] { groups.values.flatMap(\.all) }

    private static func join(_ arguments: [Value], to activation: Activation) -> [Activation] {
        zip(activation.parameters, arguments).flatMap { $0.join($1) }
    }
}

/// What code sees while it runs: `self`, its variables, and the frame around it.
///
/// Variables join all that is ever assigned to them: the order of statements doesn't matter, except for what leaves a
/// function early.
final class Frame {
    /// `self`.
    let receiver: Instance?
    /// Whether `self` is the type and not an object.
    let isStatic: Bool
    /// The type in whose declaration the code stands, with what its generic parameters are for the receiver.
    let home: Ancestor?
    let file: Int32
    let parent: Frame?
    /// What generic parameters of the function are.
    var generics: [String: Shape] = [:] { didSet { knownScope = nil } }
    private var knownScope: Scope?
    private var variables = Variables()
    /// The coordinators that came in one tuple with a name's value: what is to be shown for them.
    private var companions: [String: [Instance]] = [:]
    /// What `return` has handed out, in the frame of a function or closure.
    private var handedOut = Value()
    private var wanted: Shape?
    /// The frame of the function or closure that a block belongs to; `nil` for the function's own.
    private let body: Frame?

    init(receiver: Instance?, isStatic: Bool, home: Ancestor?, file: Int32, parent: Frame?, body: Frame? = nil) {
        self.body = body
        self.receiver = receiver
        self.isStatic = isStatic
        self.home = home
        self.file = file
        self.parent = parent
    }

    /// A frame inside this one, as a closure's or a local function's.
    func nested() -> Frame { Frame(receiver: receiver, isStatic: isStatic, home: home, file: file, parent: self) }

    /// A frame for the names of a block: it returns from the function around it.
    func block() -> Frame {
        Frame(receiver: receiver, isStatic: isStatic, home: home, file: file, parent: self, body: body ?? self)
    }

    /// What the function or getter is declared to return: implicit members in its `return`s begin there.
    var expected: Shape? {
        get { (body ?? self).wanted }
        set { (body ?? self).wanted = newValue }
    }

    /// What the function or closure has returned so far.
    var returned: Value { (body ?? self).handedOut }

    /// Hands a value out of the function or closure.
    func give(_ value: Value) { (body ?? self).handedOut.join(value) }

    /// The value of a local name, or `nil` where no such name is local.
    func lookup(_ name: String) -> Value? {
        var frame: Frame? = self
        while let current = frame {
            if let value = current.variables[name] { return value }
            frame = current.parent
        }
        return nil
    }

    /// The values of all local names.
    var visible: [Value] { variables.values + (parent?.visible ?? []) }

    /// The coordinators for which a local name's value is shown: `let (coordinator, module) = makeBox()`.
    func companions(of name: String) -> [Instance] {
        var frame: Frame? = self
        while let current = frame {
            if let found = current.companions[name] { return found }
            if current.variables[name] != nil { return [] }
            frame = current.parent
        }
        return []
    }

    /// Remembers for which coordinators a name's value is shown.
    func accompany(_ name: String, by coordinators: [Instance]) { companions[name] = coordinators }

    /// Declares a name here.
    func declare(_ name: String, _ value: Value) {
        if !variables.join(name, value) { variables.add(name, value) }
    }

    /// Declares a name here with just this value, whatever it was: for the branch of a pattern.
    func replace(_ name: String, _ value: Value) { variables.replace(name, value) }

    /// Assigns to a local name where there is one.
    func assign(_ name: String, _ value: Value) -> Bool {
        var frame: Frame? = self
        while let current = frame {
            if current.variables.join(name, value) { return true }
            frame = current.parent
        }
        return false
    }

    /// Differs as soon as any variable that is seen from here has changed.
    var version: Int {
        var version = 0
        var frame: Frame? = self
        while let current = frame {
            version += current.variables.version
            frame = current.parent
        }
        return version
    }

    /// Generic parameters and `Self` as seen from here.
    var scope: Scope {
        if let knownScope { return knownScope }
        let found = findScope()
        knownScope = found
        return found
    }

    private func findScope() -> Scope {
        if generics.isEmpty, let parent, parent.home?.type == home?.type, parent.receiver == receiver {
            return parent.scope
        }
        var bindings: [String: Shape] = home?.bindings ?? [:]
        if let home, let receiver, home.type == receiver.type {
            for (parameter, argument) in zip(home.parameters, receiver.arguments) { bindings[parameter] = argument }
        }
        var frame: Frame? = self
        // What stands nearer hides what stands farther.
        var hidden: Set<String> = []
        while let current = frame {
            for (name, shape) in current.generics where hidden.insert(name).inserted { bindings[name] = shape }
            frame = current.parent
        }
        return Scope(
            type: home?.type ?? receiver?.type, file: file, bindings: bindings,
            own: receiver.map { .nominal($0.type, $0.arguments) })
    }
}

/// The names of one frame. They are so few that comparing them is faster than hashing.
private struct Variables {
    private var all: [(name: String, value: Value)] = []
    /// Counts what has changed.
    private(set) var version = 0

    var values: [Value] { all.map(\.value) }

    subscript(name: String) -> Value? {
        for index in all.indices where all[index].name == name { return all[index].value }
        return nil
    }

    /// Joins a value to that of a name, and says whether there is such a name.
    mutating func join(_ name: String, _ value: Value) -> Bool {
        for index in all.indices where all[index].name == name {
            if all[index].value.join(value) { version += 1 }
            return true
        }
        return false
    }

    mutating func add(_ name: String, _ value: Value) {
        all.append((name, value))
        version += 1
    }

    mutating func replace(_ name: String, _ value: Value) {
        guard let index = all.firstIndex(where: { $0.name == name }) else { return add(name, value) }
        all[index].value = value
        version += 1
    }
}

/// What code sees while it runs: `self`, its variables, and the frame around it.
///
/// Variables join all assigned values: the order of statements doesn't matter, except for statements that leave a
/// function early. A frame is kept with its activation: when the activation runs again, it has the same variables.
final class Frame {
    /// `self`.
    let receiver: ObjectID?
    /// The type of `self`, with its arguments.
    let own: TypeReference?
    /// Whether `self` is the type and not an object.
    let isStatic: Bool
    /// The type whose declaration contains the code, with the receiver's values of its generic parameters.
    let home: Ancestor?
    let file: Int32
    let parent: Frame?
    /// The state of the whole function or closure, as opposed to one of its blocks.
    let body: FrameBody
    /// The values of the function's generic parameters.
    var generics: [String: Shape] = [:] { didSet { knownScope = nil } }
    private var knownScope: Scope?
    private var variables: [(name: String, cell: Cell)] = []
    private var blocks: [Int: Frame] = [:]

    init(
        receiver: ObjectID?, own: TypeReference?, isStatic: Bool, home: Ancestor?, file: Int32, parent: Frame?,
        body: FrameBody? = nil
    ) {
        self.receiver = receiver
        self.own = own
        self.isStatic = isStatic
        self.home = home
        self.file = file
        self.parent = parent
        self.body =
            body ?? FrameBody(level: parent?.body.level ?? 0, site: parent?.body.site, caller: parent?.body.caller)
    }

    /// A frame inside this one, for a closure or a local function.
    func nested(level: Int? = nil, code: ObjectIdentifier? = nil) -> Frame {
        Frame(
            receiver: receiver, own: own, isStatic: isStatic, home: home, file: file, parent: self,
            body: FrameBody(level: level ?? body.level, code: code, site: body.site, caller: body.caller))
    }

    /// The frame for the names of a block, with the same number in every run of the code.
    func block(_ number: Int) -> Frame {
        if let known = blocks[number] { return known }
        let block = Frame(
            receiver: receiver, own: own, isStatic: isStatic, home: home, file: file, parent: self, body: body)
        blocks[number] = block
        return block
    }

    /// A new frame for the names of a block, used only here.
    func freshBlock() -> Frame {
        Frame(receiver: receiver, own: own, isStatic: isStatic, home: home, file: file, parent: self, body: body)
    }

    /// The variable of this name in scope.
    ///
    /// A variable is not in scope in its own declaration: in `let item = item` the second is another one.
    func lookup(_ name: String, declaring: Frame? = nil, _ declared: Set<String> = []) -> Cell? {
        var frame: Frame? = self
        while let current = frame {
            let isHidden = current === declaring && declared.contains(name)
            for variable in current.variables where variable.name == name && !isHidden { return variable.cell }
            frame = current.parent
        }
        return nil
    }

    /// The variable of a name in exactly this frame, made if it is missing.
    func declare(_ name: String) -> Cell {
        for variable in variables where variable.name == name { return variable.cell }
        let cell = Cell()
        variables.append((name, cell))
        return cell
    }

    /// A new variable of a name, even if there was one before.
    func replace(_ name: String) -> Cell {
        variables.removeAll { $0.name == name }
        return declare(name)
    }

    /// Whether this is another frame, or a block in it.
    func isInside(_ other: Frame) -> Bool {
        var frame: Frame? = self
        while let current = frame {
            if current === other { return true }
            frame = current.parent
        }
        return false
    }

    /// Visits the code to which the frame belongs, and the code around it.
    func visitCodes(_ visit: (Demands.Subject) -> Void) {
        var frame: Frame? = self
        var last: ObjectIdentifier?
        while let current = frame {
            if let code = current.body.code, code != last {
                visit(Demands.Subject(code: code, site: current.body.site))
                last = code
            }
            frame = current.parent
        }
    }

    /// Visits the variables of this frame and of the blocks in it.
    func visitVariables(_ visit: (String, Cell) -> Void) {
        for variable in variables { visit(variable.name, variable.cell) }
        for block in blocks.values { block.visitVariables(visit) }
    }

    /// All variables in scope.
    var visible: [Cell] { variables.map(\.cell) + (parent?.visible ?? []) }

    /// Generic parameters and `Self` in scope.
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
        if let home, let own, home.type == own.type {
            for (parameter, argument) in zip(home.parameters, own.arguments) { bindings[parameter] = argument }
        }
        var frame: Frame? = self
        // An inner name hides an outer one.
        var hidden: Set<String> = []
        while let current = frame {
            for (name, shape) in current.generics where hidden.insert(name).inserted { bindings[name] = shape }
            frame = current.parent
        }
        return Scope(
            type: home?.type ?? own?.type, file: file, bindings: bindings,
            own: own.map { .nominal($0.type, $0.arguments) })
    }
}

/// The state of a whole function or closure, as opposed to one of its blocks.
final class FrameBody {
    /// The returned values.
    let returned = Cell()
    /// The views that are statements of their own: the result of a view builder.
    var built = Value.never
    /// The declared result type: implicit members in `return`s are looked up in it.
    var expected: Shape?
    /// The number of enclosing calls that received closures of one another.
    let level: Int
    /// The object that the frame belongs to.
    let code: ObjectIdentifier?

    /// For a model's code, the place in the app that led into it; `nil` for the app's own code.
    let site: Place?
    /// The object of the app whose code led into it.
    let caller: ObjectID?

    init(level: Int, code: ObjectIdentifier? = nil, site: Place? = nil, caller: ObjectID? = nil) {
        self.level = level
        self.code = code
        self.site = site
        self.caller = caller
    }
}

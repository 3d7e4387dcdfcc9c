/// The order in which a program is run. Each step begins when the steps before it find nothing new: a declaration
/// counts as an object only if the program visibly makes none.
extension Engine {
    static let beyond = "not followed to its end: facts from here on are missing"

    /// Why a call of closures is not followed.
    static let mixed =
        "more closures may be called here than are followed, so what they receive is unknown: check by hand which events "
        + "they emit"

    /// Runs everything until nothing new is found.
    func run() {
        seeds.functionCount = index.declared.reduce(0) { $0 + $1.functions.count + $1.properties.count }
        beginWithTheApp()
        drain()
        while canBegin {
            guard
                beginCallbacks(havingParameters: false) || beginActions() || beginCallbacks(havingParameters: true)
                    || beginWithPromises() || beginUncalled() || beginFlagged()
                    || beginUnusedFactories()
                    || beginUncalledClosures() || beginInherited()
                    || beginUnmade(where: roles.isCoordinator) || beginUnmade(where: { _ in true })
                    || beginDefaults()
            else { break }
            drain()
        }
        // What would have begun later is missing as well.
        if !canBegin { worklist.isExhausted = true }
        drain(isLast: true)
        for activation in worklist.waiting where !demands.isOutdated(activation) {
            // A model has no place in the tree: the omission is recorded at the call that leads into it.
            facts.unresolved[activation.frame.body.site ?? activation.code.place] = Self.beyond
            worklist.isExhausted = true
        }
        for rule in dialects.rules { rule.finish(self) }
    }

    /// Whether code that matters was left out because the program is too large.
    var isCutOff: Bool { facts.unresolved.values.contains(Self.beyond) }

    /// The app's delegate, its scenes and `App`, and code outside types.
    private func beginWithTheApp() {
        for type in index.declared where roles.begins(type.id) && !roles.isAbstract(type.id) {
            _ = object(Object(sort: .declared, type: type.id))
        }
        for (number, file) in index.files.prefix(index.appFileCount).enumerated() where !file.statements.isEmpty {
            let frame = Frame(receiver: nil, own: nil, isStatic: true, home: nil, file: Int32(number), parent: nil)
            worklist.add(Activation(.topLevel(file.statements), on: Behalf(), in: frame, expecting: nil))
        }
        for property in index.globals.values.sorted(by: { $0.place < $1.place })
        where !index.isModel(property.place.file) {
            let run = Run(self, nil)
            _ = run.global(property)
        }
    }

    /// Code that is called from outside the program: overrides, actions, and functions without parameters that the
    /// program does not call.
    private func beginCallbacks(havingParameters: Bool) -> Bool {
        beginFunctions { function, _, _ in
            function.isCallback && !function.isAction && function.parameters.isEmpty != havingParameters
        }
    }

    /// Functions that may be named by a selector, once it is known which objects do that: mostly `viewDidLoad`. What they call,
    /// no library does.
    private func beginActions() -> Bool { beginFunctions { function, _, _ in function.isAction } }

    /// Private functions without a known call of screens that a flag makes different, `let hasClose: Bool`: once other
    /// code has run, which may make the screens for which they are called.
    private func beginFlagged() -> Bool { beginOwn { $0.isPrivate && isFlagged($1) } }

    private func isFlagged(_ type: TypeID) -> Bool {
        roles.acts(type) && !roles.isCoordinator(type)
            && index[type].orderedProperties.contains { index.isFixedTruth($0) || $0.isFixed && isMode($0, of: type) }
    }

    /// Whether a property is of an enum of the app that only has plain cases: `let mode: Mode`.
    private func isMode(_ property: Property, of type: TypeID) -> Bool {
        property.type.map { written in
            let scope = Scope(type: type, file: property.place.file)
            return index.shape(of: written, in: scope).nominals.first.map { index.isPlainEnum($0.type) } == true
        } ?? false
    }

    private func beginOwn(where isWanted: (Function, TypeID) -> Bool) -> Bool {
        beginFunctions {
            $1.type == $2 && !index[$1.type].isProtocol && !(roles.isMaker($2) && $0.result != nil)
                && isWanted($0, $2)
        }
    }

    /// All other functions without a known call. An operator (`==`) only compares or combines what other code made.
    private func beginUncalled() -> Bool {
        var isNew = beginOwn { !($0.isPrivate && isFlagged($1)) }
        for functions in index.functions.values.joined().sorted(by: { $0.place < $1.place })
        where functions.body != nil && !functions.isOperator && !seeds.isCalled(functions, of: nil)
            && !index.isModel(functions.place.file)
        {
            seeds.call(functions, of: nil)
            _ = Run(self, nil).call(functions, receiver: nil, home: nil, arguments: promised(functions, nil, nil))
            isNew = true
        }
        for type in index.declared where !type.isProtocol && !roles.isIdle(type.id) {
            for function in type.orderedFunctions
            where function.isStatic && function.body != nil && !function.isOperator
                && !seeds.isCalled(function, of: type.id)
            {
                seeds.call(function, of: type.id)
                let own = TypeReference(type: type.id, arguments: [])
                let home = Ancestor(type: type.id, bindings: [:], parameters: type.generics.map(\.name))
                let statics = object(Object(sort: .statics, type: type.id))
                _ = Run(self, nil, on: Behalf(actor: statics)).call(
                    function, receiver: statics, home: home, arguments: promised(function, own, home))
                isNew = true
            }
        }
        return isNew
    }

    /// Inherited functions, once all closures have run: one of these may call them, and then only for some subclass.
    private func beginInherited() -> Bool {
        beginFunctions { $1.type != $2 && !index[$1.type].isProtocol && !(roles.isMaker($2) && $0.result != nil) }
    }

    /// What factories of which no code calls any function hand out. If code calls some, it is known who uses the factory,
    /// and what the others would make is never there.
    private func beginUnusedFactories() -> Bool {
        let makers = Set(seeds.objects.compactMap { atoms[$0].type }.filter(roles.isMaker))
        let unused = makers.filter { type in
            !entries(of: type).contains { seeds.isCalled($0.function, of: type) }
        }
        return beginFunctions { unused.contains($2) && $0.result != nil && !index[$1.type].isProtocol }
    }

    /// A protocol's default runs only if the program calls it. If the program mentions its name and no such call was
    /// followed, the call may be for any type that conforms.
    private func beginDefaults() -> Bool {
        beginFunctions { function, home, type in
            index[home.type].isProtocol && uncallable.mayCallDefault(function, of: type)
        }
    }

    private func beginFunctions(where isWanted: (Function, Ancestor, TypeID) -> Bool) -> Bool {
        var isNew = false
        var position = 0
        while position < seeds.objects.count {
            let id = seeds.objects[position]
            position += 1
            guard let type = atoms[id].type else { continue }
            for (function, home) in entries(of: type)
            where isWanted(function, home, type) && !isCalled(function, home, of: type)
                && !(atoms[id].isMade && isOnlySelectedElsewhere(function, home, than: id))
                && !isUnstarted(function, id)
                && seeds.begin(ObjectIdentifier(function), of: id)
            {
                begin(function, home, of: id)
                isNew = true
            }
        }
        return isNew
    }

    /// Whether the program visibly calls a function of a type. An inherited function counts for the types it is
    /// called for, not for all subclasses.
    private func isCalled(_ function: Function, _ home: Ancestor, of type: TypeID) -> Bool {
        if seeds.isCalled(function, of: type) { return true }
        guard home.type != type, !function.isOverride else { return false }
        return seeds.isCalled(function) || isHidden(function, from: type)
    }

    /// Whether a coordinator inherits a function but never reaches the code that calls it, because it overrides or does
    /// not use that code. What the function makes is not its child.
    private func isHidden(_ function: Function, from type: TypeID) -> Bool {
        guard roles.isCoordinator(type), !seeds.isSelected(function, of: type),
            declarations.property(function.name, of: type) == nil
        else { return false }
        if function.isCallback { return uncallable.mentioned.contains(function.name) }
        return index.ancestors(of: type).dropFirst().contains { index[$0.type].mentioned.contains(function.name) }
    }

    /// Types that the program does not visibly make.
    private func beginUnmade(where isWanted: (TypeID) -> Bool) -> Bool {
        // A base class runs through its subclasses.
        let bases = Set(seeds.types.flatMap { index.ancestors(of: $0).dropFirst().map(\.type) })
        var isNew = false
        for type in index.declared
        where !type.isProtocol && !type.isEnum && !roles.isIdle(type.id) && !roles.isAbstract(type.id)
            && isWanted(type.id) && !seeds.types.contains(type.id)
            && !bases.contains(type.id) && !isNeverShown(type) && !isNeverMade(type)
        {
            _ = object(Object(sort: .declared, type: type.id))
            isNew = true
        }
        return isNew
    }
}

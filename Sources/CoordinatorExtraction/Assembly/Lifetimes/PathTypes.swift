/// The possible objects of names and paths in an app's code: by the declarations, and by the values during the run.
final class PathTypes {
    private let engine: Engine
    private let changes: Changes
    private lazy var activations = Dictionary(
        grouping: engine.allActivations.filter { $0.code.identity != nil }, by: { $0.code.identity })
    /// The functions, closures and properties whose code is inside a piece of code.
    private var codes: [ObjectIdentifier: [ObjectIdentifier]] = [:]

    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine, _ changes: Changes) { (self.engine, self.changes) = (engine, changes) }

    /// Whether an expression in some code may be an object of a type. An unknown expression may be any object.
    ///
    /// - Parameters:
    ///   - path: the expression.
    ///   - part: the code.
    ///   - type: the type.
    ///   - counts: whether the code counts when it runs for an object.
    /// - Returns: `false` only if the expression is known not to be such an object.
    func mayBe(
        _ path: Expression, in part: CodePart, _ type: TypeID, where counts: (ObjectID) -> Bool = { _ in true }
    ) -> Bool {
        if path.isSelf { return part.home.map { index.isRelated($0, type) } ?? true }
        guard mayBeDeclared(path, in: part, type) else { return false }
        guard path.isPath else { return true }
        let frames = activations(of: part).map(\.frame).filter { $0.receiver.map(counts) ?? true }
        let all = behindChannels(value(of: path, in: frames))
        let objects = engine.atoms.objects(in: all)
        // If no object was found, or only the one that a declaration promises, perhaps no code ever assigns one.
        if !all.isOpen, !objects.contains(where: { engine.atoms[$0].isMade }),
            isNeverAssigned(path, frames.compactMap { $0.own?.type }, isPromised: !objects.isEmpty)
        {
            return false
        }
        guard !objects.isEmpty, !all.isOpen else { return true }
        return objects.contains { engine.atoms[$0].type.map { index.isRelated($0, type) } ?? true }
    }

    /// Whether no code assigns anything to a property of `self`, as far as the names tell.
    private func isNeverAssigned(_ path: Expression, _ owners: [TypeID], isPromised: Bool) -> Bool {
        guard let (name, isOwn) = path.lastStep, isOwn, !owners.isEmpty else { return false }
        return owners.allSatisfy { owner in
            guard let property = engine.declarations.property(name, of: owner)?.property, property.isStored,
                property.initializer == nil, index[owner].isClass
            else { return false }
            return !changes.changes(of: name, in: owner).contains {
                [.assigned, .filtered].contains($0.sort) && (isPromised || $0.local == nil)
            }
        }
    }

    // MARK: - Declarations

    /// Whether the declarations let an expression be an object of a type.
    func mayBeDeclared(_ path: Expression, in part: CodePart, _ type: TypeID) -> Bool {
        shape(of: path, in: part).map { mayBe($0, type) } ?? true
    }

    /// The types of an expression by its declaration, otherwise those of its values; empty if they are unknown.
    func types(of path: Expression, in part: CodePart) -> [TypeID] {
        let declared = (shape(of: path, in: part)?.nominals ?? []).map(\.type)
        if !declared.isEmpty || !path.isPath { return declared }
        let found = value(of: path, in: activations(of: part).map(\.frame))
        return found.isOpen ? [] : engine.atoms.objects(in: found).compactMap { engine.atoms[$0].type }
    }

    private func mayBe(_ shape: Shape, _ type: TypeID) -> Bool {
        switch shape {
        case .collection, .tuple, .function: false
        case .nominal, .composition:
            shape.nominals.allSatisfy { index.isRelated($0.type, type) || index[$0.type].name.hasPrefix("Any") }
        case .metatype, .parameter, .unknown: true
        }
    }

    /// The declared type of an expression, as far as a single declaration shows it.
    private func shape(of expression: Expression, in part: CodePart, depth: Int = 0) -> Shape? {
        guard depth < 8, let file = part.function?.place.file ?? part.property?.place.file else { return nil }
        let scope = Scope(type: part.home, file: file)
        func shape(_ inner: Expression) -> Shape? { self.shape(of: inner, in: part, depth: depth + 1) }
        switch expression {
        case .name("self", _): return part.home.map { .nominal($0, []) }
        case .name(let name, _):
            var shapes = given(name, in: part, scope)
            part.body.visitBindings { variable, type, value in
                // `if let child`: the type of the variable before.
                guard variable == name, type != nil || value?.lastStep?.name != name else { return }
                let isOpen = type.map { part.function?.isGeneric(over: $0) == true } ?? false
                shapes.append(isOpen ? nil : type.map { index.shape(of: $0, in: scope) } ?? value.flatMap(shape))
            }
            if shapes.count == 1 { return shapes[0] }
            guard shapes.isEmpty, !part.body.givesEachTime(name) else { return nil }
            return part.home.flatMap { property(name, of: $0) }
        case .member(let base?, let name, _):
            return shape(base).flatMap { $0.nominals.first }.flatMap { property(name, of: $0.type) }
        case .call(.member(let base?, let name, _), let arguments, _):
            guard let type = shape(base)?.nominals.first?.type else { return nil }
            let found = engine.declarations.functions(name, of: type).filter {
                $0.function.assignment(of: arguments.map(\.label)) != nil && $0.function.generics.parameters.isEmpty
            }
            let results = Set(
                found.map {
                    engine.declarations.signature(of: $0.function, TypeReference(type: type, arguments: []), $0.home)
                        .result
                })
            return results.count == 1 ? results.first.flatMap { $0 } : nil
        case .cast(_, let type, _, _): return index.shape(of: type, in: scope)
        default:
            // `T()` makes an object of whatever type the caller says.
            guard let made = expression.constructed, part.function?.isGeneric(over: made) != true else { return nil }
            return index.shape(of: made, in: scope)
        }
    }

    /// The declared types of the parameters of a name. A generic one may be of many types.
    private func given(_ name: String, in part: CodePart, _ scope: Scope) -> [Shape?] {
        guard let function = part.function else { return [] }
        let shapes = part.home.map { engine.parameters(of: function, $0) }
        return function.parameters.enumerated().filter { $0.element.name == name }.map { position, parameter in
            if let shapes { return position < shapes.count ? shapes[position] : nil }
            return function.generics.parameters.isEmpty ? index.shape(of: parameter.type, in: scope) : nil
        }
    }

    private func property(_ name: String, of type: TypeID) -> Shape? {
        guard let found = engine.declarations.property(name, of: type) else { return nil }
        let reference = TypeReference(type: type, arguments: [])
        if let shape = engine.declarations.shape(of: found.property, reference, found.home) { return shape }
        guard let value = found.property.initializer else { return nil }
        let scope = Scope(type: found.home.type, file: found.property.place.file)
        switch value {
        // `[Child]()`
        case .call(.type(let type, _), _, _): return index.shape(of: type, in: scope)
        default: return value.constructed.map { index.shape(of: $0, in: scope) }
        }
    }

    // MARK: - Values during the run

    private func activations(of part: CodePart) -> [Activation] {
        let owner = part.function.map { ObjectIdentifier($0) } ?? part.property.map { ObjectIdentifier($0) }
        guard let owner else { return [] }
        let all = codes[owner] ?? part.body.codes + [owner]
        codes[owner] = all
        return all.flatMap { activations[$0] ?? [] }
    }

    /// A value in which outputs and delegates are replaced by their contents.
    private func behindChannels(_ value: Value) -> Value {
        engine.atoms.channels(in: value).reduce(value.filter { $0.sort != .channel }) { all, one in
            all.joined(Run(engine, nil).contents(of: one.channel))
        }
    }

    private func value(of path: Expression, in frames: [Frame]) -> Value {
        switch path {
        case .name(let name, let place):
            // A variable in the code hides a property.
            var cells: [Cell] = []
            for frame in frames { frame.visitVariables { if $0 == name { cells.append($1) } } }
            let values =
                cells.isEmpty
                ? frames.map { Run(engine, nil).read(name, in: $0, at: place) } : cells.map(\.value)
            return values.reduce(.never) { $0.joined($1) }
        case .member(let base?, let name, let place):
            guard let frame = frames.first else { return .never }
            return Run(engine, nil).read(name, of: behindChannels(value(of: base, in: frames)), in: frame, at: place)
        default: return .open
        }
    }
}

extension [Statement] {
    /// The closures and local functions in the statements.
    fileprivate var codes: [ObjectIdentifier] {
        var found: [ObjectIdentifier] = []
        visit { if case .closure(let closure) = $0 { found.append(ObjectIdentifier(closure)) } }
        return found
    }

    /// Whether a name is declared without a type and a value: by a loop, a pattern, or a closure.
    fileprivate func givesEachTime(_ name: String) -> Bool {
        var gives = declaredNames.contains(name)
        visit { expression in
            guard case .closure(let closure) = expression else { return }
            if (closure.parameters ?? []).contains(where: { $0.name == name }) { gives = true }
            if closure.body.declaredNames.contains(name) { gives = true }
        }
        return gives
    }
}

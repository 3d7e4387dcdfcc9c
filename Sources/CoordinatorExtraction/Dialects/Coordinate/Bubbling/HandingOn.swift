/// Methods by which coordinators of an app pass events up themselves, recognised by their shape: the method calls
/// itself on a parent with the same argument, which is an enum's case.
///
/// ```swift
/// func handle(_ action: AppAction) { parent?.handle(action) }
/// ```
///
/// Or it names the case again that it received.
struct HandingOn {
    /// A method that several types have, identified by its name and labels.
    struct Method: Hashable {
        var name: String
        var labels: [String?]
        /// The position of the parameter with the event.
        var position: Int
    }

    /// The methods, and the enums whose cases they take.
    let events: [Method: [TypeID]]
    /// All declarations of these methods.
    let functions: [ObjectIdentifier: Method]
    /// The names of their parameters for the event.
    let parameters: [ObjectIdentifier: String]
    /// Methods that only other such methods call, with the event that those received. The callers are the interceptors.
    let inner: Set<Method>
    /// Methods that no type hands on: each tells its parent a case of another enum. What one of them does not name, it does
    /// not receive.
    let translating: Set<Method>
    /// The calls that hand on a case by its name.
    private let namings: Set<Place>

    init(_ index: ProgramIndex, besides known: Set<String>) {
        let starts = index.vocabulary.functions.starts
        let members = Members(index)
        var events: [Method: [TypeID]] = [:]
        var byName: [String: Set<Method>] = [:]
        var (handing, translating): (Set<Method>, Set<Method>) = ([], [])
        var namings: Set<Place> = []
        for type in index.types where !type.isExternal && (type.isClass || type.isProtocol) {
            for function in type.orderedFunctions {
                guard function.mayHandOn, !known.contains(function.name),
                    !starts.contains(where: function.name.hasPrefix)
                else { continue }
                let named = Self.named(function, of: type.id, members)
                namings.formUnion(named.map(\.place))
                let handed = Self.position(in: function, of: type.id, members) ?? named.first?.position
                guard let position = handed ?? Self.translated(function, by: type, members) else { continue }
                let enums = Self.enums(taken: position, by: function, of: type.id, members)
                guard !enums.isEmpty else { continue }
                let method = Method(
                    name: function.name, labels: function.parameters.map(\.label), position: position)
                if handed == nil { translating.insert(method) } else { handing.insert(method) }
                events[method] = Set((events[method] ?? []) + enums).sorted()
                byName[method.name, default: []].insert(method)
            }
        }
        self.events = events
        self.translating = translating.subtracting(handing)
        self.namings = namings
        var functions: [ObjectIdentifier: Method] = [:]
        var parameters: [ObjectIdentifier: String] = [:]
        for type in byName.isEmpty ? [] : index.types where !type.isExternal {
            for (name, methods) in byName {
                for function in type.functions[name] ?? [] where function.kind == .function && !function.isStatic {
                    let labels = function.parameters.map(\.label)
                    guard let method = methods.first(where: { $0.labels == labels }) else { continue }
                    functions[ObjectIdentifier(function)] = method
                    parameters[ObjectIdentifier(function)] = function.parameters[method.position].name
                }
            }
        }
        (self.functions, self.parameters) = (functions, parameters)
        inner = Self.inner(among: events, index)
    }

    /// Whether a call hands on the case of the `switch` around it.
    func namesReceived(_ call: MeaningfulCall) -> Bool { namings.contains(call.place) }

    private static func inner(among events: [Method: [TypeID]], _ index: ProgramIndex) -> Set<Method> {
        guard events.count > 1 else { return [] }
        var (asked, passed): (Set<Method>, Set<Method>) = ([], [])
        index.visitCode { piece in
            let isInside = events.keys.contains { $0.name == piece.name }
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, _) = expression, let name = callee.calledName else {
                    return
                }
                let labels = arguments.map(\.label)
                for method in events.keys where method.name == name && method.labels == labels {
                    if isInside, case .name = arguments[method.position].value {
                        if piece.name != name { passed.insert(method) }
                    } else {
                        asked.insert(method)
                    }
                }
            }
        }
        return passed.subtracting(asked)
    }

    /// The position of the parameter that a function passes to the same function of its parent.
    private static func position(in function: Function, of type: TypeID, _ members: Members) -> Int? {
        let labels = function.parameters.map(\.label)
        var found: Int?
        function.body?.visit { expression in
            guard case .call(.member(let base?, function.name, _), let arguments, _) = expression,
                arguments.map(\.label) == labels, let name = base.ownProperty, isUpward(name, of: type, members.index),
                isOfSameKind(name, type, members)
            else { return }
            for (position, argument) in arguments.enumerated() where found == nil {
                if case .name(function.parameters[position].name, _) = argument.value { found = position }
            }
        }
        return found
    }

    /// Whether a property's objects pass events up as its owner does: they are of a class, or of a protocol to which the
    /// owner conforms as well. Any other protocol is that of a delegate, and a view controller is a parent only by name.
    static func isOfSameKind(_ name: String, _ type: TypeID, _ members: Members) -> Bool {
        guard let found = members.property(name, of: type),
            let shape = members.shape(of: found.property, TypeReference(type: type, arguments: []), found.home)
        else { return false }
        return shape.nominals.contains { held, _ in
            guard members.index[held].isClass else {
                return members.index.isKind(type, of: held)
                    && (members.index.vocabulary.members.parents.contains(name.lowercased())
                        || !isShownBy(type, held, members.index)
                            && !isSetByScreens(name, of: type, asked: held, members.index))
            }
            return members.index.vocabulary.members.nameReceiver(name) || !isController(held, members.index)
        }
    }

    /// Whether the only other objects of a protocol are view controllers, and a type's are none: they stand below it.
    private static func isShownBy(_ type: TypeID, _ asked: TypeID, _ index: ProgramIndex) -> Bool {
        let others = index.conformers(of: asked).filter { index[$0].isClass && !index.isRelated($0, type) }
        return !others.isEmpty && !isController(type, index) && others.allSatisfy { isController($0, index) }
    }

    static func isController(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains { index.vocabulary.libraries.controllers.contains(index[$0.type].name) }
    }

    /// Whether a property leads to a parent: by its name, or because it does not own its object.
    static func isUpward(_ name: String, of type: TypeID, _ index: ProgramIndex) -> Bool {
        index.vocabulary.members.nameReceiver(name)
            || index.ancestors(of: type).contains { ancestor in
                index[ancestor.type].properties[name].map { $0.ownership != .strong } == true
                    && !index.startsOwn(name, of: ancestor.type)
            }
    }

    /// The enums of the program whose cases a function takes: its parameter's type, or all types that conform to it.
    private static func enums(
        taken position: Int, by function: Function, of type: TypeID, _ members: Members
    ) -> [TypeID] {
        let index = members.index
        let home = index.ancestors(of: type).first { $0.type == type }
        let shape = members.signature(of: function, TypeReference(type: type, arguments: []), home)
            .parameters[position]
        return shape.nominals.flatMap { nominal, _ -> [TypeID] in
            if index[nominal].isEnum { return index[nominal].isExternal ? [] : [nominal] }
            guard index[nominal].isProtocol else { return [] }
            return index.conformers(of: nominal).filter { index[$0].isEnum && !index[$0].isExternal }
        }
    }
}

extension Function {
    /// Whether its result allows it to pass events on: it has none, or returns whether the event was handled.
    fileprivate var mayHandOn: Bool {
        guard kind == .function, !isStatic, !parameters.isEmpty else { return false }
        return isVoid || result == .named("Bool", []) && !isQuestion
    }

    /// Whether it only returns what would happen: `canHandle(_ event: AppEvent) -> Bool`.
    private var isQuestion: Bool {
        Self.questions.contains { word in
            name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
        }
    }

    private static let questions = ["can", "is", "has", "should", "will", "does", "supports"]
}

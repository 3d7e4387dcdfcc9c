/// Where the evaluation begins: the objects found so far, and the functions that the program visibly calls on them.
final class Seeds {
    struct Called: Hashable {
        var function: ObjectIdentifier
        var type: TypeID?
    }

    struct CalledClosure: Hashable {
        var closure: ObjectIdentifier
        var frame: ObjectIdentifier
    }

    /// All objects of types that the program declares, in the order in which they were found.
    private(set) var objects: [ObjectID] = []
    /// The types with an object.
    private(set) var types: Set<TypeID> = []
    private var next = 0
    private var called: Set<Called> = []
    private var calledForAnyType: Set<ObjectIdentifier> = []
    private var calledClosures: Set<CalledClosure> = []
    private var selected: Set<Called> = []
    /// The objects whose code names a function by a selector, by these functions.
    private var selecting: [ObjectIdentifier: Set<ObjectID>] = [:]
    /// Code that was started although the program does not call it.
    private var begun: Set<Begun> = []
    /// The functions of an object of each type.
    private var entries: [TypeID: [(function: Function, home: Ancestor)]] = [:]
    var functionCount = 0

    private struct Begun: Hashable {
        var code: ObjectIdentifier
        var object: ObjectID
    }

    func meet(_ id: ObjectID, _ object: Object) {
        guard let type = object.type else { return }
        switch object.sort {
        case .made, .declared:
            objects.append(id)
            types.insert(type)
        default: break
        }
    }

    /// The next object whose code was not started yet.
    func nextMet() -> ObjectID? {
        guard next < objects.count else { return nil }
        next += 1
        return objects[next - 1]
    }

    func call(_ function: Function, of type: TypeID?) {
        calledForAnyType.insert(ObjectIdentifier(function))
        called.insert(Called(function: ObjectIdentifier(function), type: type))
    }

    func call(_ closure: ClosureValue) {
        calledClosures.insert(
            CalledClosure(closure: ObjectIdentifier(closure.closure), frame: ObjectIdentifier(closure.frame)))
    }

    /// Marks a function as named by a selector in the code of an object of a type.
    func select(_ function: Function, of type: TypeID?, by object: ObjectID?) {
        selected.insert(Called(function: ObjectIdentifier(function), type: type))
        if let object { selecting[ObjectIdentifier(function), default: []].insert(object) }
    }

    /// The objects whose code names a function by a selector.
    func objects(selecting function: Function) -> Set<ObjectID> { selecting[ObjectIdentifier(function)] ?? [] }

    func isSelected(_ function: Function, of type: TypeID?) -> Bool {
        selected.contains(Called(function: ObjectIdentifier(function), type: type))
    }

    func isCalled(_ function: Function, of type: TypeID?) -> Bool {
        called.contains(Called(function: ObjectIdentifier(function), type: type))
    }

    /// Whether a function is called for an object of any type.
    func isCalled(_ function: Function) -> Bool { calledForAnyType.contains(ObjectIdentifier(function)) }

    func isCalled(_ closure: ClosureValue) -> Bool {
        calledClosures.contains(
            CalledClosure(closure: ObjectIdentifier(closure.closure), frame: ObjectIdentifier(closure.frame)))
    }

    /// The functions of an object of a type. They are looked up once, because some types have thousands of objects.
    func entries(
        of type: TypeID, find: (TypeID) -> [(function: Function, home: Ancestor)]
    ) -> [(function: Function, home: Ancestor)] {
        if let known = entries[type] { return known }
        let found = find(type)
        entries[type] = found
        return found
    }

    /// Marks code of an object as begun, and returns whether it was not begun before.
    func begin(_ code: ObjectIdentifier, of object: ObjectID) -> Bool {
        begun.insert(Begun(code: code, object: object)).inserted
    }
}

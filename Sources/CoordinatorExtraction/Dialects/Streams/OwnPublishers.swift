/// An app's own operators that only wrap the stream in one of the app's own: `take(until:)` returns `TakeUntil(source: self,
/// other: other)`. How such a stream passes its values on is code for the library's protocols, which is not followed; what goes
/// through it is the wrapped stream's.
struct OwnPublishers {
    let operators: Set<ObjectIdentifier>

    init(_ index: ProgramIndex) {
        guard let stream = index.topLevelType("_Stream", from: 0), index[stream].isModel else {
            operators = []
            return
        }
        var found: Set<ObjectIdentifier> = []
        for type in index.types where type.isModel && index.isKind(type.id, of: stream) {
            for function in type.functions.values.joined() where !index.isModel(function.place.file) {
                guard !function.isStatic, let made = Self.made(by: function) else { continue }
                let scope = Scope(type: type.id, file: function.place.file)
                let types = index.shape(of: made, in: scope).nominals.map(\.type)
                if types.contains(where: { !index[$0].isExternal && index.isKind($0, of: stream) }) {
                    found.insert(ObjectIdentifier(function))
                }
            }
        }
        operators = found
    }

    /// The type of which a function only makes an object, with the stream itself as an argument.
    private static func made(by function: Function) -> TypeName? {
        guard let body = function.body, body.count == 1 else { return nil }
        let value: Expression
        switch body[0] {
        case .expression(let only), .return(let only?, _): value = only
        default: return nil
        }
        guard case .call(let callee, let arguments, _) = value, arguments.contains(where: { $0.value.isSelf }) else {
            return nil
        }
        return callee.namedType
    }
}

extension Expression {
    /// The type that it names: `TakeUntil`, `Publishers.TakeUntil`.
    fileprivate var namedType: TypeName? {
        switch self {
        case .name(let name, _): .named(name, [])
        case .member(let base?, "init", _): base.namedType
        case .member(let base?, let name, _): base.namedType.map { .member($0, name, []) }
        case .type(let type, _): type
        default: nil
        }
    }
}

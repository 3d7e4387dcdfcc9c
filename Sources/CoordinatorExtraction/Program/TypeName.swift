/// A type as written in the source, without `any`, `some`, attributes, `inout` and parentheses around one type.
indirect enum TypeName: Hashable, Sendable {
    /// An element of a tuple, with its label.
    struct Element: Hashable, Sendable {
        var label: String?
        var type: TypeName
    }

    /// `Name<Arguments>`.
    case named(String, [TypeName])
    /// `Base.Name<Arguments>`.
    case member(TypeName, String, [TypeName])
    /// `T?` and `T!`.
    case optional(TypeName)
    /// `[T]`. `Set<T>` and similar types stay as they are written: only the sugar is an array.
    case array(TypeName)
    /// `[Key: Value]`.
    case dictionary(TypeName, TypeName)
    /// `(a: A, B)`; `Void` is the empty tuple.
    case tuple([Element])
    /// `(A, B) -> C`.
    case function([TypeName], TypeName)
    /// `A & B`.
    case composition([TypeName])
    /// `T.Type` and `T.Protocol`.
    case metatype(TypeName)
    /// `Self`.
    case selfType
    /// A type that coordviz does not use.
    case unknown
}

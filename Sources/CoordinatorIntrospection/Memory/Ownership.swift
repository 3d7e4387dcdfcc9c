/// How a stored property holds an object.
enum Ownership {
    /// It keeps the object alive.
    case strong
    /// It becomes `nil` when the object is freed.
    case weak
    /// It dangles when the object is freed. Reading it then aborts the process, so it is never read.
    case unowned
    /// `unowned(unsafe)`: reading it when it dangles is undefined, so it is never read either.
    case unmanaged

    /// Reads the end of a mangled type name in reflection metadata: `Xw`, `Xo` and `Xu` after the type.
    init(mangledType name: UnsafeRawPointer) {
        switch MangledName.end(of: name) {
        case (UInt8(ascii: "X"), UInt8(ascii: "w")): self = .weak
        case (UInt8(ascii: "X"), UInt8(ascii: "o")): self = .unowned
        case (UInt8(ascii: "X"), UInt8(ascii: "u")): self = .unmanaged
        default: self = .strong
        }
    }
}

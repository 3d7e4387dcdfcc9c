/// How a stored property holds what it refers to.
enum Ownership {
    /// It keeps it alive.
    case strong
    /// It becomes `nil` when the object goes.
    case weak
    /// It dangles when the object goes. To read it then aborts the process, so it is never read.
    case unowned
    /// `unowned(unsafe)`: it may dangle unnoticed, so it is never read either.
    case unmanaged

    /// Reads the end of a mangled type name, as reflection metadata has it: `Xw`, `Xo` and `Xu` after the type.
    init(mangledType name: UnsafeRawPointer) {
        switch MangledName.end(of: name) {
        case (UInt8(ascii: "X"), UInt8(ascii: "w")): self = .weak
        case (UInt8(ascii: "X"), UInt8(ascii: "o")): self = .unowned
        case (UInt8(ascii: "X"), UInt8(ascii: "u")): self = .unmanaged
        default: self = .strong
        }
    }
}

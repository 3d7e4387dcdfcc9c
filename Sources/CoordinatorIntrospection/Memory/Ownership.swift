/// How a stored property holds what it refers to.
enum Ownership {
    /// It keeps it alive.
    case strong
    /// It becomes `nil` when the object goes.
    case weak
    /// It dangles when the object goes. To read it then aborts the process, so it is never read.
    case unowned
    /// `unowned(unsafe)`: it dangles without anybody noticing, so it is never read either.
    case unmanaged
}

extension Ownership {
    /// Reads the end of a mangled type name, as reflection metadata has it: `Xw`, `Xo` and `Xu` after the type.
    ///
    /// A name is not plain text: a byte below 0x20 is followed by the address of another record, in four bytes, or in
    /// eight from 0x18 on, and those may look like anything.
    init(mangledType name: UnsafeRawPointer) {
        var last: (UInt8, UInt8) = (0, 0)
        var position = 0
        while true {
            let byte = name.load(fromByteOffset: position, as: UInt8.self)
            switch byte {
            case 0:
                switch last {
                case (UInt8(ascii: "X"), UInt8(ascii: "w")): self = .weak
                case (UInt8(ascii: "X"), UInt8(ascii: "o")): self = .unowned
                case (UInt8(ascii: "X"), UInt8(ascii: "u")): self = .unmanaged
                default: self = .strong
                }
                return
            case 0x01...0x17:
                position += 1 + 4
                last = (0, 0)
            case 0x18...0x1F:
                position += 1 + MemoryLayout<Int>.size
                last = (0, 0)
            default:
                last = (last.1, byte)
                position += 1
            }
        }
    }
}

/// The parts of a type's metadata for which the runtime has no function: whether it can be copied, and the names of its
/// fields' types.
///
/// The layouts are those of Swift's stable ABI. Memory is read only if its length or kind is known. Unknown parts are
/// `nil`, and then callers don't read the memory.
struct TypeMetadata {
    private let address: UnsafeRawPointer

    init(of type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    private static let word = MemoryLayout<Int>.size

    /// Whether values of the type can be copied. Other values are never read.
    var isCopyable: Bool { flags & 0x80_0000 == 0 }

    /// The flags of the value witness table, which precedes the metadata: eight functions, the size, the stride,
    /// the flags.
    private var flags: UInt32 {
        (address - Self.word).load(as: UnsafeRawPointer.self).load(fromByteOffset: 10 * Self.word, as: UInt32.self)
    }

    /// The descriptor that all specializations of a generic type share.
    var descriptor: TypeDescriptor? {
        switch MetadataKind(rawValue: runtimeKind(of: unsafeBitCast(address, to: Any.Type.self))) {
        case .structure, .enumeration, .optional:
            return TypeDescriptor(address.load(fromByteOffset: Self.word, as: UnsafeRawPointer?.self))
        case .class:
            #if canImport(ObjectiveC)
                // Objective-C classes have no descriptor; this bit marks Swift classes.
                let data = address.load(fromByteOffset: 4 * Self.word, as: UInt.self)
                guard data & 2 != 0 else { return nil }
                let place = 5 * Self.word + 24
            #else
                let place = 2 * Self.word + 24
            #endif
            return TypeDescriptor(address.load(fromByteOffset: place, as: UnsafeRawPointer?.self))
        default: return nil
        }
    }

    /// For a function type: whether it returns nothing, as the outputs of seed 003 do.
    var returnsNothing: Bool {
        guard MetadataKind(of: unsafeBitCast(address, to: Any.Type.self)) == .function else { return false }
        return address.load(fromByteOffset: 2 * Self.word, as: Any.Type.self) == Void.self
    }

    /// For a function type: whether its values are a function and a context, not a block or a C function.
    var isSwiftFunction: Bool {
        guard MetadataKind(of: unsafeBitCast(address, to: Any.Type.self)) == .function else { return false }
        return address.load(fromByteOffset: Self.word, as: UInt.self) & 0xFF_0000 == 0
    }

    /// For a protocol type: whether only classes can conform to it, so that its values are stored as references.
    var isBoundToClasses: Bool {
        // If the first bit is set, values of any type can conform.
        address.load(fromByteOffset: Self.word, as: UInt32.self) & 0x8000_0000 == 0
    }
}

/// The compiler's description of a class, structure or enumeration.
struct TypeDescriptor {
    private let address: UnsafeRawPointer

    init?(_ address: UnsafeRawPointer?) {
        guard let address else { return nil }
        // Kinds 16, 17 and 18 are classes, structures and enumerations.
        guard (16...18).contains(address.load(as: UInt32.self) & 0x1F) else { return nil }
        self.address = address
    }

    /// The description of the fields; `nil` if the app was built without reflection metadata.
    private var fields: UnsafeRawPointer? { Self.relative(address + 16) }

    /// Whether the fields are described.
    var hasFields: Bool { fields != nil }

    /// The record of a field or of a case.
    struct Record {
        /// The name.
        var name: String
        /// The mangled name of the type; `nil` for a case without a payload.
        var mangledType: UnsafeRawPointer?

        /// How a stored property holds an object.
        var ownership: Ownership { mangledType.map(Ownership.init) ?? .strong }

        /// Whether the type is given by a function, as that of fields that can't be copied is. That function returns
        /// `()` for it.
        var isByFunction: Bool { mangledType?.load(as: UInt8.self) == 0x09 }
    }

    /// The stored properties that the type itself declares, or the cases, those with a payload first; `nil` if nothing
    /// is known.
    var records: [Record]? {
        guard let fields else { return nil }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        guard size >= 12 else { return nil }
        return (0..<count).map { index in
            let record = fields + 16 + index * size
            let name = Self.relative(record + 8)?.assumingMemoryBound(to: CChar.self)
            return Record(name: name.map { String(cString: $0) } ?? "", mangledType: Self.relative(record + 4))
        }
    }

    /// The type that a mangled name in one of the records stands for; `nil` if it depends on a generic argument.
    func type(named name: UnsafeRawPointer) -> Any.Type? {
        _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self), UInt(MangledName.length(of: name)), genericContext: address,
            genericArguments: nil)
    }

    /// The address that a relative reference stands for. The reference holds the distance from its own address, or 0.
    private static func relative(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(reference.load(as: Int32.self))
        return distance == 0 ? nil : reference + distance
    }
}

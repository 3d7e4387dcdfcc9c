/// The objects that a closure keeps alive, as far as the compiler's metadata describes them.
///
/// A closure is a function and a context. The context is either an object, if the closure captures only that, or a
/// block of values whose types its metadata names. The layouts are those of Swift's stable ABI; unknown layouts are
/// left out.
enum ClosureContext {
    /// The only object that the closure captures.
    case object(AnyObject)
    /// The values that it captures, up to the first of an unknown type.
    case values([(address: UnsafeRawPointer, type: Any.Type)])
    case unknown

    /// The context of a closure that is stored at an address.
    init(ofClosureAt address: UnsafeRawPointer) {
        #if canImport(ObjectiveC)
            // On Apple systems, the class of an object is encoded differently, and contexts may be blocks.
            self = .unknown
        #else
            let place = address + MemoryLayout<Int>.size
            // In an optional without a closure, only the address of the function is certain to be zero.
            guard address.load(as: UnsafeRawPointer?.self) != nil, let context = place.load(as: UnsafeRawPointer?.self)
            else {
                self = .values([])
                return
            }
            let metadata = context.load(as: UnsafeRawPointer.self)
            switch runtimeKind(of: unsafeBitCast(metadata, to: Any.Type.self)) {
            case MetadataKind.class.rawValue:
                self = .object(Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue())
            case Self.block: self = .values(Self.values(in: context, metadata))
            default: self = .unknown
            }
        #endif
    }

    /// The kind of the metadata of a block of captured values.
    private static let block: UInt = 0x400

    /// Reads the values of a block. The metadata contains the offset of the first value, and a list of relative
    /// references to the names of the types.
    private static func values(
        in context: UnsafeRawPointer, _ metadata: UnsafeRawPointer
    ) -> [(address: UnsafeRawPointer, type: Any.Type)] {
        let word = MemoryLayout<Int>.size
        var offset = Int(metadata.load(fromByteOffset: word, as: UInt32.self))
        guard let list = metadata.load(fromByteOffset: 2 * word, as: UnsafeRawPointer?.self) else { return [] }
        let count = Int(list.load(as: UInt32.self))
        // Generic closures store their arguments as well.
        guard list.load(fromByteOffset: 4, as: UInt32.self) == 0, list.load(fromByteOffset: 8, as: UInt32.self) == 0
        else { return [] }
        var values: [(address: UnsafeRawPointer, type: Any.Type)] = []
        for index in 0..<count {
            let reference = list + 12 + 4 * index
            let name = reference + Int(reference.load(as: Int32.self))
            if Ownership(mangledType: name) != .strong || isBox(name) {
                offset = aligned(offset, to: word) + word
                continue
            }
            if MangledName.isLoweredFunction(name) {
                // The language has no type with this name; all such functions are stored in the same way.
                offset = aligned(offset, to: word)
                values.append((context + offset, (() -> Void).self))
                offset += 2 * word
                continue
            }
            guard
                let type = _getTypeByMangledNameInContext(
                    name.assumingMemoryBound(to: UInt8.self), UInt(MangledName.length(of: name)), genericContext: nil,
                    genericArguments: nil)
            else { return values }
            let (size, alignment) = layout(of: type)
            offset = aligned(offset, to: alignment)
            values.append((context + offset, type))
            offset += size
        }
        return values
    }

    /// Whether a name is that of a box, which shares a variable: `Xb`, `XX`, `Xx`.
    private static func isBox(_ name: UnsafeRawPointer) -> Bool {
        let end = MangledName.end(of: name)
        return end.0 == UInt8(ascii: "X") && [UInt8(ascii: "b"), UInt8(ascii: "X"), UInt8(ascii: "x")].contains(end.1)
    }

    private static func aligned(_ offset: Int, to alignment: Int) -> Int {
        (offset + alignment - 1) / alignment * alignment
    }

    private static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
        func open<Value>(_: Value.Type) -> (Int, Int) {
            (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }
        return open(type)
    }
}

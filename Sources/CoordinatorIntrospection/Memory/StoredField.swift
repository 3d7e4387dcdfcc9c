/// Stands for a type that the compiler hides from reflection.
enum HiddenType {}

/// A stored property of a type: its name, and its place in an object or value.
struct StoredField {
    /// The name in the source: that of a lazy or wrapped property, not that of its hidden storage.
    var name: String
    /// The type that declares it: for an inherited property, a superclass.
    var owner: Any.Type
    /// The type of the stored value: for weak storage, an optional.
    var type: Any.Type
    /// Bytes from the start of the object or value.
    var offset: Int
    /// How it holds an object.
    var ownership: Ownership
}

extension StoredField {
    /// The stored properties of a class, structure or tuple, those of superclasses first. `isComplete` is false if one
    /// of the classes was built without reflection metadata.
    static func all(of type: Any.Type) -> (fields: [StoredField], isComplete: Bool) {
        var fields: [StoredField] = []
        var isComplete = true
        let count = runtimeFieldCount(of: type)
        fields.reserveCapacity(count)
        for declarer in declarers(of: type) {
            let metadata = TypeMetadata(of: declarer)
            if let descriptor = metadata.descriptor, !descriptor.hasFields { isComplete = false }
            let end = declarer == type ? count : runtimeFieldCount(of: declarer)
            let start = fields.count
            guard start < end else { continue }
            let records = metadata.descriptor?.records
            for index in start..<end {
                var field = field(index, of: type, declaredBy: declarer)
                if let records, records.count == end - start {
                    field.ownership = records[index - start].ownership
                    if records[index - start].isByFunction, field.type == Void.self { field.type = HiddenType.self }
                }
                fields.append(field)
            }
        }
        return (fields, isComplete)
    }

    private static func field(_ index: Int, of type: Any.Type, declaredBy owner: Any.Type) -> StoredField {
        var record = RuntimeField()
        let stored = runtimeField(of: type, index: index, into: &record)
        defer { record.freeName?(record.name) }
        return StoredField(
            name: sourceName(record.name.map { String(cString: $0) } ?? ""), owner: owner, type: stored,
            offset: runtimeFieldOffset(of: type, index: index),
            // The runtime only distinguishes strong references from others. Unless the records say more, these may
            // dangle.
            ownership: record.isStrong || MetadataKind(of: type) == .tuple ? .strong : .unowned)
    }

    /// The classes of an inheritance chain, the topmost one first; for other types, the type alone.
    private static func declarers(of type: Any.Type) -> [Any.Type] {
        guard var current = type as? AnyClass else { return [type] }
        var chain: [Any.Type] = [current]
        while let above = _getSuperclass(current) {
            chain.append(above)
            current = above
        }
        return chain.reversed()
    }

    /// `$__lazy_storage_$_x` is the storage of `lazy var x`, and `_x` that of a wrapped or observed `x`.
    private static func sourceName(_ name: String) -> String {
        let lazy = "$__lazy_storage_$_"
        if name.hasPrefix(lazy) { return String(name.dropFirst(lazy.count)) }
        return name.hasPrefix("_") ? String(name.drop { $0 == "_" }) : name
    }
}

extension Evaluator {
    /// A call, as far as it decides what comes of it.
    struct CallKey: Hashable {
        /// Counted once, of what is cheap to count: a call is looked up several times.
        private let digest: Int
        let function: ObjectIdentifier
        let receiver: Instance?
        let arguments: [Value]
        var actor: TypeID?
        var route: String?
        let expected: Shape?

        init(
            function: Function, receiver: Instance?, arguments: [Value], actor: TypeID?, route: String?,
            expected: Shape?
        ) {
            self.function = ObjectIdentifier(function)
            self.receiver = receiver
            self.arguments = arguments
            self.actor = actor
            self.route = route
            self.expected = expected
            var digest = Digest()
            digest.add(self.function.hashValue)
            digest.add(Int(receiver?.type.index ?? -1))
            for argument in arguments { digest.add(argument) }
            self.digest = digest.value
        }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }
}

/// A number that differs for most values that differ, and is counted without looking deep.
private struct Digest {
    private(set) var value = 0

    mutating func add(_ number: Int) { value = (value ^ number) &* 0x9E37_79B9_7F4A_7C1 }

    mutating func add(_ value: Value) {
        add(value.weight)
        for atom in value.atoms {
            switch atom {
            case .object(let instance): add(Int(instance.type.index) << 1 | (instance.isMade ? 1 : 0))
            case .type(let type, _): add(Int(type.index) ^ 1 << 40)
            case .enumCase(let type, let name, _): add(Int(type.index) ^ name.utf8.count << 41)
            case .closure(let closure): add(Int(closure.closure.place.line) ^ 1 << 42)
            case .method(let method): add(Int(method.function.place.line) ^ 1 << 43)
            case .slot(let slot): add(Int(slot.holder.index) ^ 1 << 44)
            case .collection(let inner): add(inner)
            case .tuple(let parts): for part in parts { add(part.value) }
            case .bool(let value): add(value ? 1 << 45 : 1 << 46)
            case .nil: add(1 << 47)
            }
        }
    }
}

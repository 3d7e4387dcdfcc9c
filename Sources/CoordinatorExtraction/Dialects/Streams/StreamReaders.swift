/// Where the app's code reads members of other objects, by their names. To send something there, or to bind a stream to it,
/// is not to read it.
///
/// A stream that others could read, and that no code reads, has no subscriber.
final class StreamReaders {
    private let index: ProgramIndex
    /// The functions of the models that send a value.
    private let sending: Set<String>
    private lazy var found = search()
    /// What code makes of streams and drops: that is no reading.
    private(set) lazy var dropped = DroppedStreams(index).places

    init(_ index: ProgramIndex, sending: Set<String>) {
        self.index = index
        self.sending = sending
    }

    /// Whether no code reads a member of this name, of any object.
    func isUnread(_ name: String) -> Bool { found.places[name] == nil && !found.always.contains(name) }

    /// Whether no code reads a stream in a member of an object. Code that was not run may read it, and so may code that reads
    /// this name of an unknown object. To hand it on to an object that holds the stream as well is not to read it.
    func isUnread(
        _ one: StreamNames.Offer, _ seen: [Place: Value], _ atoms: Atoms, heldBy holders: Set<String>
    ) -> Bool {
        guard !found.always.contains(one.name) else { return false }
        return (found.places[one.name] ?? []).allSatisfy { place in
            if let taker = found.handed[place], holders.contains(taker) { return true }
            guard let base = seen[place], !base.isOpen, !base.isUnknown else { return false }
            return base.atoms.allSatisfy { atom in
                guard case .object(let id, let other) = atoms.meaning(atom) else { return false }
                if atoms[id].isMade, atoms[one.holder].isMade, !index[other].isClass { return id != one.holder }
                return !index.isKind(other, of: one.type) && !index.isKind(one.type, of: other)
            }
        }
    }

    private func search() -> StreamReads {
        var reads = StreamReads(sending: sending, dropped: dropped)
        for type in index.declared {
            for function in type.functions.values.joined() {
                reads.isHandingOut = type.isProtocol || function.result != nil
                function.body?.visit { reads.look($0) }
            }
            reads.isHandingOut = type.isProtocol
            for property in type.properties.values {
                property.initializer?.visit { reads.look($0) }
                property.getter?.visit { reads.look($0) }
                property.setter.visit { reads.look($0) }
            }
        }
        reads.isHandingOut = false
        for file in index.files.prefix(index.appFileCount) { file.statements.visit { reads.look($0) } }
        return reads
    }
}

/// What one look at all code finds. An expression is looked at before its parts.
private struct StreamReads {
    let sending: Set<String>
    let dropped: Set<Place>
    /// The places at which members of other objects are read.
    var places: [String: [Place]] = [:]
    /// The places at which a new object gets what is read there, with the name of its property.
    var handed: [Place: String] = [:]
    /// The names that key paths lead to, and those of streams whose last value their own type reads.
    var always: Set<String> = []
    /// Whether it is code whose own reads count: that of all types of a protocol, and a function that may return the stream.
    var isHandingOut = false
    /// The places of members that stand where something is sent.
    private var sent: Set<Place> = []
    /// What hands a stream to the receiver in its argument.
    private static let binding: Set<String> = ["bind", "drive", "emit", "subscribe"]

    init(sending: Set<String>, dropped: Set<Place>) { (self.sending, self.dropped) = (sending, dropped) }

    mutating func look(_ expression: Expression) {
        switch expression {
        case .member(let base?, let name, let place):
            switch base {
            case .member(_?, _, let inner) where sending.contains(name): sent.insert(inner)
            case .name(_, let inner) where sending.contains(name): sent.insert(inner)
            default: break
            }
            if name == "value", let own = base.ownName { always.insert(own) }
            if !base.isSelf, !sent.contains(place), !dropped.contains(place) { places[name, default: []].append(place) }
        case .call(let made, let arguments, _) where made.madeType != nil:
            for argument in arguments {
                guard let type = made.madeType, let label = argument.label,
                    case .member(_?, _, let place) = argument.value
                else { continue }
                handed[place] = StreamNames.Offer.key(type, label)
            }
        case .call(.member(_, let name, _), let arguments, _) where Self.binding.contains(name):
            for argument in arguments {
                switch argument.value {
                case .member(_?, _, let place), .name(_, let place): sent.insert(place)
                default: break
                }
            }
        case .name(let name, let place) where isHandingOut && !sent.contains(place) && !dropped.contains(place):
            always.insert(name)
        case .assignment(.member(_?, _, let place), _, _): sent.insert(place)
        case .string(let text) where text.hasPrefix(KeyPathText.prefix):
            let steps = text.dropFirst(KeyPathText.prefix.count).split(separator: ".")
            always.formUnion(steps.map(String.init))
        default: break
        }
    }
}

extension Expression {
    /// The name of the type of which a call of this expression makes an object.
    fileprivate var madeType: String? {
        switch self {
        case .name(let name, _), .member(_?, let name, _): name.isCapitalized ? name : nil
        case .type(let type, _): type.lastName
        default: nil
        }
    }
}

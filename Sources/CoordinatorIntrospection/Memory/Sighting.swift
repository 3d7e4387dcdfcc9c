/// A result of inspecting one stored property.
enum Sighting {
    /// An object, and whether any reference on the way to it is one that doesn't keep it alive.
    case object(AnyObject, isWeak: Bool)
    /// A closure, if one is set.
    case closure
    /// A reference that is not read, because it may dangle.
    case dangling
    /// A value that can't be inspected, with the name of its type.
    case sealed(String)
}

/// Searches stored values for objects.
///
/// It has its own stack, because an app's values may be nested to any depth.
struct ValueScan {
    /// A value that is still to be inspected.
    private struct Piece {
        var address: UnsafeRawPointer
        var type: Any.Type
        var ownership: Ownership
        var isWeak: Bool
        var held: HeldValue?
    }

    /// Weak storage as a type, so that the compiler reads it correctly.
    private struct WeakSlot {
        weak var object: AnyObject?
    }

    private var pieces: [Piece] = []
    /// Whether the objects that closures keep alive are searched for as well.
    private let followsClosures: Bool

    init(followsClosures: Bool = false) { self.followsClosures = followsClosures }

    /// The objects and closures in a property of the object that begins at `object`, in the order of their storage.
    mutating func sightings(
        of field: StoredField, in object: UnsafeRawPointer, _ layouts: inout LayoutTable, _ found: inout [Sighting]
    ) {
        let piece = Piece(
            address: object + field.offset, type: field.type, ownership: field.ownership, isWeak: false, held: nil)
        pieces.append(piece)
        while let piece = pieces.popLast() { look(into: piece, &layouts, &found) }
    }

    private mutating func look(into piece: Piece, _ layouts: inout LayoutTable, _ found: inout [Sighting]) {
        switch piece.ownership {
        case .weak:
            let slot = piece.address.assumingMemoryBound(to: WeakSlot.self)
            if let object = slot.pointee.object { found.append(.object(object, isWeak: true)) }
            return
        case .unowned, .unmanaged:
            found.append(.dangling)
            return
        case .strong: break
        }
        switch layouts.layout(of: piece.type) {
        case .nothing: break
        case .reference: found.append(.object(Self.object(at: piece.address), isWeak: piece.isWeak))
        case .existential:
            let (held, type) = HeldValue.content(ofExistentialAt: piece.address)
            push(held, type, from: piece)
        case .function:
            if followsClosures { captures(of: piece, &found) } else { found.append(.closure) }
        case .fields(let fields):
            for field in fields.reversed() {
                pieces.append(
                    Piece(
                        address: piece.address + field.offset, type: field.type, ownership: field.ownership,
                        isWeak: piece.isWeak, held: piece.held))
            }
        case .enumeration:
            if followsClosures, let wrapped = (piece.type as? any OptionalType.Type)?.wrappedType,
                case .function = layouts.layout(of: wrapped)
            {
                // An optional without a closure has a zero as the function's address. A copy would be wrapped in
                // another closure.
                guard piece.address.load(as: UnsafeRawPointer?.self) != nil else { return }
                var inner = piece
                inner.type = wrapped
                captures(of: inner, &found)
                return
            }
            if let (held, type) = HeldValue.payload(of: piece.type, at: piece.address) { push(held, type, from: piece) }
        case .container(let container): elements(of: container, piece, &layouts, &found)
        case .sealed:
            found.append(.sealed(piece.type == HiddenType.self ? "what can't be copied" : TypeName.of(piece.type)))
        }
    }

    /// Adds the objects that a closure keeps alive.
    private mutating func captures(of piece: Piece, _ found: inout [Sighting]) {
        guard TypeMetadata(of: piece.type).isSwiftFunction else { return }
        switch ClosureContext(ofClosureAt: piece.address) {
        case .object(let object): found.append(.object(object, isWeak: piece.isWeak))
        case .values(let values):
            for (address, type) in values.reversed() {
                pieces.append(
                    Piece(
                        address: address, type: type, ownership: .strong, isWeak: piece.isWeak, held: piece.held))
            }
        case .unknown: break
        }
    }

    private mutating func elements(
        of container: any StoredContainer.Type, _ piece: Piece, _ layouts: inout LayoutTable,
        _ found: inout [Sighting]
    ) {
        let start = pieces.count
        container.visitElements(at: piece.address) { address, type in
            switch layouts.layout(of: type) {
            case .nothing: break
            // The common case needs no copy.
            case .reference: found.append(.object(Self.object(at: address), isWeak: piece.isWeak))
            default: push(HeldValue.copy(of: type, at: address), type, from: piece)
            }
        }
        pieces[start...].reverse()
    }

    private mutating func push(_ held: HeldValue, _ type: Any.Type, from piece: Piece) {
        pieces.append(
            Piece(address: held.address, type: type, ownership: .strong, isWeak: piece.isWeak, held: held))
    }

    /// The object that the reference at an address leads to. In a protocol's container, the reference also comes first.
    private static func object(at address: UnsafeRawPointer) -> AnyObject {
        address.assumingMemoryBound(to: AnyObject.self).pointee
    }
}

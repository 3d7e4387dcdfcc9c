/// A place with a value: a property of one object, a variable, the result of a call.
///
/// Reading it subscribes the reader: it runs again when the value grows.
final class Cell {
    /// What happens with a cell that is read although no code assigns it a value.
    enum Promise {
        /// It is unknown: the cell is open.
        case none
        /// A declaration gives its type.
        case declared(Shape)
        /// The same, unless code assigns it for other objects: then it did not for this one.
        case declaredUnless(Shape, others: Cell)
        /// The cell may stay empty: it contains only assigned values.
        case stays

        var stays: Bool { if case .stays = self { true } else { false } }
    }

    private(set) var value = Value.never
    var promise = Promise.none
    /// Whether the heap counts it among the cells that may stay empty.
    var isTracked = false
    private var readers: [Activation] = []
    /// The same readers, for fast lookup if there are many.
    private var known = References()

    /// The types with too many objects in it; `nil` for none.
    private(set) var widening: Widening?

    /// Makes the value less exact if it has too many objects. Returns the readers to notify.
    func widen(_ widening: Widening, to value: Value) -> [Activation] {
        self.widening = widening
        guard value != self.value else { return [] }
        self.value = value
        return readers
    }

    /// Whether code that still counts reads it.
    func isRead(by counts: (Activation) -> Bool) -> Bool { readers.contains(where: counts) }

    func subscribe(_ reader: Activation) {
        if readers.count < 8 {
            if readers.contains(where: { $0 === reader }) { return }
        } else {
            if known.isEmpty { for reader in readers { known.insert(ObjectIdentifier(reader)) } }
            guard known.insert(ObjectIdentifier(reader)) else { return }
        }
        readers.append(reader)
    }

    /// Adds to the value; returns the readers to notify.
    func join(_ other: Value) -> [Activation] { value.join(other) ? readers : [] }
}

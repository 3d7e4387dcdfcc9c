/// A place that holds a value: a property of one object, a variable, what a call returns.
///
/// Reading it subscribes the reader: it is run again when the value grows.
final class Cell {
    /// What becomes of a cell that is read and that nothing ever gets to.
    enum Promise {
        /// Nothing is known of it: it is open.
        case none
        /// A declaration says what it holds.
        case declared(Shape)
        /// That nobody puts anything there is what is to be found out.
        case stays
    }

    private(set) var value = Value.never
    var promise = Promise.none
    /// Whether the heap counts it among those that may stay empty.
    var isTracked = false
    private var readers: [Activation] = []
    /// The same, where they are many.
    private var known: Set<ObjectIdentifier> = []

    /// Of what it holds too much; `nil` for nothing.
    private(set) var widening: Widening?

    /// Says less of what it holds too much of. Returns who has to be told.
    func widen(_ widening: Widening, to value: Value) -> [Activation] {
        self.widening = widening
        guard value != self.value else { return [] }
        self.value = value
        return readers
    }

    /// Whether code reads it that still counts.
    func isRead(by counts: (Activation) -> Bool) -> Bool { readers.contains(where: counts) }

    func subscribe(_ reader: Activation) {
        if readers.count < 8 {
            if readers.contains(where: { $0 === reader }) { return }
        } else {
            if known.isEmpty { known = Set(readers.map { ObjectIdentifier($0) }) }
            guard known.insert(ObjectIdentifier(reader)).inserted else { return }
        }
        readers.append(reader)
    }

    /// Adds to the value; returns who has to be told.
    func join(_ other: Value) -> [Activation] { value.join(other) ? readers : [] }
}

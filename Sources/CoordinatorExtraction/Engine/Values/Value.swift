/// The possible values of an expression: never reached so far, some known possibilities, or open. An open value may
/// also be anything that is not among them.
///
/// A value only ever grows.
struct Value: Hashable {
    /// Sorted, without duplicates.
    private(set) var atoms: [Atom] = []
    private(set) var isOpen = false
    /// Whether closures were left out of it although their arguments matter.
    private(set) var lacksCode = false

    /// No value has arrived so far.
    static let never = Value()
    /// It comes from outside the program, or from code that is not followed.
    static let open = Value(isOpen: true)

    private init(isOpen: Bool) { self.isOpen = isOpen }
    init() {}
    init(_ atom: Atom) { atoms = [atom] }
    init(_ object: ObjectID) { atoms = [object.atom] }
    init(_ truth: Bool) { atoms = [.truth(truth)] }
    init(_ atoms: some Sequence<Atom>) { for atom in atoms { insert(atom) } }

    var isNever: Bool { atoms.isEmpty && !isOpen }
    /// Whether it has no known possibility: it was never reached, or is only open.
    var isUnknown: Bool { atoms.isEmpty }

    /// The most possibilities that are kept separate; with more, the value is open.
    private static let most = 4_000

    @discardableResult
    mutating func insert(_ atom: Atom) -> Bool {
        var (low, high) = (0, atoms.count)
        if let last = atoms.last, last < atom { low = high }
        while low < high {
            let middle = (low + high) / 2
            if atoms[middle] < atom { low = middle + 1 } else { high = middle }
        }
        if low < atoms.count, atoms[low] == atom { return false }
        guard atoms.count < Self.most else { return open() }
        atoms.insert(atom, at: low)
        return true
    }

    /// Makes it open, and returns whether it was not open before.
    @discardableResult
    mutating func open() -> Bool {
        defer { isOpen = true }
        return !isOpen
    }

    /// Leaves out a closure that may be called with anything.
    mutating func leaveOutCode() { (isOpen, lacksCode) = (true, true) }

    /// Adds the possibilities of another value, and returns whether there was a new one.
    @discardableResult
    mutating func join(_ other: Value) -> Bool {
        if atoms.isEmpty, !other.atoms.isEmpty {
            atoms = other.atoms
            isOpen = isOpen || other.isOpen
            lacksCode = lacksCode || other.lacksCode
            return true
        }
        var isNew = other.isOpen && !isOpen || other.lacksCode && !lacksCode
        isOpen = isOpen || other.isOpen
        lacksCode = lacksCode || other.lacksCode
        // Most possibilities of a large value are usually known: one walk over both values finds that.
        if other.atoms.count > Self.few, holds(other.atoms) { return isNew }
        for atom in other.atoms where insert(atom) { isNew = true }
        return isNew
    }

    /// The number of possibilities up to which they are looked up one by one.
    private static let few = 8

    /// Whether it has all these possibilities.
    private func holds(_ others: [Atom]) -> Bool {
        guard others.count <= atoms.count else { return false }
        if atoms == others { return true }
        var position = 0
        for atom in others {
            while position < atoms.count, atoms[position] < atom { position += 1 }
            guard position < atoms.count, atoms[position] == atom else { return false }
        }
        return true
    }

    func joined(_ other: Value) -> Value {
        var both = self
        both.join(other)
        return both
    }

    /// The possibilities for which a condition is true; an open value stays open.
    func filter(_ isIncluded: (Atom) -> Bool) -> Value {
        var kept = Value(isOpen: isOpen)
        kept.lacksCode = lacksCode
        kept.atoms = atoms.filter(isIncluded)
        return kept
    }

    /// `true` or `false` if it is exactly one of them.
    var decided: Bool? {
        guard atoms.count == 1, !isOpen, atoms[0].sort == .truth else { return nil }
        return atoms[0] == .yes
    }

    func contains(_ sort: Atom.Sort) -> Bool { atoms.contains { $0.sort == sort } }

    /// Whether it is the same value, not only an equal one: then no result has to be computed from it again.
    func isSame(as other: Value) -> Bool {
        guard isOpen == other.isOpen, lacksCode == other.lacksCode, atoms.count == other.atoms.count else {
            return false
        }
        return atoms.withUnsafeBufferPointer { own in
            other.atoms.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
        }
    }
}

/// The possible values of every property of every object.
///
/// A value that is assigned to a property of a merely declared object may be in any object of its type. Reading a
/// declared object's property reads the values of all objects of the type.
final class Heap {
    struct Key: Hashable {
        var object: ObjectID
        var property: String
    }

    private var cells = Shelves<Cell>()
    /// The values of any object of a type.
    private var anyOfType = Shelves<Cell>()
    /// The declared objects of a type with a value.
    private var holders = Shelves<Cell>()
    /// The same, for a type and all its supertypes.
    private var holdersAbove = Shelves<[Cell]>()
    private(set) var keys: [Key] = []
    /// The cells of properties that received no value, in the order in which they were made.
    private var unfilled: [Cell] = []
    /// Variables and results of calls that received no value.
    private var others: [Cell] = []

    func cell(_ object: ObjectID, _ property: String) -> Cell {
        if let known = cells[object.index, property] { return known }
        let cell = Cell()
        cells.add(cell, at: object.index, property)
        keys.append(Key(object: object, property: property))
        unfilled.append(cell)
        return cell
    }

    func known(_ object: ObjectID, _ property: String) -> Cell? { cells[object.index, property] }

    /// The values of a property in any object of a type.
    func anyCell(_ type: TypeID, _ property: String) -> Cell { Self.cell(type, property, in: &anyOfType) }

    /// The declared objects of a type with an assignment to a property of this name.
    func declaredHolders(_ type: TypeID, of property: String) -> Cell { Self.cell(type, property, in: &holders) }

    /// The declared objects with an assignment to a property of this name that an object of a type may be: those of the
    /// type itself and of all its supertypes.
    func declaredHolders(above type: TypeID, of property: String, _ index: ProgramIndex) -> [Cell] {
        if let known = holdersAbove[type.index, property] { return known }
        let found = index.ancestors(of: type).map { declaredHolders($0.type, of: property) }
        holdersAbove.add(found, at: type.index, property)
        return found
    }

    private static func cell(_ type: TypeID, _ property: String, in shelves: inout Shelves<Cell>) -> Cell {
        if let known = shelves[type.index, property] { return known }
        let cell = Cell()
        // The value that is assumed for the declared object's own property counts for all objects.
        cell.promise = .stays
        shelves.add(cell, at: type.index, property)
        return cell
    }

    /// Counts a cell among those that may stay empty.
    func track(_ cell: Cell) {
        guard !cell.isTracked else { return }
        cell.isTracked = true
        others.append(cell)
    }

    /// All cells that received no value but should have one, and that code that counts reads, in the order in which
    /// they were made: if work is cut off, it is cut off at the same place in each run.
    func empty(readBy counts: (Activation) -> Bool) -> [Cell] {
        // Values only grow: a cell that has a value is never empty again.
        unfilled.removeAll { !$0.value.isNever }
        others.removeAll { !$0.value.isNever }
        return (unfilled + others).filter { !$0.promise.stays && $0.isRead(by: counts) }
    }
}

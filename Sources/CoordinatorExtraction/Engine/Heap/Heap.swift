/// The possible values of every property of every object.
///
/// A value that is assigned to a property of a merely declared object may be in any object of its type; reading a
/// declared object's property reads the values of all of them.
final class Heap {
    struct Key: Hashable {
        var object: ObjectID
        var property: String
    }

    struct TypeKey: Hashable {
        var type: TypeID
        var property: String
    }

    private var cells: [Key: Cell] = [:]
    /// What any object of a type holds.
    private var anyOfType: [TypeKey: Cell] = [:]
    private var holders: [String: Cell] = [:]
    private(set) var keys: [Key] = []
    /// The cells of properties that nothing has got to, in the order in which they were made.
    private var unfilled: [Cell] = []
    /// Variables and results of calls that nothing has got to.
    private var others: [Cell] = []

    func cell(_ object: ObjectID, _ property: String) -> Cell {
        let key = Key(object: object, property: property)
        if let known = cells[key] { return known }
        let cell = Cell()
        cells[key] = cell
        keys.append(key)
        unfilled.append(cell)
        return cell
    }

    func known(_ object: ObjectID, _ property: String) -> Cell? { cells[Key(object: object, property: property)] }

    /// What any object of a type holds in a property.
    func anyCell(_ type: TypeID, _ property: String) -> Cell {
        let key = TypeKey(type: type, property: property)
        if let known = anyOfType[key] { return known }
        let cell = Cell()
        // What the declared object's own property is believed to hold counts for all.
        cell.promise = .stays
        anyOfType[key] = cell
        return cell
    }

    /// The declared objects with an assignment to a property of this name.
    func declaredHolders(of property: String) -> Cell {
        if let known = holders[property] { return known }
        let cell = Cell()
        cell.promise = .stays
        holders[property] = cell
        return cell
    }

    /// Counts a cell among those that nothing may ever get to.
    func track(_ cell: Cell) {
        guard !cell.isTracked else { return }
        cell.isTracked = true
        others.append(cell)
    }

    /// All cells that code reads which counts, and that nothing has got to although that is no question, in the order in
    /// which they were made: if work is cut off, it is cut off at the same place in each run.
    func empty(readBy counts: (Activation) -> Bool) -> [Cell] {
        // Values only grow: a cell that has one is never empty again.
        unfilled.removeAll { !$0.value.isNever }
        others.removeAll { !$0.value.isNever }
        return (unfilled + others).filter { !$0.promise.stays && $0.isRead(by: counts) }
    }
}

/// Closures that fill the rows of a list.
extension Run {
    /// A cell that a list dequeues by its type, and the arguments of the closure that fills it.
    struct Row {
        let cell: TypeID
        /// The type of the closure.
        let handler: Shape

        fileprivate init(_ cell: TypeID, at position: Int) {
            self.cell = cell
            var parameters = [Shape](repeating: .unknown, count: 3)
            parameters[position] = .nominal(cell, [])
            handler = .function(parameters, .tuple([]))
        }
    }

    /// The row that the closure among some arguments fills. The same call names the cell,
    /// `rows(cellType: Cell.self) { cell, _, item in … }`, or the function that receives the closure names it,
    /// `bind(to: table.items(cellType: Cell.self)) { _, item, cell in … }`.
    func row(filledBy arguments: [Expression.Argument], in frame: Frame) -> Row? {
        let closures = arguments.filter { if case .closure = $0.value { true } else { false } }
        guard closures.count == 1, case .closure(let closure) = closures[0].value else { return nil }
        if let cell = cell(namedBy: arguments, in: frame) { return Row(cell, at: 0) }
        guard closure.parameters?.count == 3, case .call(_, let inner, _)? = arguments.first?.value else { return nil }
        return cell(namedBy: inner, in: frame).map { Row($0, at: 2) }
    }

    /// The view whose type is an argument: `cellType: Cell.self`.
    private func cell(namedBy arguments: [Expression.Argument], in frame: Frame) -> TypeID? {
        for argument in arguments {
            guard case .member(_?, "self", _) = argument.value else { continue }
            for case .type(let type, _) in evaluate(argument.value, in: frame).atoms.map(atoms.meaning)
            where roles.isView(type) && !index[type].isExternal {
                return type
            }
        }
        return nil
    }
}

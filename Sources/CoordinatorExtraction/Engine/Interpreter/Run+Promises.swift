/// Properties that no code was found to assign.
extension Run {
    /// What a stored property holds if no code was found to assign it: an optional one of an object that the program makes stays
    /// empty if code assigns it for other objects of the class.
    func promise(of property: Property, _ shape: Shape?, _ id: ObjectID, _ home: Ancestor) -> Cell.Promise {
        guard let shape else { return .none }
        guard case .optional? = property.type, !property.isConstant, property.initializer == nil,
            atoms[id].sort == .made, index[home.type].isClass, !index[home.type].isModel
        else { return .declared(shape) }
        return .declaredUnless(shape, others: engine.heap.anyCell(home.type, property.name))
    }

    /// Whether a condition reads an optional property of its own object that has no value, and may never have one.
    func isLeftEmpty(_ condition: Expression, in frame: Frame) -> Bool {
        guard trial == nil, let receiver = frame.receiver, let name = ownProperty(of: condition, in: frame),
            case .declaredUnless? = engine.heap.known(receiver, name)?.promise
        else { return false }
        return true
    }
}

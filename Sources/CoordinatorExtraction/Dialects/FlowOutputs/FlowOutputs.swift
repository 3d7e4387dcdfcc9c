extension Dialect {
    /// Optional closures of screens and coordinators, wired by assignment.
    public static let flowOutputs = Dialect(
        "flow-outputs", "optional closures of screens and coordinators, wired by assignment",
        vocabulary: Vocabulary(
            relevant: ["utput", "losure", "allback", "ompletion", "andler", "?()", ")?", ")!"]),
        rules: { FlowOutputRules(copiers: CopyingModifiers($0)) })
}

/// An output (seed 003) is stored and holds a function that returns nothing.
struct FlowOutputRules: DialectRules {
    let copiers: CopyingModifiers

    var calledNames: Set<String> { copiers.names }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? { copiers.answer(call, in: run) }

    func slot(_ property: Property, of holder: TypeID, in slots: Slots) -> Slot? {
        guard let declarer = slots.declarations.property(property.name, of: holder)?.home.type else { return nil }
        if property.type == nil {
            // `var onFinish = {}`, `let onTap: … = { … }` without a type.
            guard case .closure(let closure)? = property.initializer, closure.parameters?.isEmpty ?? true,
                closure.body.isEmpty
            else { return nil }
        } else if slots.shape(of: property, of: holder)?.isVoidFunction != true {
            return nil
        }
        let owner = owner(property.name, of: holder, slots.index) ?? declarer
        return Slot(sort: .output, holder: holder, name: property.name, owner: owner)
    }

    /// The protocol that declares a member of a type, if there is one (`DESIGN.md`, "The serialized form").
    private func owner(_ name: String, of holder: TypeID, _ index: ProgramIndex) -> TypeID? {
        index.ancestors(of: holder).first {
            index[$0.type].isProtocol && index[$0.type].declaration?.properties.contains { $0.name == name } == true
        }?.type
    }
}

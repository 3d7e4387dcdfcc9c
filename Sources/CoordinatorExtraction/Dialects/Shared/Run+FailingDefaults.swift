/// Defaults that only fail: they intercept nothing, but ask for another closure.
extension Run {
    /// Whether a value is closures that say of themselves that they must never run.
    func isFailing(_ value: Value) -> Bool {
        !value.atoms.isEmpty
            && value.atoms.allSatisfy { atom in
                guard case .closure(let closure) = atoms.meaning(atom) else { return false }
                return closure.closure.body.fail
            }
    }

    /// Whether it is such a default of an initialiser's parameter.
    func isFailingDefault(_ closure: ClosureValue, of holder: TypeID) -> Bool {
        closure.closure.body.fail && closure.frame.receiver.flatMap { type(of: $0) } == holder
    }
}

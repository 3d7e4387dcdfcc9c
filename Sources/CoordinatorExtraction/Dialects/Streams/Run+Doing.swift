extension Run {
    /// Evaluates a statement of the app's own code. While a subscriber's effects are recorded, a call or an assignment
    /// counts as an effect.
    @discardableResult
    func doing(_ statement: Expression, in frame: Frame, _ evaluate: () -> Value) -> Value {
        guard let watch = trial?.watch, !index.isModel(frame.file), statement.doesSomething else { return evaluate() }
        watch.beginStatement()
        let value = evaluate()
        watch.endStatement()
        return value
    }
}

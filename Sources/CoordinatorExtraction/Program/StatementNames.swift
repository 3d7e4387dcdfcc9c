extension [Statement] {
    /// Whether they mention a variable as a whole, by its name alone.
    func mentions(variable: String) -> Bool {
        var mentions = false
        visit { if case .name(variable, _) = $0 { mentions = true } }
        return mentions
    }

    /// The names of the variables to which they assign something.
    var assigned: Set<String> {
        var found: Set<String> = []
        visit { if case .assignment(.name(let name, _), _, _) = $0 { found.insert(name) } }
        return found
    }
}

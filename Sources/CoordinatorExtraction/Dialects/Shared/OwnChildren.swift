extension ProgramIndex {
    /// Whether a type's own code assigns a property what it has just made or requested, and starts that. Then the property has a
    /// child, even if it is weak because a collection holds the child: `private weak var main: MainCoordinator?`. A parent comes
    /// from outside.
    func startsOwn(_ property: String, of type: TypeID) -> Bool {
        self[type].orderedFunctions.contains { $0.body?.startsOwn(property, vocabulary.functions.starts) == true }
    }
}

extension [Statement] {
    fileprivate func startsOwn(_ property: String, _ starts: [String]) -> Bool {
        var (made, assigned, started): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        visitBindings { name, _, value in if case .call? = value { made.insert(name) } }
        visit { expression in
            switch expression {
            case .assignment(let target, let value, _) where target.ownProperty == property:
                if case .name(let name, _) = value, made.contains(name) { assigned.insert(name) }
                if case .call = value { assigned.insert(property) }
            case .call(.member(let base?, let method, _), _, _):
                if let name = base.ownProperty, starts.contains(where: method.hasPrefix) { started.insert(name) }
            default: break
            }
        }
        return !assigned.isDisjoint(with: started)
    }
}

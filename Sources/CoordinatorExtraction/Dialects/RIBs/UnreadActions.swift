/// Interactors that receive a screen's actions through a library's stream, as those of *ReactorKit* do. What they do with each
/// action is not read, so their places are said.
extension Engine {
    func noteUnreadActions(of units: Set<TypeID>) {
        for unit in units {
            guard let actions = index[unit].nested["Action"], index[actions].isEnum,
                let place = index[actions].declaration?.place,
                index.ancestors(of: unit).contains(where: { ancestor in
                    index[ancestor.type].isUnknown && index[ancestor.type].lastName == "Reactor"
                })
            else { continue }
            facts.unresolved[place] = "the actions that screens send to this reactor are not read"
        }
    }
}

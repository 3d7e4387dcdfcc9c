/// Tab bars pass on the stack of the selected tab (`onItemsSelect?(stack)`, seed 003): a coordinator that is made with
/// it belongs to that tab, whatever it does to the stack.
extension Run {
    /// Runs the contents of a tab bar's output with the stack of a tab.
    func followTab(_ value: Value, of property: Property, _ shape: Shape, in holder: ObjectID, at place: Place) {
        guard trial == nil, case .function(let parameters, _) = shape, let type = type(of: holder),
            index.ancestors(of: type).contains(where: { index.vocabulary.shows.tabBars.contains(index[$0.type].name) }),
            engine.slots.slot(property, of: type)?.sort == .output
        else { return }
        var isStack = false
        let arguments = parameters.map { parameter in
            guard case .nominal(let type, _) = parameter, index.vocabulary.shows.stacks.contains(index[type].name)
            else {
                return self.value(of: parameter)
            }
            isStack = true
            return Value(declared(type, [Self.ofTab]))
        }
        if isStack { _ = call(value, with: arguments) }
    }

    /// Records the coordinators that were made with the stack of a tab.
    func noteTab(_ result: Value, madeWith arguments: [Value]) {
        let isOfTab = arguments.contains { argument in
            objects(in: argument).contains { atoms[$0].arguments == [Self.ofTab] }
        }
        guard isOfTab else { return }
        let found = reachable(in: result).compactMap { type(of: $0) }.filter(roles.isCoordinator)
        see { $0.shown.inTabs.formUnion(found) }
    }

    /// Records that the current coordinator makes a tab bar. One that it keeps in a property, or that the app declares,
    /// is known by its type.
    func noteTabBar(_ type: TypeID) {
        guard index.vocabulary.shows.tabBars.contains(index[type].name), let actor = demandActorType(),
            roles.isCoordinator(actor)
        else { return }
        see { $0.shown.makersOfTabBars.insert(actor) }
    }

    /// Marks the stack of a tab.
    private static let ofTab = Shape.parameter("the stack of a tab")
}

/// Tab bars hand the stack of the selected tab over (`onItemsSelect?(stack)`, seed 003): who is made with it stands in
/// that tab, whatever it does to the stack.
extension Evaluator {
    /// Runs what was put into an output of a tab bar with the stack of a tab.
    func followTab(_ value: Value, of property: Property, _ shape: Shape, in holder: Instance, at place: Place) {
        guard trial == nil, case .function(let parameters, _) = shape,
            index.ancestors(of: holder.type).contains(where: { index[$0.type].name == "UITabBarController" }),
            slot(property, of: holder.type)?.sort == .output
        else { return }
        var isStack = false
        let arguments = parameters.map { parameter in
            guard case .nominal(let type, _) = parameter, index[type].name == "UINavigationController" else {
                return self.value(of: parameter)
            }
            isStack = true
            return Value(.object(Instance(type: type, arguments: [Self.ofTab])))
        }
        if isStack { _ = call(value, with: arguments, at: place) }
    }

    /// Remembers the coordinators that were made with the stack of a tab.
    func noteTab(_ result: Value, madeWith arguments: [Value]) {
        guard trial == nil, arguments.contains(where: { $0.instances.contains { $0.arguments == [Self.ofTab] } }) else {
            return
        }
        for instance in result.reachable where roles.isCoordinator(instance.type) { facts.inTabs.insert(instance.type) }
    }

    /// By this the stack of a tab is told from others.
    private static let ofTab = Shape.parameter("the stack of a tab")
}

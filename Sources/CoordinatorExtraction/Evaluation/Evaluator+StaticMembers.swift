extension Evaluator {
    /// The value of a static member: a case, a nested type, a property, a function.
    func readStatic(_ name: String, of type: TypeID, _ arguments: [Shape]) -> Value {
        let nominal = index[type]
        if nominal.cases[name] != nil { return Value(.enumCase(type, name, [])) }
        if name == "allCases", nominal.isEnum { return Value(.collection(Value(.object(Instance(type: type))))) }
        if let nested = nominal.nested[name] { return Value(.type(nested, [])) }
        for ancestor in index.ancestors(of: type) {
            let home = index[ancestor.type]
            if let property = home.properties[name] {
                return read(property, of: Instance(type: type, arguments: arguments), ancestor)
            }
            if let nested = home.nested[name] { return Value(.type(nested, [])) }
            if let alias = home.aliases[name] {
                let scope = Scope(type: ancestor.type, file: alias.place.file, bindings: ancestor.bindings)
                return typeValue(index.shape(of: alias.target, in: scope))
            }
            if let function = home.functions[name]?.first {
                let receiver = Instance(type: type, arguments: arguments)
                return Value(.method(MethodValue(function: function, receiver: receiver, home: ancestor, frame: nil)))
            }
        }
        guard nominal.isExternal else { return .unknown }
        if name.isCapitalized {
            return index.topLevelType(name, from: 0).map { Value(.type($0, [])) }
                ?? Value(.type(index.external(nominal.name + "." + name), []))
        }
        // The events may be declared in a module that is not read.
        return nominal.name.contains("Event") ? Value(.enumCase(type, name, [])) : .unknown
    }

    /// The value of `.name`, as the place expects it.
    func implicit(_ name: String, expecting shape: Shape?, at place: Place) -> Value {
        var value = Value()
        for (type, arguments) in shape?.nominals ?? [] { value.join(readStatic(name, of: type, arguments)) }
        if name == "none", value.isUnknown { return Value(.nil) }
        return value
    }
}

extension ProgramIndex {
    /// Whether a protocol of the app requires a type's function.
    func isRequired(_ function: Function, of type: TypeID) -> Bool {
        ancestors(of: type).contains { ancestor in
            let functions = self[ancestor.type].functions[function.name] ?? []
            return self[ancestor.type].isProtocol && !self[ancestor.type].isExternal
                && functions.contains { $0.parameters.map(\.label) == function.parameters.map(\.label) }
        }
    }
}

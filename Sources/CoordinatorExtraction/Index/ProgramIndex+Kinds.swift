/// The kinds of types, by their supertypes.
extension ProgramIndex {
    /// Whether a type is another one, inherits from it or conforms to it.
    func isKind(_ type: TypeID, of other: TypeID) -> Bool {
        type == other || ancestors(of: type).contains { $0.type == other }
    }

    /// Whether a superclass of a type is a library's.
    func inheritsFromLibrary(_ id: TypeID) -> Bool {
        self[id].isClass && ancestors(of: id).contains { self[$0.type].isExternal }
    }
}

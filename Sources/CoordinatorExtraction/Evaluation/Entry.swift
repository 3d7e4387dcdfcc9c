/// Code with which evaluation begins, as though somebody had called it on an object of a type.
struct Entry {
    enum Code {
        case property(Property)
        case function(Function)
    }

    var type: TypeID
    /// The type that declares it: the object's own or an ancestor.
    var home: Ancestor
    var code: Code

    /// Where it stands.
    var place: Place {
        switch code {
        case .property(let property): property.place
        case .function(let function): function.place
        }
    }
}

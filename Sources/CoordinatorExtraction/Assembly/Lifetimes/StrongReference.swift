/// A strong reference from an object to another, through a property.
struct StrongReference {
    var holder: ObjectID
    var property: Property
    var held: ObjectID
    /// The variable that the property's closure captures; `nil` if the property holds the object itself.
    var captured: String?
    /// Whether the property holds any number of objects.
    var isCollection = false
    /// Whether it is a subscription in the property.
    var isSubscription = false
    var place: Place
}

extension Property {
    /// The closure in its declaration.
    var keptClosure: Closure? { if case .closure(let closure)? = initializer { closure } else { nil } }
}

extension NominalType {
    /// Whether the type's own functions mention a property.
    func asksFor(_ property: Property) -> Bool {
        orderedFunctions.contains { $0.body?.names.contains(property.name) == true }
    }
}

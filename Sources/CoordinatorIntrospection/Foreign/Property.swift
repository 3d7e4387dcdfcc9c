/// A stored property of an app's class, and its role in the navigation according to its name and type.
struct Property {
    /// Its storage and its name.
    var field: StoredField
    /// Whether it may hold anything but plain data.
    var mayHoldObjects: Bool
    /// Whether it holds children, whatever their class is called.
    var holdsChildren: Bool
    /// Whether it leads back to the presenter or owner.
    var leadsBack: Bool
    /// Whether it holds a screen, whatever the screen's class is called.
    var holdsScreen: Bool
    /// The channel through which it emits events, if any.
    var channel: Channel?

    /// A property through which events leave an object.
    enum Channel: Hashable {
        /// A flow output (seed 003), with the name of the event.
        case output(String)
        /// A delegate (seed 004), with the names of the events.
        case delegate([String])

        /// The full names of the events.
        var events: [String] {
            switch self {
            case .output(let event): [event]
            case .delegate(let events): events
            }
        }
    }

    init(_ field: StoredField, _ conventions: ForeignConventions, _ layouts: inout LayoutTable) {
        self.field = field
        if field.ownership == .strong, case .nothing = layouts.layout(of: field.type) {
            mayHoldObjects = false
        } else {
            mayHoldObjects = true
        }
        holdsChildren = conventions.childProperties.contains(field.name)
        leadsBack = !holdsChildren && conventions.backProperties.matches(field.name)
        holdsScreen = conventions.screenProperties.contains(field.name)
        channel = Self.channel(field, conventions, &layouts)
    }

    private static func channel(
        _ field: StoredField, _ conventions: ForeignConventions, _ layouts: inout LayoutTable
    ) -> Channel? {
        guard let wrapped = (field.type as? any OptionalType.Type)?.wrappedType else {
            // A delegate that isn't optional is `unowned`; an optional one may be `nil`.
            return field.ownership == .strong ? nil : delegate(field, to: field.type, conventions)
        }
        if case .function(returnsNothing: true) = layouts.layout(of: wrapped) {
            guard !conventions.ignoredOutputs.matches(field.name) else { return nil }
            let owner = TypeName.of(field.owner)
            return .output("\(conventions.eventOwners[owner] ?? owner).\(field.name)")
        }
        return delegate(field, to: wrapped, conventions)
    }

    /// The methods of a protocol are not in its metadata, so `*` stands for all of them, unless the conventions list
    /// them.
    private static func delegate(
        _ field: StoredField, to type: Any.Type, _ conventions: ForeignConventions
    ) -> Channel? {
        let isProtocol = MetadataKind(of: type) == .existential
        let name = TypeName.of(type)
        guard isProtocol, type != AnyObject.self else {
            guard conventions.delegateProperties.matches(field.name), type is AnyClass else { return nil }
            // The type of the delegate is a class and not a protocol, so the property names the event.
            return .delegate(["\(TypeName.of(field.owner)).\(field.name)"])
        }
        guard conventions.delegateProperties.matches(field.name) || name.hasSuffix("Delegate") else { return nil }
        let owner = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        return .delegate((conventions.delegateMethods[owner] ?? ["*"]).map { "\(owner).\($0)" })
    }
}

/// An optional, whatever type it wraps.
protocol OptionalType {
    /// The type that it wraps.
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

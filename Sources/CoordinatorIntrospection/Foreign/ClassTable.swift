/// The roles and the stored properties of classes. Each class is read once.
struct ClassTable {
    /// The role of an object in the navigation.
    enum Role {
        case coordinator
        case screen
        /// Another object of the app: a router, a box, a service. It may hold coordinators and screens.
        case holder
        /// An object of the system, in which no objects of the app are searched for.
        case system
    }

    /// A class, as the walk needs it.
    struct Entry {
        var name: String
        var role: Role
        var properties: [Property]
        /// The reason why its content cannot be read, as a sentence.
        var obstacle: String?
        /// For a screen that shows others: whether the class is made for tabs.
        var holdsTabs: Bool
        /// For a screen that shows others: whether the class is made for a stack.
        var holdsStack: Bool
        /// Whether it only holds one other object, as a box for a weak reference does.
        var isBox: Bool
    }

    private let conventions: ForeignConventions
    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    init(_ conventions: ForeignConventions) { self.conventions = conventions }

    /// The entry for the class of an object.
    mutating func entry(of object: AnyObject, _ layouts: inout LayoutTable) -> Entry {
        let type: AnyClass = Swift.type(of: object)
        if let index = indices[ObjectIdentifier(type)] { return entries[index] }
        let entry = look(at: type, &layouts)
        indices[ObjectIdentifier(type)] = entries.count
        entries.append(entry)
        return entry
    }

    private func look(at type: AnyClass, _ layouts: inout LayoutTable) -> Entry {
        var names: [String] = []
        var current: AnyClass? = type
        var isApps = false
        var hasHiddenElements = false
        while let known = current {
            names.append(String(TypeName.simple(TypeName.of(known))))
            if !Self.systemModules.contains(TypeName.module(of: known)) { isApps = true }
            if names.last == "ManagedBuffer" { hasHiddenElements = true }
            current = _getSuperclass(known)
        }
        let (fields, isComplete) = StoredField.all(of: type)
        var obstacle: String?
        if !isComplete { obstacle = "\(TypeName.of(type)) was built without reflection metadata" }
        if hasHiddenElements { obstacle = "the elements of \(TypeName.of(type)) can't be seen" }
        return Entry(
            name: TypeName.of(type),
            role: role(names, isApps: isApps || hasHiddenElements, fields: fields),
            properties: fields.map { Property($0, conventions, &layouts) },
            obstacle: obstacle,
            holdsTabs: names.contains { $0.lowercased().contains("tabbar") },
            holdsStack: names.contains { $0.contains("Navigation") },
            isBox: fields.count == 1
                && fields.allSatisfy { field in
                    !conventions.childProperties.contains(field.name)
                        && (isGeneric(type) || Self.boxedNames.contains(field.name))
                })
    }

    private func role(_ names: [String], isApps: Bool, fields: [StoredField]) -> Role {
        if names.contains(where: conventions.coordinators.matches) { return .coordinator }
        if names.contains(where: conventions.screens.matches) { return .screen }
        if !isApps { return .system }
        // A base class with `childCoordinators` is a base class of coordinators, whatever its name.
        let holdsCoordinators = fields.contains { conventions.coordinators.matches($0.name.singularTitle) }
        return holdsCoordinators && fields.contains { conventions.childProperties.contains($0.name) }
            ? .coordinator : .holder
    }

    private func isGeneric(_ type: AnyClass) -> Bool { _typeName(type, qualified: false).contains("<") }

    private static let boxedNames: Set<String> = [
        "value", "wrappedValue", "wrapped", "object", "reference", "ref", "base", "element", "content", "target",
    ]

    /// Combine is not listed, because its objects hold the values of `@Published` properties.
    private static let systemModules: Set<Substring> = [
        "Swift", "_Concurrency", "Synchronization", "Foundation", "FoundationEssentials", "Dispatch", "ObjectiveC",
        "__C",
        "CoreFoundation", "UIKit", "UIKitCore", "AppKit", "SwiftUI", "SwiftUICore",
    ]
}

extension String {
    /// The name of a list's elements: `ChildCoordinator` for `childCoordinators`.
    fileprivate var singularTitle: String {
        let singular = hasSuffix("s") ? String(dropLast()) : self
        return singular.prefix(1).uppercased() + singular.dropFirst()
    }
}

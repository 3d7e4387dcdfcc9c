/// Known facts about types that an app uses and does not declare.
extension LibraryNames {
    /// The superclass of a library's type, if it is relevant.
    func superclass(of name: String) -> String? {
        if let known = superclasses[name] { return known }
        if controllers.contains(name) { return Self.controller }
        return views.contains(name) ? Self.view : nil
    }

    /// Whether a library's type of this name is a coordinator.
    func isCoordinator(_ name: String) -> Bool {
        coordinators.contains(name.split(separator: ".").last ?? Substring(name))
    }

    private static let controller = "UIViewController"
    private static let view = "UIView"
}

extension ProgramIndex {
    /// Whether an enum conforms to a protocol of events, such as `CoordinateEvents` in seed 000.
    func isEvent(_ type: NominalType) -> Bool {
        type.isEnum
            && ancestors(of: type.id).dropFirst().contains { vocabulary.types.events.contains(self[$0.type].lastName) }
    }
}

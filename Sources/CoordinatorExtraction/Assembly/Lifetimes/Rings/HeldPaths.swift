/// The paths of members that strong references lead along.
struct HeldPaths {
    private let engine: Engine
    private let paths: PathTypes

    init(_ engine: Engine, _ paths: PathTypes) { (self.engine, self.paths) = (engine, paths) }

    /// Whether strong references lead from an object to another.
    func isHeld(_ path: Expression, by root: String, in part: CodePart, depth: Int = 0) -> Bool {
        guard depth < 12 else { return false }
        switch path {
        case .name(root, _): return true
        case .name(let name, _):
            if let value = part.local(name) { return isHeld(value, by: root, in: part, depth: depth + 1) }
            return root == "self" && part.isMember(name) && holds(name, part.home)
        case .cast(let inner, _, _, _): return isHeld(inner, by: root, in: part, depth: depth + 1)
        case .member(let base?, let name, _):
            return isHeld(base, by: root, in: part, depth: depth + 1)
                && paths.types(of: base, in: part).allSatisfy { holds(name, $0) }
        default: return false
        }
    }

    private func holds(_ name: String, _ type: TypeID?) -> Bool {
        guard let type, let property = engine.declarations.property(name, of: type)?.property else { return false }
        // The view that shows an outlet holds it.
        let isOutlet = property.attributes.contains("IBOutlet")
        return property.isStored && (property.ownership == .strong || isOutlet) && !property.isStatic
    }
}

import CoordinatorIntrospection
import CoordinatorModel

extension CoordinatorTree {
    /// The tree in one line: `App(Login, Main(Home, ->App))`, without the suffix of the names.
    var outline: String {
        var text = ""
        func name(_ index: Int) -> String {
            let type = coordinators[index].type.split(separator: ".").last.map(String.init) ?? ""
            return type.hasSuffix("Coordinator") ? String(type.dropLast(11)) : type
        }
        func write(_ index: Int) {
            text += name(index)
            guard !coordinators[index].branches.isEmpty else { return }
            text += "("
            for (position, branch) in coordinators[index].branches.enumerated() {
                if position > 0 { text += ", " }
                switch branch.child {
                case .contained(let child): write(child)
                case .reference(let target): text += "->" + name(target)
                }
            }
            text += ")"
        }
        for root in roots { write(root) }
        return text
    }

    /// The coordinator of a type, as it was found first.
    subscript(type: String) -> Coordinator? {
        coordinators.first { $0.type == type || $0.type.hasSuffix("." + type) }
    }
}

/// What reflection makes of an app, in one line.
func outline(_ root: AnyObject, by conventions: ForeignConventions = ForeignConventions()) -> String {
    CoordinatorTree(reflecting: root, by: conventions).outline
}

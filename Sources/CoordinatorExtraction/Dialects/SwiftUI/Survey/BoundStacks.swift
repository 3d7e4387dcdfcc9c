/// The stacks of each view whose path is a binding to a property of a property of the view:
/// `NavigationStack(path: $model.path)`.
struct BoundStacks {
    struct Found {
        /// The name of the view's property.
        var property: String
        var file: Int32
    }

    private(set) var found: [TypeID: [Found]] = [:]

    init(_ index: ProgramIndex) {
        for type in index.types where !type.isModel {
            for piece in index.code(of: type.id) {
                piece.statements.visit { expression in
                    guard case .call(let callee, let arguments, _) = expression, callee.calledName == Presenting.stack,
                        case .member(.name(let bound, _)?, _, _)? = arguments.first(where: { $0.label == "path" })?
                            .value
                    else { return }
                    let name = bound.hasPrefix("$") ? String(bound.dropFirst()) : bound
                    found[type.id, default: []].append(Found(property: name, file: piece.file))
                }
            }
        }
    }
}

/// Coordinators without a usual name, in a program that has none with one: `@Observable class AppState { var path: [Place] }`,
/// to whose path a stack is bound, and which several views are handed.
///
/// At least half of its methods change the path: what only has a path among other things is the app's model.
struct PathOwners {
    private(set) var found: Set<TypeID> = []
    private let index: ProgramIndex

    init(_ index: ProgramIndex) {
        self.index = index
        var paths: [TypeID: Set<String>] = [:]
        for type in index.declared where type.isClass && index.isObserved(type.id) {
            let names = type.orderedProperties.filter { isPath($0, of: type.id) }.map(\.name).filter {
                movesAlong($0, type)
            }
            if !names.isEmpty, !index.vocabulary.project.exceptions.contains(type.lastName) {
                paths[type.id] = Set(names)
            }
        }
        guard !paths.isEmpty else { return }
        var holders: [TypeID: Int] = [:]
        var bound: Set<TypeID> = []
        for view in index.declared where view.declaration?.kind == .struct {
            for property in view.orderedProperties where property.isStored && !property.isStatic {
                guard let written = property.type ?? property.initializer?.constructed,
                    let held = index.shape(of: written, in: Scope(type: view.id, file: property.place.file))
                        .nominals.map(\.type).first(where: { paths[$0] != nil })
                else { continue }
                holders[held, default: 0] += 1
                if bindsStack(view, to: paths[held] ?? []) { bound.insert(held) }
            }
        }
        found = bound.filter { holders[$0, default: 0] > 1 }
    }

    /// `var path = NavigationPath()`, `var path: [Place]`.
    private func isPath(_ property: Property, of type: TypeID) -> Bool {
        guard property.isStored, !property.isStatic else { return false }
        if property.isUntypedPath { return true }
        guard case .array? = property.type, let written = property.type else { return false }
        return index.shape(of: written, in: Scope(type: type, file: property.place.file)).elementNominals.contains {
            index[$0.type].isEnum && !index[$0.type].isExternal
        }
    }

    private func movesAlong(_ path: String, _ type: NominalType) -> Bool {
        let functions = type.orderedFunctions.filter { $0.kind == .function && $0.body != nil && !$0.isStatic }
        let moving = functions.count(where: { function in
            var isMoving = false
            function.body?.visit { if $0.ownName == path { isMoving = true } }
            return isMoving
        })
        return moving > 0 && moving * 2 >= functions.count
    }

    private func bindsStack(_ view: NominalType, to paths: Set<String>) -> Bool {
        index.code(of: view.id).contains { piece in
            var isBound = false
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, _) = expression, callee.calledName == Presenting.stack,
                    case .member(.some, let name, _)? = arguments.first(where: { $0.label == "path" })?.value,
                    paths.contains(name)
                else { return }
                isBound = true
            }
            return isBound
        }
    }
}

extension Property {
    /// Whether it is a path for any values: `var path = NavigationPath()`.
    var isUntypedPath: Bool {
        let path = TypeName.named("NavigationPath", [])
        return type == path || initializer?.constructed == path
    }
}

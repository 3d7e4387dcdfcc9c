/// The names of types that code of the app writes, apart from each type's own code: what an app writes nowhere, it
/// makes nowhere.
struct WrittenTypes {
    private var names: Set<String> = []
    /// The names that types of properties write into which no code ever puts anything.
    private var ofEmpty: Set<String> = []

    init(_ index: ProgramIndex) {
        let empty = index.survey(EmptyProperties.init)
        for type in index.types where !type.isModel {
            var own = type.mentioned
            for property in type.properties.values {
                guard let words = property.type?.words else { continue }
                if empty.contains(property) { ofEmpty.formUnion(words) } else { own.formUnion(words) }
            }
            for function in type.functions.values.joined() { own.formUnion(Self.words(of: function)) }
            for alias in type.aliases.values { own.formUnion(alias.target.words) }
            if let declaration = type.declaration { for one in declaration.inherits { own.formUnion(one.words) } }
            own.remove(String(type.lastName))
            names.formUnion(own)
        }
        for function in index.functions.values.joined() { names.formUnion(Self.words(of: function)) }
        for property in index.globals.values { property.type.map { names.formUnion($0.words) } }
        index.visitCode { piece in
            guard piece.type == nil else { return }
            piece.statements.visit { expression in
                if case .name(let name, _) = expression { names.insert(name) }
            }
        }
        for file in index.files { for alias in file.aliases { names.formUnion(alias.target.words) } }
    }

    func contains(_ name: Substring) -> Bool { names.contains(String(name)) }

    /// Whether code writes a name only for properties that stay empty: `private var options: OptionsModel?`.
    func isLeftOut(_ name: Substring) -> Bool { ofEmpty.contains(String(name)) && !contains(name) }

    private static func words(of function: Function) -> Set<String> {
        function.parameters.reduce(into: function.result?.words ?? []) { $0.formUnion($1.type.words) }
    }
}

extension Engine {
    /// Whether a type is a SwiftUI view with a coordinator, and no other code of the app names the view: the app never makes it,
    /// and so never has that coordinator.
    func isNeverShown(_ type: NominalType) -> Bool {
        guard roles.hasBeginning, roles.isDrawnView(type.id), !roles.isCoordinator(type.id),
            !index.survey(WrittenTypes.init).contains(type.lastName)
        else { return false }
        return type.orderedProperties.contains { property in
            guard property.isStored, !property.isStatic,
                let written = property.type ?? property.initializer?.constructed
            else { return false }
            let scope = Scope(type: type.id, file: property.place.file)
            return index.shape(of: written, in: scope).nominals.contains { roles.isCoordinator($0.type) }
        }
    }
}

extension Engine {
    /// Whether the app never makes objects of a class: it only has a property for one, which stays empty. A storyboard may make screens.
    func isNeverMade(_ type: NominalType) -> Bool {
        roles.hasBeginning && type.isClass && !roles.acts(type.id) && !roles.begins(type.id)
            && index.survey(WrittenTypes.init).isLeftOut(type.lastName)
    }
}

extension TypeName {
    /// The names in it.
    fileprivate var words: Set<String> {
        Set(description.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}

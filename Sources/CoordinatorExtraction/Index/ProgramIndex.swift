/// Every declaration of the program, by name.
final class ProgramIndex {
    /// The files of the app, followed by those of the models.
    let files: [SourceFile]
    /// The meaning of names.
    let vocabulary: Vocabulary
    /// Whether the app also has Objective-C code, which is not read.
    let hasObjectiveC: Bool
    /// The number of the app's files.
    let appFileCount: Int
    private(set) var types: [NominalType] = []
    /// The declarations at the top level.
    private(set) var topLevel = TopLevel()
    private var externals: [String: TypeID] = [:]
    /// By the types' indices.
    private var ancestries: [[Ancestor]?] = []
    private var known = Known()
    /// The types of names without arguments, by the scope of the lookup.
    var knownNames: [NameKey: Shape] = [:]

    /// The result of a search of the whole program that several callers need; the search runs once.
    func survey<Found>(_ find: (ProgramIndex) -> Found) -> Found {
        if let found = known.surveys[ObjectIdentifier(Found.self)] as? Found { return found }
        let found = find(self)
        known.surveys[ObjectIdentifier(Found.self)] = found
        return found
    }

    /// The results of searches of the whole program, each kept after its first use.
    private struct Known {
        /// The conforming types of each type.
        var declared: [TypeID: [TypeID]]?
        /// The protocols to which an extension makes a library's type conform.
        var external: Set<TypeID>?
        /// The results of surveys, by their type.
        var surveys: [ObjectIdentifier: Any] = [:]
    }

    /// Declarations outside types.
    struct TopLevel {
        var functions: [String: [Function]] = [:]
        var globals: [String: Property] = [:]
        /// Two targets of an app may use the same name.
        var types: [String: [TypeID]] = [:]
        var aliases: [String: TypeAlias] = [:]
        /// Classes of libraries that are known by the app's name for them.
        var routers: Set<TypeID> = []
    }

    /// The functions at the top level.
    var functions: [String: [Function]] { topLevel.functions }
    /// The variables at the top level.
    var globals: [String: Property] { topLevel.globals }

    struct NameKey: Hashable {
        var name: String
        var type: TypeID?
        var file: Int32
        /// Whether generic parameters have values in the scope.
        var isBound: Bool
    }

    /// Names inside an inheritance clause are looked up without looking for ancestors.
    private(set) var isFindingAncestors = false

    /// The declarations of an app, and of the libraries that it uses, if there are models of them.
    init(
        _ app: [SourceFile], models: [SourceFile] = [], vocabulary: Vocabulary = .standard, hasObjectiveC: Bool = false
    ) {
        self.vocabulary = vocabulary
        self.hasObjectiveC = hasObjectiveC
        appFileCount = app.count
        files = app + models
        for file in files {
            for type in file.types where type.kind != .extension { declare(type, inside: nil) }
            for alias in file.aliases where topLevel.aliases[alias.name] == nil { topLevel.aliases[alias.name] = alias }
            for function in file.functions { topLevel.functions[function.name, default: []].append(function) }
            for property in file.properties where globals[property.name] == nil {
                topLevel.globals[property.name] = property
            }
        }
        declareRouters()
        // A nested type may be declared in an extension of a type that is itself declared in another file's extension.
        var waiting = files.flatMap { $0.types.filter { $0.kind == .extension } }
        while true {
            let later = waiting.filter { !extend($0, orCreate: false) }
            if later.count == waiting.count { break }
            waiting = later
        }
        for type in waiting { _ = extend(type, orCreate: true) }
    }

    subscript(id: TypeID) -> NominalType { types[Int(id.index)] }

    /// Whether a file is a model, not the app's.
    func isModel(_ file: Int32) -> Bool { Int(file) >= appFileCount }

    private func declare(_ declaration: TypeDeclaration, inside enclosing: TypeID?) {
        let name = enclosing.map { self[$0].name + "." + declaration.name } ?? declaration.name
        let id = TypeID(index: Int32(types.count))
        let type = NominalType(
            id: id, name: name, declaration: declaration, enclosing: enclosing,
            isModel: isModel(declaration.place.file))
        types.append(type)
        if let enclosing {
            self[enclosing].take(id, called: declaration.name)
            type.imply(self[enclosing].generics)
        } else {
            topLevel.types[declaration.name, default: []].append(id)
        }
        take(declaration, into: type)
    }

    private func take(_ declaration: TypeDeclaration, into type: NominalType) {
        type.take(declaration)
        for nested in declaration.types where nested.kind != .extension { declare(nested, inside: type.id) }
    }

    private func extend(_ declaration: TypeDeclaration, orCreate: Bool) -> Bool {
        let parts = declaration.name.split(separator: ".").map(String.init)
        guard let first = parts.first else { return true }
        var found = aliasTarget(first) ?? topLevelType(first, from: declaration.place.file)
        for part in parts.dropFirst() { found = found.flatMap { self[$0].nested[part] } }
        if found == nil, orCreate { found = external(declaration.name) }
        guard let found else { return false }
        self[found].extensions.append(declaration)
        take(declaration, into: self[found])
        return true
    }

    /// Declares the routers of which only a name is there.
    private func declareRouters() {
        for router in RouterAliases.declarations(self) {
            declare(router, inside: nil)
            topLevel.routers.formUnion(topLevel.types[router.name] ?? [])
        }
    }

    private func aliasTarget(_ name: String) -> TypeID? {
        guard topLevel.types[name] == nil, case .named(let target, _)? = topLevel.aliases[name]?.target else {
            return nil
        }
        return topLevel.types[target]?.first
    }

    /// A type that the program mentions by this name and does not declare.
    func external(_ name: String) -> TypeID {
        if let id = externals[name] { return id }
        let id = TypeID(index: Int32(types.count))
        types.append(NominalType(id: id, name: name, declaration: nil, enclosing: nil))
        externals[name] = id
        return id
    }

    /// The types that the program declares, in the order of their declaration.
    var declared: [NominalType] { types.filter { !$0.isExternal } }

    /// The type itself and everything that it inherits from or conforms to, nearest first, each once.
    func ancestors(of id: TypeID) -> [Ancestor] {
        let position = Int(id.index)
        if position < ancestries.count, let known = ancestries[position] { return known }
        let wasFinding = isFindingAncestors
        isFindingAncestors = true
        let found = Ancestor.line(of: id, in: self)
        isFindingAncestors = wasFinding
        if position >= ancestries.count {
            ancestries += Array(repeating: nil, count: max(types.count, position + 1) - ancestries.count)
        }
        ancestries[position] = found
        return found
    }

    /// Whether an extension makes a type conform to a protocol that the program doesn't declare.
    func hasExternalConformers(_ id: TypeID) -> Bool {
        if known.external == nil {
            known.external = Set(
                types.filter(\.isExternal).flatMap { type in
                    type.extensions.flatMap(\.inherits).flatMap { name in
                        shape(of: name, in: Scope(type: nil, file: type.extensions[0].place.file)).nominals.map(\.type)
                    }
                })
        }
        return known.external?.contains(id) ?? false
    }

    /// The declared classes, structs, enums and actors that conform to a protocol or inherit from a class.
    func conformers(of id: TypeID) -> [TypeID] {
        if known.declared == nil {
            var all: [TypeID: [TypeID]] = [:]
            for type in types where !type.isUnknown && !type.isProtocol {
                for ancestor in ancestors(of: type.id) where ancestor.type != type.id {
                    all[ancestor.type, default: []].append(type.id)
                }
            }
            known.declared = all
        }
        return known.declared?[id] ?? []
    }
}

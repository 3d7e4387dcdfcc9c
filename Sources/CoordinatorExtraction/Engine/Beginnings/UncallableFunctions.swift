/// The functions that only the program's own code can call, and that no code calls: their names are mentioned nowhere,
/// except in functions that no code calls either. A name counts for all functions that have it.
///
/// If none of a type's functions is called, its callers were not read, and nothing is known about any of them.
struct UncallableFunctions {
    private var found: Set<ObjectIdentifier> = []
    /// The names that all other code mentions.
    private(set) var mentioned: Set<String> = []
    private let index: ProgramIndex
    private let roles: Roles

    init(_ index: ProgramIndex, _ roles: Roles) {
        (self.index, self.roles) = (index, roles)
        var ofLibraries: [TypeID: Bool] = [:]
        let types = index.declared.filter { isRead($0, &ofLibraries) }
            .map { $0.orderedFunctions.filter(isCalledByName) }
        let candidates = Dictionary(grouping: types.joined(), by: \.name)
        found = Set(types.joined().map { ObjectIdentifier($0) })
        var mentions = Mentions()
        for file in index.files.prefix(index.appFileCount) { mentions.look(at: file, except: found) }
        var isNew = true
        while isNew {
            while let name = mentions.new.popFirst() {
                for function in candidates[name] ?? [] { call(function, &mentions) }
            }
            isNew = false
            for functions in types where functions.allSatisfy(contains) {
                isNew = isNew || !functions.isEmpty
                for function in functions { call(function, &mentions) }
            }
        }
        mentioned = mentions.all
    }

    private mutating func call(_ function: Function, _ mentions: inout Mentions) {
        if found.remove(ObjectIdentifier(function)) != nil { mentions.look(at: function) }
    }

    func contains(_ function: Function) -> Bool { found.contains(ObjectIdentifier(function)) }

    /// Whether only code that was read calls a type's functions. Libraries call functions of screens and of their own
    /// protocols in many ways. The result for each type is kept, because all its supertypes need it.
    private func isRead(_ type: NominalType, _ ofLibraries: inout [TypeID: Bool]) -> Bool {
        guard !roles.isScreen(type.id), !roles.isView(type.id), !roles.begins(type.id) else { return false }
        return !([type.id] + index.conformers(of: type.id)).contains { one in
            if let known = ofLibraries[one] { return known }
            let isOfLibrary = index.ancestors(of: one).contains { ancestor in
                let name = index[ancestor.type].name
                return index[ancestor.type].isExternal && !index.vocabulary.libraries.inert.contains(name)
            }
            ofLibraries[one] = isOfLibrary
            return isOfLibrary
        }
    }

    /// Whether code calls a function by its name.
    private func isCalledByName(_ function: Function) -> Bool {
        function.kind == .function && !function.isCallback && function.body != nil
            && function.name.first?.isLetter == true && function.name != "callAsFunction"
            && !index.vocabulary.functions.starts.contains(function.name)
    }
}

/// The names that code mentions.
private struct Mentions {
    private(set) var all: Set<String> = []
    /// The names whose functions were not examined yet.
    var new: Set<String> = []

    mutating func look(at file: SourceFile, except others: Set<ObjectIdentifier>) {
        for type in file.types { look(at: type, except: others) }
        for function in file.functions where !others.contains(ObjectIdentifier(function)) { look(at: function) }
        for property in file.properties { look(at: property) }
        look(at: file.statements)
    }

    private mutating func look(at type: TypeDeclaration, except others: Set<ObjectIdentifier>) {
        let isOpen = type.attributes.contains(Function.isPublic)
        for inner in type.types { look(at: inner, except: others) }
        for property in type.properties { look(at: property) }
        for function in type.functions {
            if isOpen || function.attributes.contains(Function.isPublic) { add(function.name) }
            if !others.contains(ObjectIdentifier(function)) { look(at: function) }
        }
    }

    mutating func look(at function: Function) {
        for parameter in function.parameters { parameter.standard.map { look(at: [.expression($0)]) } }
        look(at: function.body ?? [])
    }

    private mutating func look(at property: Property) {
        property.initializer.map { look(at: [.expression($0)]) }
        look(at: property.getter ?? [])
        look(at: property.setter)
    }

    private mutating func look(at statements: [Statement]) {
        statements.visit { expression in
            switch expression {
            case .name(let name, _), .member(_, let name, _), .string(let name): add(name)
            case .closure(let closure): for capture in closure.captures { add(capture.name) }
            default: break
            }
        }
        statements.visitStatements { if case .type(let type) = $0 { look(at: type, except: []) } }
    }

    private mutating func add(_ name: String) { if all.insert(name).inserted { new.insert(name) } }
}

/// The names that code mentions.
struct Mentions {
    /// A name, and of what it is mentioned.
    struct Mention: Hashable {
        var name: String
        /// The types of the object whose member it is; `nil` where it may be any.
        var receivers: [TypeID]?
        /// Whether a selector names it: `#selector(close)` means a function of the type around it.
        var isSelected = false
    }

    private(set) var all: Set<String> = []
    /// The mentions whose functions were not examined yet.
    var new: Set<Mention> = []
    private var seen: Set<Mention> = []
    /// The names whose mentions matter.
    private let wanted: Set<String>
    /// Whether other programs may use what is public: this one is no app.
    private let isLibrary: Bool
    private let index: ProgramIndex

    init(_ index: ProgramIndex, _ wanted: Set<String>, isLibrary: Bool) {
        (self.index, self.wanted, self.isLibrary) = (index, wanted, isLibrary)
    }

    /// All mentions of some names.
    func known(of names: Set<String>) -> [String: [Mention]] {
        Dictionary(grouping: seen.filter { names.contains($0.name) }, by: \.name)
    }

    /// Looks at all code of the app but some functions.
    mutating func lookAtApp(except others: Set<ObjectIdentifier>) {
        for type in index.types where !type.isModel {
            for part in [type.declaration].compactMap({ $0 }) + type.extensions where !index.isModel(part.place.file) {
                look(at: part, of: type.id, except: others)
            }
        }
        for file in index.files.prefix(index.appFileCount) {
            for function in file.functions where !others.contains(ObjectIdentifier(function)) {
                look(at: function, of: nil)
            }
            for property in file.properties { look(at: property, of: nil) }
            look(at: file.statements) { Receivers($0, home: nil, file: nil) }
        }
    }

    private mutating func look(at type: TypeDeclaration, of id: TypeID?, except others: Set<ObjectIdentifier>) {
        let isOpen = type.attributes.contains(Function.isPublic)
        for property in type.properties { look(at: property, of: id) }
        for function in type.functions {
            if isLibrary, isOpen || function.attributes.contains(Function.isPublic) { add(function.name, nil) }
            if !others.contains(ObjectIdentifier(function)) { look(at: function, of: id) }
        }
    }

    mutating func look(at function: Function, of type: TypeID?) {
        let standards = function.parameters.compactMap(\.standard).map(Statement.expression)
        look(at: standards + (function.body ?? [])) { Receivers($0, home: type, function) }
    }

    private mutating func look(at property: Property, of type: TypeID?) {
        let bodies = [property.initializer.map { [.expression($0)] } ?? [], property.getter ?? [], property.setter]
        for body in bodies where !body.isEmpty {
            look(at: body) { Receivers($0, home: type, file: property.place.file, locals: body) }
        }
    }

    private mutating func look(at statements: [Statement], in makeReceivers: (ProgramIndex) -> Receivers) {
        // Little code mentions a name that matters.
        let index = index
        var made: Receivers?
        func receivers() -> Receivers {
            let receivers = made ?? makeReceivers(index)
            made = receivers
            return receivers
        }
        var selected: [Place: String] = [:]
        statements.visit { expression in
            switch expression {
            case .selector(.name(let name, let place), _),
                .selector(.member(.name("self", _)?, let name, let place), _):
                selected[place] = name
                add(name, wanted.contains(name) ? receivers().ofNames : nil, isSelected: true)
            case .name(let name, let place) where selected[place] == name: break
            case .member(_, let name, let place) where selected[place] == name: break
            case .name(let name, _): add(name, wanted.contains(name) ? receivers().ofNames : nil)
            case .member(nil, let name, _): add(name, [])
            case .member(let base?, let name, _):
                add(name, wanted.contains(name) ? receivers().types(of: base) : nil)
            case .string(let name): add(text: name)
            case .closure(let closure): for capture in closure.captures { add(capture.name, nil) }
            default: break
            }
        }
        statements.visitStatements { statement in
            guard case .type(let type) = statement else { return }
            look(inside: type)
        }
    }

    /// A selector's name, or a key path's.
    private mutating func add(text: String) {
        add(text, nil)
        guard text.hasPrefix(KeyPathText.prefix) else { return }
        for name in text.dropFirst(KeyPathText.prefix.count).split(separator: ".") { add(String(name), nil) }
    }

    /// A type inside a function is known by no name elsewhere.
    private mutating func look(inside type: TypeDeclaration) {
        look(at: type, of: nil, except: [])
        for inner in type.types { look(inside: inner) }
    }

    private mutating func add(_ name: String, _ receivers: [TypeID]?, isSelected: Bool = false) {
        all.insert(name)
        guard wanted.contains(name) else { return }
        let mention = Mention(name: name, receivers: receivers, isSelected: isSelected)
        if seen.insert(mention).inserted { new.insert(mention) }
    }
}

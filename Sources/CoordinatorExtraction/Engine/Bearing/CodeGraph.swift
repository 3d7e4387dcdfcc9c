/// The functions and properties of the app, and which of them mention which others, as far as names and declared types
/// tell. Where they don't, all of one name are meant.
struct CodeGraph {
    /// A function or a property.
    struct Node {
        var identity: ObjectIdentifier
        var name: String
        /// The type that declares it.
        var home: TypeID?
        var mentions: Mentions
        /// The names of generic parameters that it sees.
        var generics: Set<String>
        var function: Function?
        var property: Property?
    }

    private struct Member: Hashable {
        var type: TypeID?
        var name: String
    }

    let index: ProgramIndex
    private(set) var nodes: [Node] = []
    private(set) var byName: [String: [Int]] = [:]
    private var byMember: [Member: [Int]] = [:]
    /// What properties of a name are declared to be, and functions' results; `nil` where that is not written.
    private var declared: [Mentions.Base: Set<String>?] = [:]
    private var typesByName: [String: [TypeID]] = [:]
    private var aliases: Set<String> = []

    init(_ index: ProgramIndex) {
        self.index = index
        for type in index.types where !type.isModel {
            typesByName[String(type.lastName), default: []].append(type.id)
            aliases.formUnion(type.aliases.keys)
            let generics = Set(type.generics.map(\.name))
            for function in type.orderedFunctions { add(function, of: type.id, generics) }
            for property in type.orderedProperties { add(property, of: type.id, generics) }
        }
        aliases.formUnion(index.topLevel.aliases.keys)
        for function in index.functions.values.joined() { add(function, of: nil, []) }
        for property in index.globals.values { add(property, of: nil, []) }
    }

    private mutating func add(_ function: Function, of home: TypeID?, _ generics: Set<String>) {
        var mentions = Mentions()
        mentions.add(function)
        let generics = generics.union(function.generics.parameters.map(\.name))
        declare(.result(function.name), function.result ?? .tuple([]), generics)
        let node = Node(
            identity: ObjectIdentifier(function), name: function.name, home: home, mentions: mentions,
            generics: generics, function: function)
        add(node)
    }

    private mutating func add(_ property: Property, of home: TypeID?, _ generics: Set<String>) {
        var mentions = Mentions()
        mentions.add(property)
        declare(.named(property.name), property.type ?? property.initializer?.constructed, generics)
        let node = Node(
            identity: ObjectIdentifier(property), name: property.name, home: home, mentions: mentions,
            generics: generics, property: property)
        add(node)
    }

    private mutating func add(_ node: Node) {
        byName[node.name, default: []].append(nodes.count)
        byMember[Member(type: node.home, name: node.name), default: []].append(nodes.count)
        nodes.append(node)
    }

    private mutating func declare(_ base: Mentions.Base, _ type: TypeName?, _ generics: Set<String>) {
        var written = Mentions()
        written.add(type)
        let isKnown = type != nil && written.types.isDisjoint(with: generics) && !written.types.contains("Self")
        let types: Set<String>? = isKnown ? written.types : nil
        guard let known = declared[base] else { return declared[base] = .some(types) }
        declared[base] = .some(known.flatMap { known in types.map { known.union($0) } })
    }

    /// The functions and properties that a mention in some code may mean.
    enum Targets {
        case some([Int])
        /// All of the name.
        case all
    }

    func targets(of member: Mentions.Member, in node: Node) -> Targets {
        guard byName[member.name] != nil else { return .some([]) }
        switch member.base {
        case .none:
            if node.mentions.hidden.contains(member.name) { return .some([]) }
            let global = byMember[Member(type: nil, name: member.name)] ?? []
            guard case .some(let own) = own(member.name, of: node.home) else { return .all }
            return .some(global + own)
        case .own: return own(member.name, of: node.home)
        case .above:
            guard let home = node.home else { return .some([]) }
            return .some(index.ancestors(of: home).dropFirst().flatMap { members(member.name, of: $0.type) })
        case .named(let name):
            if let local = node.mentions.locals[name] {
                return local?.isDisjoint(with: node.generics) == true ? members(member.name, of: local) : .all
            }
            if name.isCapitalized { return members(member.name, of: [name]) }
            return members(member.name, behind: member.base, called: name, in: node)
        case .result(let name): return members(member.name, behind: member.base, called: name, in: node)
        case .unknown: return .all
        }
    }

    /// The names of a type and of those that inherit its code.
    func kinds(of type: TypeID) -> [String] {
        guard !index[type].isUnknown else { return [] }
        return ([type] + index.conformers(of: type)).map { String(index[$0].lastName) }
    }

    /// Whether a type of a name is an enum of the app's.
    func isEnum(_ name: String) -> Bool { typesByName[name]?.contains { index[$0].isEnum } ?? false }

    /// More relatives of a type than these are not looked through.
    private static let mostRelatives = 60

    private func members(_ name: String, of type: TypeID) -> [Int] { byMember[Member(type: type, name: name)] ?? [] }

    /// The members of what a property or function is declared to be. A library may declare another one of that name.
    private func members(
        _ name: String, behind base: Mentions.Base, called baseName: String, in node: Node
    ) -> Targets {
        let found = members(name, of: declared[base] ?? nil)
        guard case .some(let targets) = found, targets.isEmpty else { return found }
        if case .some(let own) = own(baseName, of: node.home), own.isEmpty { return .all }
        return found
    }

    private func members(_ name: String, of types: Set<String>?) -> Targets {
        guard let types, types.isDisjoint(with: aliases), !types.contains("Self") else { return .all }
        var found: [Int] = []
        for type in types.flatMap({ typesByName[$0] ?? [] }) {
            guard let relatives = relatives(of: type) else { return .all }
            for relative in relatives { found += members(name, of: relative) }
        }
        return .some(found)
    }

    /// What code of a type means by a name without a base, or by `self` and a name.
    private func own(_ name: String, of home: TypeID?) -> Targets {
        var found: [Int] = []
        var around = home
        while let type = around {
            // What an extension of a protocol is used with is not told.
            guard !index[type].isProtocol, let relatives = relatives(of: type) else { return .all }
            for relative in relatives { found += members(name, of: relative) }
            around = index[type].enclosing
        }
        return .some(found)
    }

    /// A type with all above and below it; `nil` where these are many.
    private func relatives(of type: TypeID) -> [TypeID]? {
        let below = index.conformers(of: type)
        guard below.count <= Self.mostRelatives else { return nil }
        let related = index.ancestors(of: type).map(\.type) + below
        guard index[type].isProtocol else { return related }
        // What a protocol asks for, a superclass or another protocol of those who conform may have.
        return Array(below.reduce(into: Set(related)) { $0.formUnion(index.ancestors(of: $1).map(\.type)) })
    }
}

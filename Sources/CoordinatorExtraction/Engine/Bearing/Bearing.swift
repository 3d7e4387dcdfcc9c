/// Which code may bring anything about: it makes, holds, shows or tells coordinators and screens, or leads to code that
/// does. All other code is not run: what it returns is what it is declared to return, and closures that it is handed are
/// called with what they are declared to be handed.
///
/// It is told by names and declared types, before anything is run. So it errs on one side only: where it can't be told
/// which of two functions is meant, both are.
struct Bearing {
    private var idle: Set<ObjectIdentifier> = []
    /// Types with code about which something may come.
    private(set) var types: Set<TypeID> = []

    /// Whether nothing can come of a function, or of a property's getter and setter.
    func isIdle(_ code: ObjectIdentifier) -> Bool { idle.contains(code) }

    init(_ declarations: Members, _ plain: PlainTypes, _ slots: Slots, _ dialects: ActiveDialects) {
        let weights = Weights(
            graph: CodeGraph(declarations.index), types: WeightyTypes(declarations.index, plain), slots: slots,
            roles: plain.roles, dialects: dialects)
        let graph = weights.graph
        let bears = Self.spread(
            over: graph, from: graph.nodes.map(weights.isWeighty), holders: graph.nodes.map(weights.isHolder))
        types = Set(bears.indices.lazy.filter { bears[$0] }.compactMap { graph.nodes[$0].home })
        idle = Set(
            bears.indices.filter { !bears[$0] && !weights.answers(graph.nodes[$0]) }.map { graph.nodes[$0].identity })
    }

    /// Who mentions what bears, or changes what holds it, bears as well.
    private static func spread(over graph: CodeGraph, from weighty: [Bool], holders: [Bool]) -> [Bool] {
        let held = Set(holders.indices.lazy.filter { holders[$0] }.map { graph.nodes[$0].name })
        var mentioning: [[Int32]] = Array(repeating: [], count: graph.nodes.count)
        var mentioningAll: [String: [Int32]] = [:]
        var wanting: [String: [Int32]] = [:]
        var bears = weighty
        for (position, node) in graph.nodes.enumerated() where !bears[position] {
            let changes = node.mentions.changed.contains { member in
                guard held.contains(member.name) else { return false }
                guard case .some(let targets) = graph.targets(of: member, in: node) else { return true }
                return targets.contains { holders[$0] }
            }
            guard !changes else {
                bears[position] = true
                continue
            }
            for name in node.mentions.wanted { wanting[name, default: []].append(Int32(position)) }
            for member in node.mentions.members {
                switch graph.targets(of: member, in: node) {
                case .all: mentioningAll[member.name, default: []].append(Int32(position))
                case .some(let targets): for target in targets { mentioning[target].append(Int32(position)) }
                }
            }
        }
        var waiting = bears.indices.filter { bears[$0] }
        var known: Set<TypeID> = []
        func bear(_ found: [Int32]) {
            for position in found where !bears[Int(position)] {
                bears[Int(position)] = true
                waiting.append(Int(position))
            }
        }
        while let position = waiting.popLast() {
            let node = graph.nodes[position]
            // What is made is what its type says; an initialiser is run for each object.
            if node.function?.kind == .initializer { continue }
            bear(mentioning[position])
            bear(mentioningAll.removeValue(forKey: node.name) ?? [])
            guard let home = node.home, known.insert(home).inserted else { continue }
            for name in graph.kinds(of: home) { bear(wanting.removeValue(forKey: name) ?? []) }
        }
        return bears
    }

    /// What bears by itself.
    private struct Weights {
        let graph: CodeGraph
        let types: WeightyTypes
        let slots: Slots
        let roles: Roles
        let dialects: ActiveDialects

        /// Whether code mentions what is weighty.
        func isWeighty(_ node: CodeGraph.Node) -> Bool {
            if dialects.isMeaningful(node.identity) { return true }
            if let home = node.home {
                if roles.isCoordinator(home) || roles.isCoordinatorProtocol(home) { return true }
                if let property = node.property, slots.slot(property, of: home) != nil { return true }
            }
            if node.mentions.types.contains(where: types.isWeighty) { return true }
            if node.mentions.members.contains(where: isMeaningful) { return true }
            guard let function = node.function, let result = function.result else { return false }
            var written = Mentions()
            written.add(result)
            return written.types.contains { name in
                types.isHolder(name) || function.generics.parameters.contains { $0.name == name }
            }
        }

        private func isMeaningful(_ member: Mentions.Member) -> Bool {
            dialects.isMeaningful(member.name) || dialects.words[member.name].registers
                || graph.index.vocabulary.members.presented[member.name] != nil
        }

        /// Whether code is run for what it returns, though nothing else comes of it: code, a case of an enum. An
        /// initialiser is run for each object.
        func answers(_ node: CodeGraph.Node) -> Bool {
            if node.function?.kind == .initializer { return true }
            var written = Mentions()
            written.add(node.function?.result ?? node.property?.type)
            return written.hasFunctionType || written.types.contains(where: graph.isEnum)
        }

        /// Whether a property holds what is weighty, or has a wrapper that may be told what is put there.
        func isHolder(_ node: CodeGraph.Node) -> Bool {
            guard let property = node.property else { return false }
            if property.attributes.contains(where: { $0.isCapitalized && !$0.hasPrefix("IB") }) { return true }
            var written = Mentions()
            written.add(property.type)
            if property.type == nil { written = node.mentions }
            // What state an acting one is in decides what it tells.
            if let home = node.home, roles.acts(home) || roles.isSpokesman(home),
                written.hasFunctionType || written.types.contains(where: graph.isEnum)
            {
                return true
            }
            return written.types.contains(where: types.isHolder)
        }
    }
}

/// Code that calls one of several properties of an object, whichever its maker has set: `if let home { home.show() } else
/// if let chat { chat.show() }`, or `home?.show()` and `chat?.show()` beside each other.
struct ChosenChannels {
    /// The properties that code calls in place of another one, by the place of the call through that one.
    private var others: [Place: [String: Set<String>]] = [:]

    init(_ index: ProgramIndex) {
        index.visitCode { (part: CodePart) in
            part.body.visitLists { list in
                for statement in list { look(at: statement) }
                lookAtNeighbours(list)
            }
        }
    }

    /// Whether the call at a place is left out for an object: this channel of it is empty, and another one that the code calls
    /// in its place is set.
    func leaveOut(_ channel: Facts.ObjectSlot, at place: Place, in engine: Engine) -> Bool {
        guard let others = others[place]?[channel.name], engine.atoms[channel.object].isMade,
            !engine.facts.openChannels.contains(channel), Self.isSet(channel, in: engine) == false
        else { return false }
        return others.contains {
            Self.isSet(Facts.ObjectSlot(object: channel.object, name: $0), in: engine) == true
        }
    }

    /// Whether an output or a delegate holds something; `nil` if the property is neither.
    private static func isSet(_ channel: Facts.ObjectSlot, in engine: Engine) -> Bool? {
        guard let type = engine.atoms[channel.object].type,
            let property = engine.declarations.property(channel.name, of: type)?.property,
            let slot = engine.slots.slot(property, of: type)
        else { return nil }
        let held = Run(engine, nil).contents(of: Channel(object: channel.object, slot: slot))
        return held.isOpen || held.atoms.contains { $0 != .nothing }
    }

    // MARK: - Finding them

    /// The branches of `if let … else if let …`, or the code of `guard let … else`.
    private mutating func look(at statement: Statement) {
        guard case .if(let conditions, let then, let otherwise) = statement else { return }
        let first = Branch(conditions, then)
        guard !first.bound.isEmpty else { return }
        var branches = [first]
        var rest = otherwise
        while rest.count == 1, case .if(let conditions, let then, let otherwise) = rest[0] {
            branches.append(Branch(conditions, then))
            rest = otherwise
        }
        branches.append(Branch([], rest))
        for (position, branch) in branches.enumerated() {
            for told in branch.calls {
                for (other, one) in branches.enumerated() where other != position {
                    // What a later branch does is done in place of a property that an earlier one tests.
                    guard other < position || branch.tests(told.path) else { continue }
                    let same = one.calls.filter { $0.name == told.name && $0.labels == told.labels }.map(\.path)
                    add(Array(one.bound.values) + (one.bound.isEmpty ? same : []), besides: told)
                }
            }
        }
    }

    /// Calls of one name through several properties, one after the other.
    private mutating func lookAtNeighbours(_ list: [Statement]) {
        let told = list.compactMap { statement -> Told? in
            switch statement {
            case .expression(let expression): return Told(expression, [:])
            case .if(let conditions, let then, let otherwise) where then.count == 1 && otherwise.isEmpty:
                guard conditions.count == 1, case .expression(let expression) = then[0] else { return nil }
                return Told(expression, Branch.bound(by: conditions))
            default: return nil
            }
        }
        guard told.count > 1 else { return }
        for one in told {
            add(told.filter { $0.name == one.name && $0.labels == one.labels }.map(\.path), besides: one)
        }
    }

    private mutating func add(_ paths: [Path], besides told: Told) {
        for path in paths where path.base == told.path.base && path.name != told.path.name {
            others[told.place, default: [:]][told.path.name, default: []].insert(path.name)
        }
    }

    /// A property and the names before it.
    private struct Path: Equatable {
        var base: [String]
        var name: String

        init?(_ expression: Expression) {
            guard var names = Self.names(of: expression), let last = names.popLast(), last != "self" else { return nil }
            base = names.first == "self" ? Array(names.dropFirst()) : names
            name = last
        }

        private static func names(of expression: Expression) -> [String]? {
            switch expression {
            case .name(let name, _): [name]
            case .member(let base?, let name, _): names(of: base).map { $0 + [name] }
            default: nil
            }
        }
    }

    /// A call through a property: `flow.show(item)`, or `onShow(item)`.
    private struct Told {
        var path: Path
        /// The method, or `nil` for a closure.
        var name: String?
        var labels: [String?]
        var place: Place

        init?(_ expression: Expression, _ bound: [String: Path]) {
            guard case .call(let callee, let arguments, let place) = expression else { return nil }
            func path(_ expression: Expression) -> Path? {
                if case .name(let name, _) = expression, let property = bound[name] { return property }
                return Path(expression)
            }
            if case .member(let base?, let name, _) = callee, let property = path(base) {
                (self.path, self.name) = (property, name)
            } else if case .name(let name, _) = callee, let property = bound[name] {
                (self.path, self.name) = (property, nil)
            } else {
                return nil
            }
            labels = arguments.map(\.label)
            self.place = place
        }
    }

    /// A branch, with the properties that its conditions bind by the names in it.
    private struct Branch {
        let bound: [String: Path]
        let calls: [Told]

        init(_ conditions: [Condition], _ body: [Statement]) {
            let bound = Self.bound(by: conditions)
            var calls: [Told] = []
            body.visit { if let told = Told($0, bound) { calls.append(told) } }
            (self.bound, self.calls) = (bound, calls)
        }

        func tests(_ path: Path) -> Bool { bound.values.contains(path) }

        static func bound(by conditions: [Condition]) -> [String: Path] {
            var bound: [String: Path] = [:]
            for case .binding(.name(let name), _, let value) in conditions { bound[name] = Path(value) }
            return bound
        }
    }
}

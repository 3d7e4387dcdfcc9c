/// Finds the objects in the environment where a view is made. A mention of a name may lead to any code of that name, so
/// rather too many paths to a view are found than too few: an object that is missing is on none of these paths.
struct EnvironmentPaths {
    /// Code that contains a mention.
    private struct Site {
        var piece: ProgramIndex.CodePiece
        var place: Place
    }

    private let index: ProgramIndex
    private let roles: Roles
    private let injected: [Place: Set<TypeID>]
    /// All types whose objects are put into the environment.
    private let every: Set<TypeID>
    private var sites: [String: [Site]] = [:]
    /// The calls of initialisers.
    private var makings: [String: [Site]] = [:]
    /// The types in the environment around a mention.
    private var covers: [Place: Set<TypeID>] = [:]
    /// The types that the code of a name puts into the environment.
    private var injectedBy: [String: Set<TypeID>] = [:]

    private static let modifier = "modifier"

    init(_ engine: Engine) {
        (index, roles) = (engine.index, engine.roles)
        injected = engine.facts.views.injections.classes
        every = injected.values.reduce(into: []) { $0.formUnion($1) }
        guard !every.isEmpty else { return }
        var pieces: [ProgramIndex.CodePiece] = []
        index.visitCode { (piece: ProgramIndex.CodePiece) in pieces.append(piece) }
        for piece in pieces {
            var own: Set<TypeID> = []
            piece.statements.visit { own.formUnion(injection($0)?.types ?? []) }
            guard !own.isEmpty else { continue }
            for key in keys(of: piece) { injectedBy[key, default: []].formUnion(own) }
            if let type = piece.type, roles.isViewPart(type) { injectedBy[Self.modifier, default: []].formUnion(own) }
        }
        passOn(pieces.filter(isOfViews))
        for piece in pieces { look(at: piece) }
    }

    /// Whether it is the code of a view or of a modifier.
    private func isOfViews(_ piece: ProgramIndex.CodePiece) -> Bool {
        guard let type = piece.type else { return false }
        return roles.isDrawnView(type) || roles.isViewPart(type) || index[type].name == "View"
    }

    /// A view puts there what its views and modifiers do: the views that it receives may be below them.
    private mutating func passOn(_ pieces: [ProgramIndex.CodePiece]) {
        var mentioned: [(keys: [String], names: Set<String>)] = []
        for piece in pieces {
            var names: Set<String> = []
            piece.statements.visit { expression in
                if case .call(let callee, _, _) = expression, let name = callee.calledName { names.insert(name) }
            }
            let type = piece.type.map { String(index[$0].lastName) }
            let isHelper = piece.type.map { index[$0].name == "View" } == true
            mentioned.append((isHelper ? keys(of: piece) : [type].compactMap { $0 }, names))
        }
        var isNew = true
        while isNew {
            isNew = false
            for (keys, names) in mentioned {
                let inside = names.reduce(into: Set<TypeID>()) { $0.formUnion(injectedBy[$1] ?? []) }
                for key in keys where !inside.isSubset(of: injectedBy[key] ?? []) {
                    injectedBy[key, default: []].formUnion(inside)
                    isNew = true
                }
            }
        }
    }

    /// The places at which a view is made although nothing above it puts an object of the type into the environment,
    /// with the types that contain the code.
    func uncovered(_ view: TypeID, without wanted: TypeID) -> [(maker: TypeID?, place: Place)] {
        let name = String(index[view].lastName)
        // A view that also puts an object there may need it only where another one of its kind is above.
        guard injectedBy[name]?.contains(wanted) != true else { return [] }
        return (makings[name] ?? []).filter { isUncovered($0, without: wanted) }.map { ($0.piece.type, $0.place) }
    }

    /// Whether the app leads here, and no such object is on the way.
    private func isUncovered(_ site: Site, without wanted: TypeID) -> Bool {
        var waiting = [site]
        var seen: Set<String> = []
        var begins = false
        while let next = waiting.popLast() {
            if covers[next.place]?.contains(wanted) == true { return false }
            if let type = next.piece.type, roles.begins(type) { begins = true }
            for key in keys(of: next.piece) where seen.insert(key).inserted { waiting += sites[key] ?? [] }
        }
        return begins
    }

    /// The names with which other code reaches code: that of its type for the views that it shows, else its own.
    private func keys(of piece: ProgramIndex.CodePiece) -> [String] {
        guard let type = piece.type else { return [piece.name] }
        let own = String(index[type].lastName)
        return piece.name == "body" || piece.name == "init" ? [own] : [piece.name]
    }

    private mutating func look(at piece: ProgramIndex.CodePiece) {
        var found: [(String, Place)] = []
        var around: [(Expression, Set<TypeID>)] = []
        var everywhere: Set<TypeID> = []
        piece.statements.visit { expression in
            switch expression {
            case .name(let name, let place), .member(_, let name, let place): found.append((name, place))
            case .call(let callee, let arguments, _):
                if case .name(let name, let place) = callee {
                    makings[name, default: []].append(Site(piece: piece, place: place))
                }
                if let (base, types) = injection(expression) {
                    guard let base else { break }
                    around.append((base, types))
                    // `view.environmentObject(cart)` on a variable: the views assigned to it are covered, too.
                    if !base.beginsWithType { everywhere.formUnion(types) }
                } else if case .member(let base?, let name, _) = callee, let types = injectedBy[name] {
                    around.append((base, types))
                } else if case .name(let name, _) = callee, let types = injectedBy[name] {
                    for argument in arguments { around.append((argument.value, types)) }
                }
            default: break
            }
        }
        for (name, place) in found {
            sites[name, default: []].append(Site(piece: piece, place: place))
            if !everywhere.isEmpty { covers[place, default: []].formUnion(everywhere) }
        }
        for (inside, types) in around {
            inside.visit { expression in
                switch expression {
                case .name(_, let place), .member(_, _, let place): covers[place, default: []].formUnion(types)
                default: break
                }
            }
        }
    }

    /// The types that a call puts into the environment, and its receiver: all types, if that was not followed.
    private func injection(_ expression: Expression) -> (base: Expression?, types: Set<TypeID>)? {
        guard case .call(let callee, let arguments, let place) = expression, arguments.count == 1,
            arguments[0].label == nil, let name = callee.calledName, SwiftUIRules.injecting.contains(name)
        else { return nil }
        let types = injected[place] ?? every
        if case .member(let base?, _, _) = callee { return (base, types) }
        return (nil, types)
    }
}

extension Expression {
    /// Whether a chain of modifiers begins with a view that is made there: `HomeView().padding()`.
    fileprivate var beginsWithType: Bool {
        switch self {
        case .call(.name(let name, _), _, _): name.first?.isUppercase == true
        case .call(.member(let base?, _, _), _, _): base.beginsWithType
        default: false
        }
    }
}

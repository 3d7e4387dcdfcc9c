/// The functions with a case that shows nothing, `case .help: EmptyView()`, `default: EmptyView()`.
struct EmptyRoutes {
    struct Found {
        var function: Function
        var type: TypeID
        var views: EmptyViews
    }

    /// By the name of the function.
    private(set) var functions: [String: [Found]] = [:]

    init(_ index: ProgramIndex) {
        for type in index.types where !type.isModel {
            for (name, those) in type.functions {
                for function in those {
                    guard let views = function.body?.emptyViews, !views.isEmpty else { continue }
                    functions[name, default: []].append(Found(function: function, type: type.id, views: views))
                }
            }
        }
    }
}

/// The places of a `switch`'s cases that contain only an empty view.
struct EmptyViews {
    /// By the names of the cases.
    var named: [String: Place] = [:]
    /// The place of a `default`, and the cases that are named before it.
    var others: (place: Place, besides: Set<String>)?

    var isEmpty: Bool { named.isEmpty && others == nil }

    /// The view for a case.
    subscript(name: String) -> One? {
        if let place = named[name] { return One(place: place, isNamed: true) }
        return others.flatMap { $0.besides.contains(name) ? nil : One(place: $0.place, isNamed: false) }
    }

    struct One {
        var place: Place
        /// Whether the case itself is named, and not only left to the `default`.
        var isNamed: Bool
    }
}

/// Routes that show nothing.
extension Run {
    /// The empty view that code makes for a case: the closure itself, or a function that it calls. Of several functions of one
    /// name, the coordinator's own counts.
    func emptyView(for name: String, of domain: TypeID, in content: Expression, of owner: TypeID) -> EmptyViews.One? {
        guard case .closure(let closure) = content else { return nil }
        if let empty = closure.body.emptyViews[name] { return empty }
        let functions = index.survey(EmptyRoutes.init).functions
        var found: EmptyViews.One?
        closure.body.visit { expression in
            guard found == nil, case .call(let callee, _, _) = expression, let called = callee.calledName else {
                return
            }
            let all = (functions[called] ?? []).filter {
                !index.parameters(of: $0.function, of: $0.type, receiving: domain).isEmpty
            }
            let own = all.filter { index.isKind(owner, of: $0.type) }
            if let first = own.first {
                found = first.views[name]
            } else if declarations.functions(called, of: owner).isEmpty {
                found = all.lazy.compactMap { $0.views[name] }.first { $0.isNamed }
            }
        }
        return found
    }
}

extension [Statement] {
    /// The `switch`'s cases that contain only an empty view.
    fileprivate var emptyViews: EmptyViews {
        var views = EmptyViews()
        for case .switch(_, let cases) in flatMap(\.unwrapped) {
            var names: Set<String> = []
            for one in cases {
                for case .enumCase(_, let name, _, _) in one.items.map(\.pattern) {
                    names.insert(name)
                    if one.body.isEmptyView, views.named[name] == nil { views.named[name] = one.place }
                }
                let isOther = one.isDefault && one.body.isEmptyView && views.others == nil
                if isOther { views.others = (one.place, names) }
            }
        }
        return views
    }

    /// Whether they are only `EmptyView()`.
    var isEmptyView: Bool {
        guard count == 1, let value = first?.value, case .call(.name("EmptyView", _), let arguments, _) = value else {
            return false
        }
        return arguments.isEmpty
    }
}

extension Statement {
    /// The statements of a `switch` that is an expression, or is returned.
    fileprivate var unwrapped: [Statement] {
        if case .block(let inner)? = value { inner } else { [self] }
    }

    fileprivate var value: Expression? {
        switch self {
        case .expression(let value), .return(.some(let value), _): value
        default: nil
        }
    }
}

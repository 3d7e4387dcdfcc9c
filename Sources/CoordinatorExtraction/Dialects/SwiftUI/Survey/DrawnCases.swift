/// What the program's code draws for the cases of enums: every `switch` in which a view is made for a case, or an empty
/// one, `case .help: EmptyView()`.
struct DrawnCases {
    /// One `switch`.
    private struct Choice {
        var drawn: Set<String> = []
        var empty: [String: Place] = [:]
        var named: Set<String> = []
        var hasDefault = false
        var drawsByDefault = false
        /// Whether it also looks at other values: numbers, texts, types.
        var looksElsewhere = false

        /// Whether it may be over an enum with these cases.
        func mayBeOver(_ cases: Set<String>) -> Bool {
            guard !looksElsewhere, !named.isEmpty else { return false }
            return hasDefault ? named.isSubset(of: cases) : named == cases
        }
    }

    private var choices: [Choice] = []
    /// The cases that code names outside of patterns.
    private var asked: Set<String> = []
    /// The cases that views compare with: what they show then is unknown.
    private var compared: Set<String> = []

    init(_ index: ProgramIndex) {
        index.visitCode { piece in
            let isOfView = piece.type.map { index.isView($0) } == true
            let looks = piece.statements.comparisonsForLooks
            piece.statements.visit { expression in
                if case .member(let base, let name, _) = expression, base.map(\.isTypeName) ?? true {
                    asked.insert(name)
                }
                guard isOfView, case .binary("==", _, let right, let place) = expression, let name = right.caseName,
                    !looks.contains(place)
                else { return }
                compared.insert(name)
            }
            piece.statements.visitStatements { statement in
                switch statement {
                case .switch(_, let cases):
                    let choice = Self.choice(cases, inView: isOfView)
                    if !choice.empty.isEmpty || !choice.drawn.isEmpty || choice.drawsByDefault {
                        choices.append(choice)
                    }
                case .if(let conditions, _, _) where isOfView:
                    for case .matching(let pattern, _) in conditions {
                        if let name = pattern.caseName { compared.insert(name) }
                    }
                default: break
                }
            }
        }
    }

    private static func choice(_ cases: [SwitchCase], inView isOfView: Bool) -> Choice {
        var choice = Choice()
        for one in cases {
            let names = one.items.compactMap(\.pattern.caseName)
            choice.named.formUnion(names)
            if names.count < one.items.count { choice.looksElsewhere = true }
            let draws = !one.body.isEmptyView && (isOfView ? !one.body.isPlain : one.body.makesSomething)
            if one.isDefault { (choice.hasDefault, choice.drawsByDefault) = (true, draws) }
            for name in names {
                if draws { choice.drawn.insert(name) }
                if one.body.isEmptyView { choice.empty[name] = choice.empty[name] ?? one.place }
            }
        }
        return choice
    }

    /// The cases that code asks for and for which all code that draws them makes an empty view, with its place.
    func empty(among cases: Set<String>) -> [(name: String, place: Place)] {
        let own = choices.filter { $0.mayBeOver(cases) }
        return cases.subtracting(compared).subtracting(Self.nothing).intersection(asked).sorted().compactMap { name in
            let isDrawn = own.contains { choice in
                choice.drawn.contains(name) || choice.drawsByDefault && !choice.named.contains(name)
            }
            return isDrawn ? nil : own.compactMap { $0.empty[name] }.min().map { (name, $0) }
        }
    }

    /// Cases that mean that there is nothing to show.
    private static let nothing: Set<String> = ["none", "empty", "idle"]
}

extension Engine {
    /// Records that routes of a coordinator show an empty view.
    func noteEmptyRoutes(_ cases: [String], of owner: TypeID, where isCounted: (String) -> Bool = { _ in true }) {
        for (name, place) in index.survey(DrawnCases.init).empty(among: Set(cases)) where isCounted(name) {
            facts.views.shown.add(ShownRoutes.Lost(name: name, lack: .view, place: place), to: owner)
        }
    }
}

extension ProgramIndex {
    /// Whether a type is a view of SwiftUI.
    func isView(_ type: TypeID) -> Bool {
        ancestors(of: type).contains { self[$0.type].name == "View" }
    }
}

extension Expression {
    /// Whether it is a text, or `.hidden`.
    fileprivate var isPlain: Bool {
        switch self {
        case .string, .member(nil, _, _): true
        default: false
        }
    }

    /// Whether it is the name of a type: `Route`, `Shop.Route`.
    fileprivate var isTypeName: Bool {
        switch self {
        case .name(let name, _), .member(_, let name, _): name.first?.isUppercase == true
        case .type: true
        default: false
        }
    }
}

extension [Statement] {
    /// Whether they are nothing, or only a text or a value of a library's enum: a title, for example, and no view.
    fileprivate var isPlain: Bool {
        switch first {
        case nil: true
        case .expression(let value), .return(.some(let value), _): count == 1 && value.isPlain
        default: false
        }
    }

    /// The comparisons that only choose between such values: `.toolbar(page == .home ? .hidden : .visible)`.
    fileprivate var comparisonsForLooks: Set<Place> {
        var found: Set<Place> = []
        visit { expression in
            guard case .ternary(.binary("==", _, _, let place), let then, let otherwise) = expression, then.isPlain,
                otherwise.isPlain
            else { return }
            found.insert(place)
        }
        return found
    }

    /// Whether they call an initialiser.
    fileprivate var makesSomething: Bool {
        var isFound = false
        visit { expression in
            if case .call(let callee, _, _) = expression, let name = callee.calledName, name.first?.isUppercase == true
            {
                isFound = true
            }
        }
        return isFound
    }
}

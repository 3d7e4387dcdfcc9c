/// A call that makes SwiftUI show something depending on a coordinator's state.
struct Presenting {
    /// The presentation.
    let name: String
    /// The binding to the coordinator's state.
    let binding: Expression?
    /// The only case that is shown: `case: /Route.detail`, `tag: .detail`.
    let onlyCase: String?
    /// The cases that a binding by hand names, if it names any.
    private let namedCases: Set<String>
    private let takesPayload: Bool
    /// Whether it shows the same for all cases, if it does not name one.
    let isLink: Bool
    /// The type in `navigationDestination(for:)`.
    let destination: Expression?
    /// The closures that make the shown views.
    let contents: [Expression]

    static let sheet = "sheet"
    static let cover = "cover"
    static let link = "NavigationLink"
    static let stack = "NavigationStack"
    private static let select = "select"

    private static let presentations = [
        "sheet": sheet, "fullScreenCover": cover, "popover": "popover", "navigationDestination": "push",
        link: "push", "TabView": select, stack: "root",
    ]
    static let bindings: Set<String> = [
        "item", "isPresented", "path", "selection", "isActive", "unwrapping",
    ]
    private static let flags: Set<String> = ["isPresented", "isActive"]
    private static let contentLabels: Set<String> = ["content", "destination", "root"]

    static var names: Set<String> { Set(presentations.keys) }

    init?(_ call: MeaningfulCall, in members: Members) {
        guard let name = Self.presentations[call.name] else { return nil }
        self.name = name
        let given = call.arguments.first { $0.label.map(Self.bindings.contains) == true }
        binding = given.map { given in
            // A flag has no cases.
            let made =
                given.label.map(Self.flags.contains) == true
                ? nil : members.binding(behind: given.value, of: call.frame.own?.type)
            return made ?? given.value
        }
        destination = call.arguments.first { $0.label == "for" }?.value
        onlyCase = Self.onlyCase(call)
        namedCases = binding?.getterByHand?.namedMembers ?? []
        isLink = call.name == Self.link
        takesPayload = call.arguments.contains { $0.label == "case" }
        let labelled = call.arguments.filter { $0.label.map(Self.contentLabels.contains) == true }
        contents = (labelled.isEmpty ? call.arguments.filter(Self.isContent) : labelled).map(\.value)
        if binding == nil, destination == nil, !isContainer || contents.isEmpty { return nil }
    }

    private static func onlyCase(_ call: MeaningfulCall) -> String? {
        switch call.arguments.first(where: { $0.label == "case" || $0.label == "tag" })?.value {
        case .prefix("/", .member(_, let name, _))?, .member(_, let name, _)?: name
        default: nil
        }
    }

    /// Whether a case path passes on the payload of the case, instead of the case.
    var unwraps: Bool { onlyCase != nil && takesPayload }

    /// Whether it shows its contents all the time, and not for a case.
    var isContainer: Bool { isOfTabs || name == "root" }

    /// Whether it shows something for one of an enum's cases.
    func shows(_ name: String, of cases: [String]) -> Bool {
        if let onlyCase { return onlyCase == name }
        return namedCases.contains(name) || namedCases.isDisjoint(with: cases)
    }

    /// Whether the binding is a parameter: then the code is only in a helper of the view that passes the binding on.
    var isHanded: Bool { if case .name? = binding { true } else { false } }

    /// Whether its cases are tabs.
    var isOfTabs: Bool { name == Self.select }

    /// Whether an argument makes the shown view.
    func isContent(_ argument: Expression.Argument) -> Bool { Self.isContent(argument) }

    private static func isContent(_ argument: Expression.Argument) -> Bool {
        argument.label.map(contentLabels.contains) ?? argument.value.isClosure
    }
}

extension Members {
    /// The binding that a view's own property makes: `var tab: Binding<Tab> { Binding(get: { … }, set: { … }) }`.
    fileprivate func binding(behind given: Expression, of view: TypeID?) -> Expression? {
        guard let view, let name = given.ownProperty, let found = property(name, of: view)?.property, !found.isStatic,
            let made = found.getter?.onlyValue
        else { return nil }
        return made.getterByHand != nil || made.isProjection ? made : nil
    }
}

extension Expression {
    /// Whether it is a property behind a wrapper's binding: `$router.tab`.
    fileprivate var isProjection: Bool {
        if case .member(.name(let name, _)?, _, _) = self { name.hasPrefix("$") } else { false }
    }

    /// The code that `Binding(get: { … }, set: { … })` reads with.
    var getterByHand: [Statement]? {
        guard case .call(let callee, let arguments, _) = self, callee.isBinding,
            case .closure(let closure)? = arguments.first(where: { $0.label == "get" })?.value
        else { return nil }
        return closure.body
    }

    private var isBinding: Bool {
        switch self {
        case .name("Binding", _), .type(.named("Binding", _), _): true
        default: false
        }
    }
}

extension [Statement] {
    /// The value that they are, if they do nothing else.
    fileprivate var onlyValue: Expression? {
        guard count == 1 else { return nil }
        switch self[0] {
        case .expression(let value), .return(let value?, _): return value
        default: return nil
        }
    }

    /// The names of implicit members in them: `.settings`.
    fileprivate var namedMembers: Set<String> {
        var names: Set<String> = []
        visit { if case .member(nil, let name, _) = $0 { names.insert(name) } }
        return names
    }
}

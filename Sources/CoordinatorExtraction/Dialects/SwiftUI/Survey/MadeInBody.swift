/// Coordinators and models that a view's `body` makes: SwiftUI makes a new one each time it computes the `body`.
struct MadeInBody {
    struct Making: Hashable {
        var type: TypeID
        var view: TypeID
        var place: Place
    }

    private let index: ProgramIndex
    private let roles: Roles
    private(set) var makings: Set<Making> = []
    /// The view whose body this is, and the functions of coordinators around the code.
    private var drawn: TypeID?
    private var builders: [Function] = []

    /// Calls whose closures run while a `body` is computed.
    private static let drawing: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "List", "Form", "Section", "Group", "ScrollView",
        "ForEach", "NavigationStack", "NavigationView", "NavigationLink", "TabView", "Tab", "GeometryReader", "sheet",
        "fullScreenCover", "popover", "navigationDestination", "background", "overlay", "toolbar", "tabItem",
    ]
    private static let contents: Set<String?> = [nil, "content", "destination", "root", "label"]
    private static let injecting: Set<String> = ["environmentObject", "environment"]
    private static let keeping: Set<String> = ["State", "StateObject"]
    private static let observing: Set<String> = ["ObservedObject", "Bindable", "ObservedRealmObject"]

    init(_ index: ProgramIndex, _ roles: Roles) {
        self.index = index
        self.roles = roles
        for type in index.declared where roles.isDrawnView(type.id) && !roles.isViewPart(type.id) {
            for property in type.orderedProperties where property.name == "body" || property.type == .named("View", [])
            {
                guard let getter = property.getter, !property.isStatic else { continue }
                drawn = type.id
                look(at: getter, in: Scope(type: type.id, file: property.place.file))
            }
        }
    }

    private mutating func look(at statements: [Statement], in scope: Scope) {
        for statement in statements {
            switch statement {
            case .expression(let expression), .return(.some(let expression), _): look(at: expression, in: scope)
            // A coordinator's builder may keep what it names.
            case .binding(_, _, let value?) where builders.isEmpty: note(value, in: scope)
            case .if(_, let then, let otherwise):
                look(at: then, in: scope)
                look(at: otherwise, in: scope)
            case .switch(_, let cases): for one in cases { look(at: one.body, in: scope) }
            default: continue
            }
        }
    }

    private mutating func look(at expression: Expression, in scope: Scope) {
        switch expression {
        case .block(let statements): look(at: statements, in: scope)
        case .call(let callee, let arguments, _):
            guard let name = callee.calledName else { return }
            lookAtBuilder(callee, in: scope)
            if case .member(let base?, _, _) = callee { look(at: base, in: scope) }
            let view = index.shape(named: name, in: scope).nominals.first?.type
            for argument in arguments {
                if case .closure(let closure) = argument.value {
                    guard Self.drawing.contains(name), Self.contents.contains(argument.label) else { continue }
                    look(at: closure.body, in: scope)
                } else if Self.injecting.contains(name), argument.label == nil {
                    note(argument.value, in: scope)
                } else if let view, roles.isDrawnView(view), let label = argument.label, keepsNothing(view, label) {
                    note(argument.value, in: scope)
                } else {
                    look(at: argument.value, in: scope)
                }
            }
        default: return
        }
    }

    /// Looks into the function of a view's coordinator that makes views for it: `coordinator.build(route)`.
    private mutating func lookAtBuilder(_ callee: Expression, in scope: Scope) {
        guard builders.count < 4, case .member(let base?, let name, _) = callee, let holder = base.ownName,
            let around = scope.type, let property = index[around].properties[holder],
            let written = property.type ?? property.initializer?.constructed,
            let owner = index.shape(of: written, in: Scope(type: around, file: property.place.file)).nominals.first?
                .type,
            roles.isCoordinator(owner), roles.isObservable(owner)
        else { return }
        for function in index[owner].functions[name] ?? [] {
            guard let body = function.body, function.result != nil, !builders.contains(where: { $0 === function })
            else {
                continue
            }
            builders.append(function)
            look(at: body, in: Scope(type: owner, file: function.place.file))
            builders.removeLast()
        }
    }

    /// Records an object of an observed class that is made here.
    private mutating func note(_ value: Expression, in scope: Scope) {
        guard case .call(.name(let name, _), _, let place) = value, let view = drawn,
            let type = index.shape(named: name, in: scope).nominals.first?.type, index[type].isClass,
            !index[type].isExternal, roles.isObservable(type)
        else { return }
        makings.insert(Making(type: type, view: view, place: place))
    }

    /// Whether a view that receives an object does not keep its first one: it only observes the current one.
    private func keepsNothing(_ view: TypeID, _ label: String) -> Bool {
        guard let property = index[view].properties[label], property.isStored,
            !property.attributes.contains(where: Self.keeping.contains)
        else { return false }
        // Its own initialiser may store the object in a state.
        guard index[view].functions["init"] == nil else { return false }
        return property.attributes.isEmpty || property.attributes.contains(where: Self.observing.contains)
    }
}

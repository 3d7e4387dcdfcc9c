/// Flags of coordinators that views switch on themselves, where a container shows something by the flag, and tabs that are numbers or
/// texts: `coordinator.isHelping = true`, `model.coordinator?.isHelping.toggle()`, `coordinator.tab = 2`.
struct WrittenFlags {
    private(set) var emissions: Set<Facts.Emission> = []
    /// The flags that are switched on, by their coordinators, with the flags' places.
    private(set) var asked: [TypeID: [EventName: Place]] = [:]
    private let index: ProgramIndex
    private let roles: Roles
    private let containers: [TypeID: Set<TypeID>]

    private static let switching = "toggle"
    private static let flags: Set<String> = ["isPresented", "isActive"]

    init(_ engine: Engine) {
        (index, roles, containers) = (engine.index, engine.roles, engine.facts.views.containers)
        let bound = index.survey(BoundFlags.init)
        guard !bound.names.isEmpty || !bound.tabs.isEmpty else { return }
        for view in index.declared where roles.isDrawnView(view.id) {
            for piece in index.code(of: view.id) {
                piece.statements.visit { expression in
                    guard let (state, place, isFlag) = expression.switched(by: Self.switching),
                        case .member(let base?, let name, _) = state,
                        isFlag && bound.names.contains(name) || bound.tabs.contains(name),
                        let owner = coordinator(base, of: view.id), containers[view.id]?.contains(owner) != true,
                        let property = index[owner].properties[name], property.isStored, !property.isStatic,
                        bound.names.contains(name) && isFlag || isPlain(property, of: owner)
                    else { return }
                    let event = EventName(domain: owner, member: name)
                    emissions.insert(Facts.Emission(emitter: view.id, event: event, place: place))
                    asked[owner, default: [:]][event] = property.place
                }
            }
        }
    }

    /// Whether a tab is a number or a text: a case of an enum is a route.
    private func isPlain(_ property: Property, of owner: TypeID) -> Bool {
        let names: Set<String> = ["Int", "String"]
        guard let written = property.type else {
            return property.initializer.map { $0.constructed == nil && !$0.isMember } == true
        }
        return index.shape(of: written, in: Scope(type: owner, file: property.place.file)).nominals.contains {
            names.contains(index[$0.type].name)
        }
    }

    /// The observable coordinator of `coordinator`, `model.coordinator`, by the declared types of a view's properties.
    private func coordinator(_ expression: Expression, of view: TypeID) -> TypeID? {
        type(of: expression, in: view).flatMap { roles.isCoordinator($0) && roles.isObservable($0) ? $0 : nil }
    }

    private func type(of expression: Expression, in view: TypeID) -> TypeID? {
        let (holder, name): (TypeID?, String)
        if let own = expression.ownProperty {
            (holder, name) = (view, own)
        } else if case .member(let base?, let member, _) = expression {
            (holder, name) = (type(of: base, in: view), member)
        } else {
            return nil
        }
        guard let holder, let property = index[holder].properties[name],
            let written = property.type ?? property.initializer?.constructed
        else { return nil }
        return index.shape(of: written, in: Scope(type: holder, file: property.place.file)).nominals.first?.type
    }

    /// The names of the properties that decide whether a sheet, a cover or a page is shown.
    private struct BoundFlags {
        var names: Set<String> = []
        /// Those that decide which tab is shown.
        var tabs: Set<String> = []

        init(_ index: ProgramIndex) {
            index.visitCode { piece in
                piece.statements.visit { expression in
                    guard case .call(let callee, let arguments, _) = expression else { return }
                    let isOfTabs = callee.calledName == "TabView"
                    for argument in arguments {
                        guard let label = argument.label, WrittenFlags.flags.contains(label) || label == "selection",
                            case .member(.name(let holder, _)?, let name, _) = argument.value, holder.hasPrefix("$")
                        else { continue }
                        if label != "selection" { names.insert(name) } else if isOfTabs { tabs.insert(name) }
                    }
                }
            }
        }
    }
}

extension Expression {
    fileprivate var isMember: Bool { if case .member = self { true } else { false } }

    /// The property that `flag = true`, `flag.toggle()` and `tab = 2` write, and whether they switch a flag on.
    fileprivate func switched(by switching: String) -> (state: Expression, place: Place, isFlag: Bool)? {
        switch self {
        case .assignment(let target, .bool(true), let place): (target, place, true)
        case .assignment(_, .bool, _): nil
        case .assignment(let target, _, let place): (target, place, false)
        case .call(.member(let target?, switching, _), let arguments, let place) where arguments.isEmpty:
            (target, place, true)
        default: nil
        }
    }
}

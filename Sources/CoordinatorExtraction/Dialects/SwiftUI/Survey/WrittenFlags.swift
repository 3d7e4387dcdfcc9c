/// Flags of coordinators that views switch on themselves, where a container shows something by the flag:
/// `coordinator.isHelping = true`, `model.coordinator?.isHelping.toggle()`.
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
        let shown = index.survey(BoundFlags.init).names
        guard !shown.isEmpty else { return }
        for view in index.declared where roles.isDrawnView(view.id) {
            for piece in index.code(of: view.id) {
                piece.statements.visit { expression in
                    guard let (state, place) = expression.switchedOn(by: Self.switching),
                        case .member(let base?, let name, _) = state, shown.contains(name),
                        let owner = coordinator(base, of: view.id), containers[view.id]?.contains(owner) != true,
                        let property = index[owner].properties[name], property.isStored, !property.isStatic
                    else { return }
                    let event = EventName(domain: owner, member: name)
                    emissions.insert(Facts.Emission(emitter: view.id, event: event, place: place))
                    asked[owner, default: [:]][event] = property.place
                }
            }
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

        init(_ index: ProgramIndex) {
            index.visitCode { piece in
                piece.statements.visit { expression in
                    guard case .call(_, let arguments, _) = expression else { return }
                    for argument in arguments where argument.label.map(WrittenFlags.flags.contains) == true {
                        if case .member(.name(let holder, _)?, let name, _) = argument.value, holder.hasPrefix("$") {
                            names.insert(name)
                        }
                    }
                }
            }
        }
    }
}

extension Expression {
    /// The property that `flag = true` and `flag.toggle()` switch on.
    fileprivate func switchedOn(by switching: String) -> (state: Expression, place: Place)? {
        switch self {
        case .assignment(let target, .bool(true), let place): (target, place)
        case .call(.member(let target?, switching, _), let arguments, let place) where arguments.isEmpty:
            (target, place)
        default: nil
        }
    }
}

extension StreamRules {
    func source(_ call: MeaningfulCall, of control: Value, in run: Run) -> Value? {
        guard run.isControl(control, with: call.name), let own = call.frame.own?.type else { return nil }
        return reach.contains(own, run.roles) ? run.source(call) : .open
    }
}

extension Run {
    /// A stream that a library has for one of its objects: `button.rx.tap`, `table.rx.modelSelected(Item.self)`. Its
    /// values come from outside the program; the object with the control sends them.
    func source(_ call: MeaningfulCall) -> Value? {
        guard let subject = index.topLevelType("_Subject", from: 0), index[subject].isModel,
            !index.isModel(call.frame.file),
            case .member(let control?, _, _)? = call.base
        else { return nil }
        let given = call.arguments.map { evaluate($0.value, in: call.frame) }
        let types = given.flatMap(\.atoms).map(atoms.meaning)
        // A table's cells are not later values.
        for case .type(let type, _) in types where roles.acts(type) { return nil }
        let stream = engine.object(
            Object(
                sort: .made, type: subject, arguments: [.unknown], site: call.place,
                maker: behalf.actor.flatMap { id in type(of: id).map { .init(type: $0, site: atoms[id].site) } },
                owner: call.frame.receiver))
        see { $0.streams.sources.insert(stream) }
        noteOutput(stream, of: call.frame)
        guard trial == nil, let take = take(of: stream) else { return Value(stream) }
        // The selected value has the requested type.
        var value = Value.open
        for case .type(let type, let arguments) in types {
            value = Value(declared(type, arguments))
        }
        let sender = owner(of: control, in: call.frame, stream)
        noteEmission(of: value, take.function, to: stream, by: sender, at: call.place)
        _ = self.call(take.function, receiver: stream, home: take.home, arguments: [value])
        return Value(stream)
    }

    /// Whether a value is a control of the library, or one that the app made of it, and the app's own class does not declare
    /// a member of this name itself.
    func isControl(_ value: Value, with name: String) -> Bool {
        !value.isOpen
            && value.atoms.allSatisfy { atom in
                guard case .object(_, let type) = atoms.meaning(atom), !roles.isScreen(type) else { return false }
                let ancestors = index.ancestors(of: type)
                return ancestors.contains { index[$0.type].isExternal && index[$0.type].name.hasPrefix("UI") }
                    && !ancestors.contains { ancestor in
                        let home = index[ancestor.type]
                        return !home.isExternal && (home.properties[name] != nil || home.functions[name] != nil)
                    }
            }
    }

    /// A screen exposes its control's stream: `var added: Observable<Void> { button.rx.tap.asObservable() }`.
    private func noteOutput(_ stream: ObjectID, of frame: Frame) {
        guard let activation, activation.frame.receiver == frame.receiver, let own = frame.own?.type else { return }
        switch activation.code {
        case .getter(let property), .initial(let property):
            guard property.isReadable else { return }
            see { $0.streams.outputs[stream] = EventName(domain: own, member: property.name) }
        default: return
        }
    }

    /// The object that has the control. For another object's control, its stream gets that control's name.
    private func owner(of control: Expression, in frame: Frame, _ stream: ObjectID) -> ObjectID? {
        guard case .member(let holder?, let name, _) = control else { return frame.receiver }
        let holders = objects(in: evaluate(holder, in: frame)).filter { type(of: $0).map(roles.acts) == true }
        guard holders.count == 1, let one = holders.first, one != frame.receiver, let type = type(of: one) else {
            return frame.receiver
        }
        see { $0.streams.controls[stream] = EventName(domain: type, member: name) }
        return one
    }
}

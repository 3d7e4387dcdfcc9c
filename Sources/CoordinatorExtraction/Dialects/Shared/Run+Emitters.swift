/// Finds the emitters of events through outputs and delegates.
extension Run {
    /// Handles calls of outputs. The owner of an output in a struct of closures, `Actions(close: close)`, calls it.
    func emit(_ value: Value, in frame: Frame, at place: Place) {
        let outputs = atoms.channels(in: value).filter { $0.1.slot.sort == .output }
        let handed = Set(
            outputs.filter { roles.isCarrier($0.1.slot.holder) }.flatMap { contents(of: $0.1).atoms })
        for (id, channel) in outputs {
            if handed.contains(id.atom) {
                emit(id, channel, by: channel.object, at: place)
            } else {
                emit(id, channel, in: frame, at: place)
            }
        }
    }

    /// The emitter of an event through a channel: the coordinator, screen or view whose code it is, otherwise the owner
    /// of the channel. A type that only carries channels is never the emitter.
    func emitter(through channel: Channel, in frame: Frame) -> ObjectID? {
        let holder = channel.object
        if isOfAllViews(frame.home) { return demandActor() ?? (isAbandoned ? nil : holder) }
        if let receiver = frame.receiver, let own = frame.own?.type, !frame.isStatic, roles.acts(own) {
            return isCommand(through: channel, by: receiver, own) ? nil : receiver
        }
        guard let type = type(of: holder), !index[type].isProtocol else { return frame.receiver ?? demandActor() }
        if !roles.acts(type), roles.isCarrier(type) {
            // A router that passes a call on to the coordinator does so for its caller.
            let own = frame.own?.type
            let isHandedOn =
                own == type && index[type].isClass && !frame.isStatic
                && channel.slot.delegates.contains(where: roles.isCoordinator)
            return isHandedOn ? demandActor() : frame.receiver ?? demandActor()
        }
        guard isSingleton(holder, type), leadsToCoordinator(channel) else { return holder }
        guard let actor = demandActor() else { return isAbandoned ? nil : holder }
        // A coordinator that calls a service to which it listens emits to itself.
        return self.type(of: actor).map(roles.isCoordinator) == true ? holder : actor
    }

    /// Whether a coordinator calls another one through a reference that is not its own, so that the call is a command
    /// and not an event: a screen's, or that of a coordinator without such an object, as the root has no parent.
    private func isCommand(through channel: Channel, by coordinator: ObjectID, _ own: TypeID) -> Bool {
        guard channel.slot.sort == .delegate, channel.object != coordinator, roles.isCoordinator(own),
            let holder = type(of: channel.object)
        else { return false }
        return roles.isCoordinator(holder) ? !contents(of: channel).contains(.object) : roles.isScreen(holder)
    }

    /// Whether a function of a shared service runs, `static let shared = Account()`: then the caller emits. When and
    /// why a closure of the service is called is up to the service.
    private func isSingleton(_ id: ObjectID, _ type: TypeID) -> Bool {
        guard case .function? = activation?.code else { return false }
        return !roles.acts(type) && !roles.isSpokesman(type) && atoms[id].maker?.type == type
    }

    /// Whether a coordinator was found to listen to a channel.
    private func leadsToCoordinator(_ channel: Channel) -> Bool {
        contents(of: channel).atoms.contains { atom in
            guard case .closure(let closure) = atoms.meaning(atom) else { return isCoordinator(atom) }
            return closure.author.flatMap { type(of: $0) }.map(roles.isCoordinator) == true
        }
    }
}

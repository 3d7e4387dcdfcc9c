/// Who emits what goes through an output or a delegate.
extension Run {
    /// The emitter of an event through a channel: the coordinator, screen or view whose code it is, or else the owner
    /// of the channel. A type that only carries channels is never the emitter.
    func emitter(through channel: Channel, in frame: Frame) -> ObjectID? {
        let holder = channel.object
        if let receiver = frame.receiver, let own = frame.own?.type, !frame.isStatic, roles.acts(own) {
            return isCommand(through: channel, by: receiver, own) ? nil : receiver
        }
        guard let type = type(of: holder), !index[type].isProtocol else { return frame.receiver ?? demandActor() }
        if !roles.acts(type), roles.isCarrier(type) {
            // A router that hands a call on to the coordinator does so for whoever called it.
            let own = frame.own?.type
            let isHandedOn =
                own == type && index[type].isClass && !frame.isStatic
                && channel.slot.delegates.contains(where: roles.isCoordinator)
            return isHandedOn ? demandActor() : frame.receiver ?? demandActor()
        }
        guard isSingleton(holder, type), leadsToCoordinator(channel) else { return holder }
        guard let actor = demandActor() else { return isAbandoned ? nil : holder }
        // A coordinator that calls a service to which it listens talks to itself.
        return self.type(of: actor).map(roles.isCoordinator) == true ? holder : actor
    }

    /// Whether a coordinator uses a screen's reference to another coordinator: it commands that one, and the screen tells
    /// nothing.
    private func isCommand(through channel: Channel, by coordinator: ObjectID, _ own: TypeID) -> Bool {
        guard channel.slot.sort == .delegate, channel.object != coordinator, roles.isCoordinator(own),
            let holder = type(of: channel.object)
        else { return false }
        return roles.isScreen(holder) && !roles.isCoordinator(holder)
    }

    /// Whether a function of a service runs that is one for all, `static let shared = Account()`: whoever calls it emits.
    /// When a closure of it is called, and why, is its own business.
    private func isSingleton(_ id: ObjectID, _ type: TypeID) -> Bool {
        guard case .function? = activation?.code else { return false }
        return !roles.acts(type) && !roles.isSpokesman(type) && atoms[id].maker?.type == type
    }

    /// Whether a coordinator was seen to listen to a channel.
    private func leadsToCoordinator(_ channel: Channel) -> Bool {
        contents(of: channel).atoms.contains { atom in
            guard case .closure(let closure) = atoms.meaning(atom) else { return isCoordinator(atom) }
            return closure.author.flatMap { type(of: $0) }.map(roles.isCoordinator) == true
        }
    }
}

/// Events that need no interceptor outside a screen.
extension TreeAssembly {
    /// Whether an event never leaves a screen: the screen's view model, one of its cells or the screen itself is wired
    /// to the screen.
    func isInternal(_ emission: Facts.Emission, among group: Set<TypeID>, for type: TypeID) -> Bool {
        let (event, emitter) = (emission.event, emission.emitter)
        guard let owners = catching.owners[event], !owners.isEmpty else { return false }
        // To its own stream a coordinator sends what others send it there.
        if roles.isCoordinator(emitter) {
            return owners == [emitter] && !engine.facts.streams.emissions.contains(emission)
        }
        // The event of a closure in a value comes back to the screen that made the value.
        let leavesTheScreen = owners.contains { roles.isCoordinator($0) || placement.isContainer($0) }
        if !leavesTheScreen,
            roles.isCarrier(event.domain) || ownership.isHeardAtHome(emission) || isOwnHook(event, of: owners)
        {
            return true
        }
        // An event from a screen's view model to another screen is an event of the screen.
        let tells =
            isScreen(emitter) || roles.isSpokesman(emitter) && isScreen(type) && isTold(emission, by: type, group)
        return owners.allSatisfy { owner in
            // An event from a coordinator's own view model is an event of the coordinator.
            guard !placement.isContainer(owner) else { return false }
            return group.contains(owner) && !roles.isCoordinator(owner)
                || !roles.isCoordinator(owner) && (!tells || !isScreen(owner) && !wraps(owner, emitter))
        }
    }

    /// Whether an event is a hook of a small helper that several screens make for themselves, `let keyboard = KeyboardHandler()`,
    /// and that only such screens fill: one that leaves its own empty needs no interceptor.
    private func isOwnHook(_ event: EventName, of owners: Set<TypeID>) -> Bool {
        let helper = event.domain
        guard index[helper].isClass, !roles.acts(helper), !roles.isSpokesman(helper) else { return false }
        return owners.allSatisfy { owner in placement.made[owner]?.contains { $0.type == helper } == true }
    }

    /// Whether a SwiftUI view contains a view controller.
    private func wraps(_ view: TypeID, _ controller: TypeID) -> Bool {
        index[view].declaration?.kind == .struct && index[controller].isClass && roles.screens.contains(controller)
    }

    /// Whether another screen listens to this screen's helper: it made both, or it is the helper's delegate and does
    /// not hold the helper itself.
    private func isTold(_ emission: Facts.Emission, by screen: TypeID, _ group: Set<TypeID>) -> Bool {
        (engine.facts.channels[emission] ?? []).contains { channel in
            let makers = engine.facts.makers[channel.object] ?? []
            return (engine.facts.hearers[channel] ?? []).contains { hearer in
                guard let type = engine.atoms[hearer].type, !group.contains(type), isScreen(type) else { return false }
                if makers.contains(hearer) {
                    return ownership.speaks(channel.object, for: screen, madeBy: hearer)
                }
                return index[emission.event.domain].isProtocol
                    && ownership.speaks(channel.object, for: screen, notHeldBy: type)
            }
        }
    }

    /// Whether the outputs and delegates through which an event goes here may stay empty.
    func isDispensable(_ emission: Facts.Emission) -> Bool {
        if index.isOptional(emission.event) || isHookOfBase(emission) || isIgnored(emission.event) { return true }
        return (engine.facts.channels[emission] ?? []).contains { channel in
            engine.atoms[channel.object].type.map {
                engine.facts.dispensable.contains(Facts.SlotName(holder: $0, name: channel.name))
                    || missing.reused.contains($0)
            } ?? false
        }
    }

    /// Whether all objects that are told an event do nothing: one that is not told it misses nothing.
    private func isIgnored(_ event: EventName) -> Bool {
        guard let owners = catching.owners[event], !owners.isEmpty else { return false }
        return owners.allSatisfy { index.doesNothing($0, at: event) }
    }

    /// Whether a superclass of several screens sends a value by itself when a library shows, hides or frees the screen: its
    /// stream is there for all subclasses, and only some need a subscriber.
    private func isHookOfBase(_ emission: Facts.Emission) -> Bool {
        guard engine.facts.streams.emissions.contains(emission) else { return false }
        return index.ancestors(of: emission.emitter).dropFirst().contains { ancestor in
            let type = index[ancestor.type]
            guard type.isClass, !type.isExternal, index.conformers(of: ancestor.type).count > 1 else { return false }
            return type.functions.values.joined().contains { function in
                (function.kind == .deinitializer || function.isOverride && function.isCallback)
                    && function.body?.calls(at: emission.place) == true
            }
        }
    }

    private func isScreen(_ type: TypeID) -> Bool { roles.screens.contains(type) || placement.hosted.contains(type) }
}

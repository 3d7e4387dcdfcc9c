/// The chain of responders to which an event is offered.
package enum EventPath {
    /// All responders from `emitter` to the root, in the order in which the event is offered to them.
    ///
    /// The path ends before a responder that is already on it, so a circle is walked once. (Only responders that are
    /// linked by hand can form a circle; presentations refuse to.)
    @MainActor package static func from(_ emitter: any EventResponder) -> [any EventResponder] {
        var path: [any EventResponder] = [emitter]
        // Brent's method: the landmark moves up in steps that double, so a circle is found soon and no set is needed.
        var landmark: any EventResponder = emitter
        var steps = 0
        var limit = 8
        var next = emitter.nextEventResponder
        while let responder = next {
            if responder === landmark { return unrolled(path) }
            steps += 1
            if steps == limit {
                landmark = responder
                steps = 0
                limit *= 2
            }
            path.append(responder)
            next = responder.nextEventResponder
        }
        return path
    }

    /// The path up to the first responder that occurs a second time.
    @MainActor private static func unrolled(_ path: [any EventResponder]) -> [any EventResponder] {
        var seen: Set<ObjectIdentifier> = []
        return Array(path.prefix { seen.insert(ObjectIdentifier($0)).inserted })
    }
}

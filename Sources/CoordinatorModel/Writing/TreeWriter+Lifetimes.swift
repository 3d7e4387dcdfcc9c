extension TreeWriter {
    /// Writes how a child is held.
    mutating func holding(_ holding: Holding?) {
        guard let holding else { return }
        text.next(.inline)
        text.key("holds")
        text.begin("{", .inline)
        member("how", holding.strength.rawValue, .inline)
        member("member", holding.member, .inline)
        if holding.isCollection {
            text.next(.inline)
            text.key("many")
            text.raw("true")
        }
        if holding.isOnce {
            text.next(.inline)
            text.key("once")
            text.raw("true")
        }
        place(holding.location, .inline)
        extensions(holding.extensions, .inline)
        text.end("}", .inline)
    }

    /// Writes where a child is let go; an empty list says that no code does it.
    mutating func removals(_ removals: [Removal]?) {
        guard let removals else { return }
        text.next(.inline)
        text.key("removed")
        text.begin("[", .inline)
        for removal in removals {
            text.next(.inline, isArray: true)
            text.begin("{", .inline)
            member("event", removal.event, .inline)
            place(removal.location, .inline)
            extensions(removal.extensions, .inline)
            text.end("}", .inline)
        }
        text.end("]", .inline)
    }

    /// Writes the ways in which a child ends and stays.
    mutating func endings(_ endings: [KeptEnding]) {
        guard !endings.isEmpty else { return }
        text.next(.inline)
        text.key("kept")
        text.begin("[", .inline)
        for ending in endings {
            text.next(.inline, isArray: true)
            text.begin("{", .inline)
            member("event", ending.event, .inline)
            member("gesture", ending.gesture?.rawValue, .inline)
            member("method", ending.method, .inline)
            member("instead", ending.removed, .inline)
            place(ending.location, .inline)
            extensions(ending.extensions, .inline)
            text.end("}", .inline)
        }
        text.end("]", .inline)
    }

    mutating func cycle(_ cycle: RetainCycle) {
        text.begin("{", .block)
        list("links", cycle.links) { $0.link($1) }
        extensions(cycle.extensions, .block)
        text.end("}", .block)
    }

    private mutating func link(_ link: RetainLink) {
        text.begin("{", .inline)
        member("holder", link.holder, .inline)
        member("member", link.member, .inline)
        member("held", link.held, .inline)
        member("captures", link.captured, .inline)
        place(link.location, .inline)
        extensions(link.extensions, .inline)
        text.end("}", .inline)
    }
}

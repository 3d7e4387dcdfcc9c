extension TreeWriter {
    /// Writes how a child is held.
    mutating func holding(_ holding: Holding?) {
        guard let holding else { return }
        text.next(.inline)
        text.key("holds")
        text.begin("{", .inline)
        member("how", holding.strength.rawValue, .inline)
        member("member", holding.member, .inline)
        flag("many", holding.isCollection)
        flag("once", holding.isOnce)
        place(holding.location, .inline)
        extensions(holding.extensions, .inline)
        text.end("}", .inline)
    }

    /// Writes the places where a child is removed; an empty list means that no code removes it.
    mutating func removals(_ removals: [Removal]?) {
        guard let removals else { return }
        inlineList("removed", removals) { writer, removal in
            writer.member("event", removal.event, .inline)
            writer.place(removal.location, .inline)
            writer.extensions(removal.extensions, .inline)
        }
    }

    /// Writes the ways in which a child ends while its coordinator still holds it.
    mutating func endings(_ endings: [KeptEnding]) {
        guard !endings.isEmpty else { return }
        inlineList("kept", endings) { writer, ending in
            writer.member("event", ending.event, .inline)
            writer.member("gesture", ending.gesture?.rawValue, .inline)
            writer.member("method", ending.method, .inline)
            writer.member("instead", ending.removed, .inline)
            writer.place(ending.location, .inline)
            writer.extensions(ending.extensions, .inline)
        }
    }

    private mutating func flag(_ key: StaticString, _ isSet: Bool) {
        guard isSet else { return }
        text.next(.inline)
        text.key(key)
        text.raw("true")
    }

    /// Writes a list of objects on one line, even an empty list; `write` writes the members of an object.
    private mutating func inlineList<Element>(
        _ key: StaticString, _ elements: [Element], write: (inout TreeWriter, Element) -> Void
    ) {
        text.next(.inline)
        text.key(key)
        text.begin("[", .inline)
        for element in elements {
            text.next(.inline, isArray: true)
            text.begin("{", .inline)
            write(&self, element)
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

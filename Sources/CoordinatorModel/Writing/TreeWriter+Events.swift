extension TreeWriter {
    /// Writes a list, one element a line; writes nothing if the list is empty.
    mutating func list<Element>(
        _ key: StaticString, _ elements: [Element], write: (inout TreeWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        text.next(.block)
        text.key(key)
        text.begin("[", .block)
        for element in elements {
            text.next(.block)
            write(&self, element)
        }
        text.end("]", .block)
    }

    /// Writes a key and a string; writes nothing if there is no string.
    mutating func member(_ key: StaticString, _ value: String?, _ style: JSONText.Style) {
        guard let value else { return }
        text.next(style)
        text.key(key)
        text.string(value)
    }

    /// Writes a place in the app's source, on one line.
    mutating func place(_ location: Location?, _ style: JSONText.Style) {
        guard let location else { return }
        member("file", location.file, style)
        guard let line = location.line else { return }
        text.next(.inline)
        text.key("line")
        text.number(line)
        guard let column = location.column else { return }
        text.next(.inline)
        text.key("column")
        text.number(column)
    }

    /// Writes suppressions; one without a reason is a bare string.
    mutating func ignores(_ ignores: [Ignore], _ style: JSONText.Style) {
        guard !ignores.isEmpty else { return }
        text.next(style)
        text.key("ignore")
        text.begin("[", .inline)
        for ignore in ignores {
            text.next(.inline, isArray: true)
            guard ignore.reason != nil || ignore.location != nil || !ignore.extensions.isEmpty else {
                text.string(ignore.rule)
                continue
            }
            text.begin("{", .inline)
            member("rule", ignore.rule, .inline)
            member("reason", ignore.reason, .inline)
            place(ignore.location, .inline)
            if ignore.location != nil, let line = ignore.coveredLine {
                text.next(.inline)
                text.key("covers")
                text.number(line)
            }
            extensions(ignore.extensions, .inline)
            text.end("}", .inline)
        }
        text.end("]", .inline)
    }

    /// Writes `x-` keys, sorted.
    mutating func extensions(_ extensions: [String: JSONValue], _ style: JSONText.Style) {
        guard !extensions.isEmpty else { return }
        for (key, value) in extensions.sorted(by: { $0.key.precedes($1.key) }) {
            text.next(style)
            text.string(key)
            text.raw(": ")
            text.value(value)
        }
    }

    /// Writes the types of the values that a route or an event carries.
    mutating func payload(_ payload: [String]) {
        guard !payload.isEmpty else { return }
        text.next(.inline)
        text.key("payload")
        text.value(.array(payload.map(JSONValue.string)))
    }

    mutating func event(_ event: EventDeclaration) {
        text.begin("{", .inline)
        member("name", event.name, .inline)
        payload(event.payload)
        place(event.location, .inline)
        ignores(event.ignores, .inline)
        extensions(event.extensions, .inline)
        text.end("}", .inline)
    }

    mutating func route(_ route: Route) {
        text.begin("{", .inline)
        member("name", route.name, .inline)
        payload(route.payload)
        place(route.location, .inline)
        extensions(route.extensions, .inline)
        text.end("}", .inline)
    }

    mutating func emission(_ emission: Emission) {
        text.begin("{", .inline)
        member("event", emission.event, .inline)
        member("delivery", emission.delivery?.rawValue, .inline)
        member("heard", emission.heard?.rawValue, .inline)
        place(emission.location, .inline)
        ignores(emission.ignores, .inline)
        extensions(emission.extensions, .inline)
        text.end("}", .inline)
    }

    mutating func interceptor(_ interceptor: Interceptor) {
        text.begin("{", .inline)
        member("event", interceptor.event, .inline)
        member("consumes", interceptor.consumes.rawValue, .inline)
        member("by", interceptor.by, .inline)
        if interceptor.isEmpty {
            text.next(.inline)
            text.key("empty")
            text.raw("true")
        }
        place(interceptor.location, .inline)
        ignores(interceptor.ignores, .inline)
        extensions(interceptor.extensions, .inline)
        text.end("}", .inline)
    }

    mutating func unresolved(_ unresolved: Unresolved) {
        text.begin("{", .inline)
        member("what", unresolved.what, .inline)
        place(unresolved.location, .inline)
        extensions(unresolved.extensions, .inline)
        text.end("}", .inline)
    }

    /// Writes a screen: on one line if it has only a type and a place.
    mutating func screen(_ screen: Screen) {
        let isSmall = screen.screens.isEmpty && screen.emits.isEmpty && screen.intercepts.isEmpty
        let style: JSONText.Style = isSmall ? .inline : .block
        text.begin("{", style)
        member("type", screen.type, style)
        list("screens", screen.screens) { $0.screen($1) }
        list("emits", screen.emits) { $0.emission($1) }
        list("intercepts", screen.intercepts) { $0.interceptor($1) }
        place(screen.location, style)
        extensions(screen.extensions, style)
        text.end("}", style)
    }
}

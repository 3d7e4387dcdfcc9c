extension TreeMapper {
    /// Declared events; a bare string is a name.
    mutating func events(_ token: Int) -> [EventDeclaration] {
        list(token, of: "events") { mapper, element in mapper.event(element) }
    }

    /// Routes; a bare string is a name.
    mutating func routes(_ token: Int) -> [Route] {
        list(token, of: "routes") { mapper, element in mapper.route(element) }
    }

    /// Emissions; a bare string is the event.
    mutating func emissions(_ token: Int) -> [Emission] {
        list(token, of: "emissions") { mapper, element in mapper.emission(element) }
    }

    /// Interceptors; a bare string is the event.
    mutating func interceptors(_ token: Int) -> [Interceptor] {
        list(token, of: "interceptors") { mapper, element in mapper.interceptor(element) }
    }

    /// Suppressions; a bare string is the rule.
    mutating func ignores(_ token: Int) -> [Ignore] {
        list(token, of: "suppressions") { mapper, element in mapper.ignore(element) }
    }

    /// Unresolved places.
    mutating func unresolved(_ token: Int) -> [Unresolved] {
        list(token, of: "notes on what is unresolved") { mapper, element in mapper.note(element) }
    }

    private mutating func event(_ token: Int) -> EventDeclaration? {
        var event = EventDeclaration(name: "")
        event.origin.offset = document.offset(token)
        if document.kind(token).isString {
            event.name = name(token) ?? ""
            return event
        }
        guard var object = begin(token, .event) else { return nil }
        while let (key, value) = nextMember(&object) {
            switch key {
            case .name: event.name = name(value) ?? ""
            default: event.payload = names(value)
            }
        }
        event.location = location(of: object)
        event.ignores = object.ignores
        event.extensions = object.extensions
        end(object)
        return event
    }

    private mutating func route(_ token: Int) -> Route? {
        var route = Route(name: "")
        route.origin.offset = document.offset(token)
        if document.kind(token).isString {
            route.name = name(token) ?? ""
            return route
        }
        guard var object = begin(token, .route) else { return nil }
        while let (key, value) = nextMember(&object) {
            switch key {
            case .name: route.name = name(value) ?? ""
            default: route.payload = names(value)
            }
        }
        route.location = location(of: object)
        route.extensions = object.extensions
        end(object)
        return route
    }

    private mutating func emission(_ token: Int) -> Emission? {
        var emission = Emission(event: "")
        emission.origin.offset = document.offset(token)
        if document.kind(token).isString {
            emission.event = name(token) ?? ""
            return emission
        }
        guard var object = begin(token, .emission) else { return nil }
        while let (key, value) = nextMember(&object) {
            switch key {
            case .event: emission.event = name(value) ?? ""
            case .heard: emission.heard = word(value, "hearing")
            default: emission.delivery = word(value, "delivery")
            }
        }
        emission.location = location(of: object)
        emission.ignores = object.ignores
        emission.extensions = object.extensions
        end(object)
        return emission
    }

    private mutating func interceptor(_ token: Int) -> Interceptor? {
        var interceptor = Interceptor(event: "")
        interceptor.origin.offset = document.offset(token)
        if document.kind(token).isString {
            interceptor.event = name(token) ?? ""
            return interceptor
        }
        guard var object = begin(token, .interceptor) else { return nil }
        while let (key, value) = nextMember(&object) {
            switch key {
            case .event: interceptor.event = name(value) ?? ""
            case .consumes: interceptor.consumes = word(value, "consumption") ?? .always
            case .empty: interceptor.isEmpty = flag(value) ?? false
            default: interceptor.by = name(value)
            }
        }
        interceptor.location = location(of: object)
        interceptor.ignores = object.ignores
        interceptor.extensions = object.extensions
        end(object)
        return interceptor
    }

    /// One of the words that a key allows; `nil`, with a problem reported, for anything else.
    mutating func word<Word: RawRepresentable & CaseIterable>(_ token: Int, _ what: String) -> Word?
    where Word.RawValue == String {
        let words = Word.allCases.map(\.rawValue)
        let expected = words.count == 1 ? words[0] : "one of \(words.joined(separator: ", "))"
        guard document.kind(token).isString else {
            wrongType(token, expected: expected)
            return nil
        }
        let text = document.text(token)
        if let word = Word(rawValue: text) { return word }
        problem(
            token, "unknown \(what) \(Quoted.text(text))", expected: expected,
            hint: NearestName.didYouMean(NearestName.nearest(to: text, among: words)))
        return nil
    }

    private mutating func ignore(_ token: Int) -> Ignore? {
        var ignore = Ignore(rule: "")
        ignore.origin.offset = document.offset(token)
        if document.kind(token).isString {
            ignore.rule = name(token) ?? ""
            return ignore
        }
        guard var object = begin(token, .suppression) else { return nil }
        while let (key, value) = nextMember(&object) {
            switch key {
            case .rule: ignore.rule = name(value) ?? ""
            case .covers: ignore.coveredLine = position(value)
            default: ignore.reason = text(value)
            }
        }
        ignore.location = location(of: object)
        ignore.extensions = object.extensions
        end(object)
        return ignore
    }

    private mutating func note(_ token: Int) -> Unresolved? {
        guard var object = begin(token, .unresolved) else { return nil }
        var note = Unresolved(what: "")
        note.origin.offset = document.offset(token)
        while let (_, value) = nextMember(&object) { note.what = name(value) ?? "" }
        note.location = location(of: object)
        note.extensions = object.extensions
        end(object)
        return note
    }
}

/// Trees with one finding of a known severity.
enum Trees {
    static let clean = #"{ "version": 1, "root": { "type": "App" } }"#
    static let note =
        #"{ "version": 1, "root": { "type": "App" }, "unresolved": [{ "what": "an event in a variable" }] }"#
    static let warning = #"{ "version": 1, "root": { "type": "App", "kind": "container" } }"#
    static let error = #"{ "version": 1, "root": { "type": "App", "emits": ["Auth.didLogOut"] } }"#
}

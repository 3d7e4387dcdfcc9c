import Testing

/// A file that is JSON and no tree: what the reader says, and whether the schema can say so too.
struct MalformedCase: Sendable, CustomTestStringConvertible {
    var json: String
    var problems: [String]
    var isBeyondSchema = false

    var testDescription: String { problems.joined(separator: " | ") }

    init(_ json: String, _ problems: String..., isBeyondSchema: Bool = false) {
        self.json = json
        self.problems = problems
        self.isBeyondSchema = isBeyondSchema
    }

    /// A case about the one root coordinator, `A`.
    static func root(_ members: String, _ problems: String..., isBeyondSchema: Bool = false) -> MalformedCase {
        var malformed = MalformedCase("{ \"version\": 1, \"root\":\n{ \"type\": \"A\", \(members) } }")
        malformed.problems = problems
        malformed.isBeyondSchema = isBeyondSchema
        return malformed
    }

    static let all = versions + trees + coordinators + branches + events + ids

    static let versions = [
        MalformedCase(#"{ "roots": [] }"#, "1:1 : missing key in a tree"),
        MalformedCase(
            #"{ "version": 2, "roots": [], "new": 1 }"#, "1:14 version: version 2 is newer than this coordviz"),
        MalformedCase(#"{ "version": 0, "roots": [] }"#, #"1:14 version: there is no version "0""#),
        MalformedCase(#"{ "version": "1", "roots": [] }"#, "1:14 version: a string in the wrong place"),
        MalformedCase(#"{ "version": true, "roots": [] }"#, "1:14 version: true in the wrong place"),
    ]

    static let trees = [
        MalformedCase("[]", "1:1 : an array in the wrong place"),
        MalformedCase("null", "1:1 : null in the wrong place"),
        MalformedCase(#"{ "version": 1 }"#, "1:1 : missing key in a tree"),
        MalformedCase(
            #"{ "version": 1, "root": { "type": "A" }, "roots": [] }"#, #"1:1 : both "roots" and "root" in a tree"#),
        MalformedCase(#"{ "version": 1, "roots": {} }"#, "1:26 roots: an object in the wrong place"),
        MalformedCase(#"{ "version": 1, "roots": ["A"] }"#, "1:27 roots[0]: a string in the wrong place"),
        MalformedCase(#"{ "version": 1, "root": [] }"#, "1:25 root: an array in the wrong place"),
        MalformedCase(#"{ "version": 1, "roots": [], "name": null }"#, "1:38 name: null in the wrong place"),
        MalformedCase(#"{ "version": 1, "roots": [], "Name": "" }"#, #"1:30 Name: unknown key "Name" in a tree"#),
        MalformedCase(
            #"{ "version": 1, "roots": [], "unresolved": [{}] }"#,
            "1:45 unresolved[0]: missing key in a note on what is unresolved"),
        MalformedCase(
            #"{ "version": 1, "roots": [], "unresolved": ["x"] }"#, "1:45 unresolved[0]: a string in the wrong place"),
        MalformedCase(
            #"{ "version": 1, "roots": [], "unattached": [1] }"#, "1:45 unattached[0]: a number in the wrong place"),
        MalformedCase(#"{ "version": 1, "roots": [], "ignore": "x" }"#, "1:40 ignore: a string in the wrong place"),
        MalformedCase(
            #"{ "version": 1, "roots": [], "ignore": [{ "reason": "x" }] }"#,
            "1:41 ignore[0]: missing key in a suppression"),
    ]

    static let coordinators = [
        MalformedCase(#"{ "version": 1, "root": {} }"#, "1:25 root: missing key in a coordinator"),
        MalformedCase(#"{ "version": 1, "root": { "type": "" } }"#, "1:35 root.type: an empty string"),
        root(#""knd": "container""#, #"2:16 root.knd: unknown key "knd" in a coordinator"#),
        root(#""X-a": 1"#, #"2:16 root.X-a: unknown key "X-a" in a coordinator"#),
        root(#""kind": """#, "2:24 root.kind: an empty string"),
        root(#""kind": 7"#, "2:24 root.kind: a number in the wrong place"),
        root(#""id": """#, "2:22 root.id: an empty string"),
        root(#""started": "yes""#, "2:27 root.started: a string in the wrong place"),
        root(#""screens": ["S"]"#, "2:28 root.screens[0]: a string in the wrong place"),
        root(
            #""screens": [{ "type": "S", "screens": [{}] }]"#,
            "2:55 root.screens[0].screens[0]: missing key in a screen"),
        root(
            #""screens": [{ "type": "S", "routes": [] }]"#,
            #"2:43 root.screens[0].routes: unknown key "routes" in a screen"#),
        root(
            #""routes": [{ "name": "r", "payload": "P" }]"#, "2:53 root.routes[0].payload: a string in the wrong place"),
        root(
            #""routes": ["", { "name": "r", "payload": [""] }]"#, "2:27 root.routes[0]: an empty string",
            "2:58 root.routes[1].payload[0]: an empty string"),
        root(#""activeRoute": false"#, "2:31 root.activeRoute: false in the wrong place"),
        root(#""dependencies": "D""#, "2:32 root.dependencies: a string in the wrong place"),
        root(#""dependencies": { "need": "D" }"#, #"2:34 root.dependencies.need: unknown key "need" in dependencies"#),
        root(#""file": """#, "2:24 root.file: an empty string"),
        root(#""line": 3"#, "2:24 root.line: a line without a file"),
        root(#""file": "f", "column": 3"#, "2:39 root.column: a column without a line"),
        root(#""file": "f", "line": 0"#, #"2:37 root.line: no line or column: "0""#),
        root(#""file": "f", "line": 1.5"#, #"2:37 root.line: no line or column: "1.5""#),
        root(#""file": "f", "line": 2147483648"#, #"2:37 root.line: no line or column: "2147483648""#),
        root(#""file": "f", "line": "3""#, "2:37 root.line: a string in the wrong place"),
        root(#""file": "f", "line": 1, "column": -1"#, #"2:50 root.column: no line or column: "-1""#),
        root(#""type": "B""#, #"2:16 root.type: duplicate key "type""#, isBeyondSchema: true),
        root(#""typ\u0065": "B""#, #"2:16 root.type: duplicate key "type""#, isBeyondSchema: true),
        root(#""x-a": 1, "x-a": 1"#, #"2:26 root.x-a: duplicate key "x-a""#, isBeyondSchema: true),
        root(
            #""x-a": { "é": 1, "e\u0301": 1 }"#, "2:33 root.x-a[\"e\u{301}\"]: duplicate key \"e\u{301}\"",
            isBeyondSchema: true),
    ]

    static let branches = [
        root(#""branches": {}"#, "2:28 root.branches: an object in the wrong place"),
        root(#""branches": [{}]"#, "2:29 root.branches[0]: missing key in a branch"),
        root(#""branches": ["B"]"#, "2:29 root.branches[0]: a string in the wrong place"),
        root(#""branches": [{ "child": "B" }]"#, "2:40 root.branches[0].child: a string in the wrong place"),
        root(
            #""branches": [{ "to": "A", "child": { "type": "B" } }]"#,
            #"2:29 root.branches[0]: both "child" and "to" in a branch"#),
        root(#""branches": [{ "to": "" }]"#, "2:37 root.branches[0].to: an empty string"),
        root(
            #""branches": [{ "presentation": "", "to": "A" }]"#, "2:47 root.branches[0].presentation: an empty string"),
        root(
            #""branches": [{ "child": { "type": "B", "kind": null } }]"#,
            "2:63 root.branches[0].child.kind: null in the wrong place"),
    ]

    static let events = [
        root(#""emits": "E.e""#, "2:25 root.emits: a string in the wrong place"),
        root(#""emits": [""]"#, "2:26 root.emits[0]: an empty string"),
        root(#""emits": [{ "event": "" }]"#, "2:37 root.emits[0].event: an empty string"),
        root(
            #""emits": [{ "event": "E.e", "consumes": "always" }]"#,
            #"2:44 root.emits[0].consumes: unknown key "consumes" in an emission"#),
        root(
            #""emits": [{ "event": "E.e", "heard": "nevr" }]"#,
            #"2:53 root.emits[0].heard: unknown hearing "nevr""#),
        root(
            #""emits": [{ "event": "E.e", "heard": false }]"#, "2:53 root.emits[0].heard: false in the wrong place"),
        root(
            #""emits": [{ "event": "E.e", "delivery": "bubbling" }]"#,
            #"2:56 root.emits[0].delivery: unknown delivery "bubbling""#),
        root(
            #""intercepts": [{ "event": "E.e", "empty": "true" }]"#,
            "2:58 root.intercepts[0].empty: a string in the wrong place"),
        root(#""emits": [7]"#, "2:26 root.emits[0]: a number in the wrong place"),
        root(#""intercepts": [{}]"#, "2:31 root.intercepts[0]: missing key in an interceptor"),
        root(
            #""intercepts": [{ "event": "E.e", "consumes": "allways" }]"#,
            #"2:61 root.intercepts[0].consumes: unknown consumption "allways""#),
        root(
            #""intercepts": [{ "event": "E.e", "consumes": true }]"#,
            "2:61 root.intercepts[0].consumes: true in the wrong place"),
        root(#""intercepts": [{ "event": "E.e", "by": "" }]"#, "2:55 root.intercepts[0].by: an empty string"),
        MalformedCase(
            #"{ "version": 1, "roots": [], "events": [{ "payload": [] }] }"#, "1:41 events[0]: missing key in an event"),
        MalformedCase(#"{ "version": 1, "roots": [], "events": [""] }"#, "1:41 events[0]: an empty string"),
    ]

    static let ids = [
        MalformedCase(
            #"{ "version": 1, "roots": [{ "type": "A", "id": "X" }, { "type": "B", "id": "X" }] }"#,
            #"1:76 roots[1].id: duplicate id "X""#, isBeyondSchema: true),
        MalformedCase(
            #"{ "version": 1, "roots": [{ "type": "A", "id": "é" }, { "type": "B", "id": "e\u0301" }] }"#,
            "1:76 roots[1].id: duplicate id \"e\u{301}\"", isBeyondSchema: true),
        root(
            #""branches": [{ "to": "B" }]"#, #"2:37 root.branches[0].to: no coordinator has the id "B""#,
            isBeyondSchema: true),
        root(
            #""branches": [{ "child": { "type": "B", "id": "1" } }, { "child": { "type": "B", "id": "2" } }, { "to": "B" }]"#,
            #"2:119 root.branches[2].to: several coordinators are of type "B""#, isBeyondSchema: true),
    ]
}

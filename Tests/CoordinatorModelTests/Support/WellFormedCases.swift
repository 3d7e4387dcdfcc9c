/// Files that are trees: the nearest misses of the malformed ones, and one with every key.
enum WellFormedCases {
    /// Every key of the format, and every shorthand.
    static let everything = """
        { "version": 1, "name": "Racing",
          "events": [{ "name": "AppEvents.Teams.didSelect", "payload": ["Team"], "file": "AppEvents.swift", "line": 12,
                       "ignore": ["unused-event"], "x-since": 2 }, "AppEvents.Splash.didFinish"],
          "roots": [{
            "type": "AppCoordinator", "kind": "container", "started": true,
            "screens": [{ "type": "AppViewController", "screens": [{ "type": "Inner", "emits": ["A.b"] }], "emits": [],
                          "intercepts": ["A.*"], "file": "V.swift", "x-s": null }, { "type": "Other" }],
            "routes": ["splash", { "name": "main", "payload": ["MainCoordinator.Route?"], "file": "R.swift" }],
            "activeRoute": "splash",
            "emits": [{ "event": "AppEvents.Splash.didFinish", "file": "E.swift", "line": 37, "column": 9,
                        "ignore": [{ "rule": "unhandled-event", "reason": "later", "x-by": "me" }] }],
            "intercepts": [{ "event": "AppEvents.Teams.*", "consumes": "never", "by": "Tracker" }, "AppEvents.Teams.a"],
            "dependencies": { "needs": "AppDependencies", "provides": "Other", "x-d": [] },
            "ignore": ["max-depth"], "file": "AppCoordinator.swift", "line": 9, "x-colour": { "b": 1.50, "a": [true] },
            "branches": [
              { "presentation": "root", "route": "splash", "child": { "type": "SplashCoordinator" } },
              { "presentation": "root", "route": "main", "file": "B.swift", "x-b": "y", "to": "MainCoordinator" }
            ] }],
          "unattached": [{ "type": "MainCoordinator", "branches": [{ "to": "AppCoordinator" }] }],
          "unresolved": [{ "what": "a variable", "file": "U.swift", "line": 8, "x-u": 1 }],
          "ignore": ["unresolved"], "x-tool": "by hand" }
        """

    static let all = [
        everything,
        #"{ "version": 1, "roots": [] }"#,
        #"{ "roots": [], "version": 1.0 }"#,
        #"{ "version": 1, "root": { "type": "A" } }"#,
        #"{ "version": 1, "root": { "type": "A" }, "unattached": [], "unresolved": [], "events": [], "name": "" }"#,
        #"{ "version": 1, "root": { "type": "A", "id": "B", "kind": "split view", "started": false } }"#,
        #"{ "version": 1, "root": { "type": "A", "file": "f", "line": 1, "column": 2147483647 } }"#,
        #"{ "version": 1, "root": { "type": "A", "dependencies": {}, "branches": [], "screens": [], "routes": [] } }"#,
        #"{ "version": 1, "root": { "type": "A", "ignore": [{ "rule": "r", "reason": "" }, "s"] } }"#,
        #"{ "version": 1, "root": { "type": "A", "emits": ["e"], "intercepts": ["e", { "event": "e" }] } }"#,
        #"{ "version": 1, "root": { "type": "A", "branches": [{ "to": "A" }] } }"#,
        #"{ "version": 1, "root": { "type": "A", "x-": null, "x-a": 1, "x-A": 1 } }"#,
    ]
}

import CoordinatorModel
import Testing

@Suite struct CanonicalFormTests {
    @Test func everythingIsWrittenInOneForm() throws {
        let tree = try read(WellFormedCases.everything)
        #expect(
            canonicalText(tree) == #"""
                {
                  "version": 1,
                  "name": "Racing",
                  "events": [
                    { "name": "AppEvents.Splash.didFinish" },
                    { "name": "AppEvents.Teams.didSelect", "payload": ["Team"], "file": "AppEvents.swift", "line": 12, "ignore": ["unused-event"], "x-since": 2 }
                  ],
                  "roots": [
                    {
                      "type": "AppCoordinator", "id": "AppCoordinator", "kind": "container", "started": true,
                      "screens": [
                        {
                          "type": "AppViewController",
                          "screens": [
                            {
                              "type": "Inner",
                              "emits": [
                                { "event": "A.b" }
                              ]
                            }
                          ],
                          "intercepts": [
                            { "event": "A.*", "consumes": "always" }
                          ],
                          "file": "V.swift",
                          "x-s": null
                        },
                        { "type": "Other" }
                      ],
                      "routes": [
                        { "name": "splash" },
                        { "name": "main", "payload": ["MainCoordinator.Route?"], "file": "R.swift" }
                      ],
                      "activeRoute": "splash",
                      "emits": [
                        { "event": "AppEvents.Splash.didFinish", "file": "E.swift", "line": 37, "column": 9, "ignore": [{ "rule": "unhandled-event", "reason": "later", "x-by": "me" }] }
                      ],
                      "intercepts": [
                        { "event": "AppEvents.Teams.*", "consumes": "never", "by": "Tracker" },
                        { "event": "AppEvents.Teams.a", "consumes": "always" }
                      ],
                      "dependencies": { "needs": "AppDependencies", "provides": "Other", "x-d": [] },
                      "ignore": ["max-depth"],
                      "file": "AppCoordinator.swift", "line": 9,
                      "x-colour": { "a": [true], "b": 1.50 },
                      "branches": [
                        { "presentation": "root", "route": "splash", "child": {
                          "type": "SplashCoordinator", "id": "SplashCoordinator", "kind": "coordinator"
                        } },
                        { "presentation": "root", "route": "main", "file": "B.swift", "x-b": "y", "to": "MainCoordinator" }
                      ]
                    }
                  ],
                  "unattached": [
                    {
                      "type": "MainCoordinator", "id": "MainCoordinator", "kind": "container",
                      "branches": [
                        { "to": "AppCoordinator" }
                      ]
                    }
                  ],
                  "unresolved": [
                    { "what": "a variable", "file": "U.swift", "line": 8, "x-u": 1 }
                  ],
                  "ignore": ["unresolved"],
                  "x-tool": "by hand"
                }

                """#)
    }

    @Test func anEmptyTreeIsAFileToo() {
        #expect(canonicalText(CoordinatorTree()) == "{\n  \"version\": 1,\n  \"roots\": []\n}\n")
    }

    @Test func aKindThatIsNotGivenFollowsFromTheBranches() throws {
        let tree = try read(
            #"{ "version": 1, "root": { "type": "A", "branches": [{ "child": { "type": "B", "branches": [] } }] } }"#)
        #expect(tree.coordinators.map(\.kind) == [.container, .coordinator])
    }

    @Test func parentsComeBeforeChildrenAndRootsBeforeTheUnattached() throws {
        let tree = try read(
            """
            { "version": 1, "unattached": [{ "type": "U" }], "roots": [
              { "branches": [{ "child": { "type": "B", "branches": [{ "child": { "type": "C" } }] } },
                             { "child": { "type": "D" } }], "type": "A" }, { "type": "R" }] }
            """)
        #expect(tree.coordinators.map(\.type) == ["A", "B", "C", "D", "R", "U"])
        #expect(tree.roots == [0, 4])
        #expect(tree.unattached == [5])
        #expect(tree.depthFirst() == Array(0..<6))
    }

    @Test func everyFactKnowsWhereItStands() throws {
        let json = #"{ "version": 1, "root": { "type": "A", "emits": ["e.f"], "branches": [{ "to": "A" }] } }"#
        let root = try read(json).coordinators[0]
        let bytes = Array(json.utf8)
        let places = [root.origin, root.emits[0].origin, root.branches[0].origin].map { origin in
            origin.offset.map { String(decoding: bytes[$0..<$0 + 5], as: UTF8.self) }
        }
        #expect(places == ["{ \"ty", "\"e.f\"", "{ \"to"])
    }
}

import CoordinatorModel
import Testing

@Suite struct IDTests {
    private func ids(_ members: String) throws -> [String] {
        try read(#"{ "version": 1, \#(members) }"#).coordinators.map(\.id)
    }

    @Test func aTypeThatOccursOnceIsItsOwnID() throws {
        #expect(
            try ids(#""roots": [{ "type": "A", "branches": [{ "child": { "type": "B" } }] }, { "type": "C" }]"#)
                == ["A", "B", "C"])
    }

    @Test func aTypeThatOccursAgainIsToldApartByItsParent() throws {
        #expect(
            try ids(
                #""roots": [{ "type": "A", "branches": [{ "child": { "type": "D" } }] }, "#
                    + #"{ "type": "B", "branches": [{ "child": { "type": "D", "branches": [{ "child": { "type": "E" } }] } }] }]"#
            ) == ["A", "A/D", "B", "B/D", "E"])
    }

    @Test func siblingsOfOneTypeAreNumbered() throws {
        #expect(
            try ids(
                #""root": { "type": "A", "branches": [{ "child": { "type": "D" } }, { "child": { "type": "D" } }, "#
                    + #"{ "child": { "type": "D" } }] }"#) == ["A", "A/D", "A/D#2", "A/D#3"])
        #expect(try ids(#""roots": [{ "type": "A" }, { "type": "A" }]"#) == ["A", "A#2"])
    }

    @Test func anIDThatIsGivenIsUsedOnce() throws {
        #expect(
            try ids(
                #""root": { "type": "A", "branches": [{ "child": { "type": "D" } }, { "child": { "type": "D" } }, "#
                    + #"{ "child": { "type": "E", "id": "A/D" } }, { "child": { "type": "F", "id": "A/D#2" } }] }"#)
                == ["A", "A/D#3", "A/D#4", "A/D", "A/D#2"])
        #expect(try ids(#""roots": [{ "type": "A" }, { "type": "B", "id": "A" }]"#) == ["A#2", "A"])
    }

    @Test func aBranchFindsItsCoordinatorByIDAndByATypeThatOccursOnce() throws {
        let tree = try read(
            #"{ "version": 1, "root": { "type": "A", "branches": [{ "to": "B" }, { "to": "b" }, { "to": "A" }, "#
                + #"{ "child": { "type": "B", "id": "b" } }] } }"#)
        #expect(
            tree.coordinators[0].branches.map(\.child) == [.reference(1), .reference(1), .reference(0), .contained(1)])
        #expect(canonicalText(tree).contains(#"{ "to": "b" }"#))
    }

    @Test func anIDGoesBeforeATypeOfTheSameName() throws {
        let tree = try read(
            #"{ "version": 1, "roots": [{ "type": "A", "branches": [{ "to": "B" }] }, { "type": "B", "id": "C" }, "#
                + #"{ "type": "D", "id": "B" }] }"#)
        #expect(tree.coordinators[0].branches[0].child == .reference(2))
    }

    @Test func theFirstOfTwoEqualIDsIsKeptInATreeMadeByHand() {
        var tree = CoordinatorTree()
        tree.addRoot(Coordinator(type: "A", id: "X"))
        tree.addRoot(Coordinator(type: "B", id: "X"))
        tree.assignIDs()
        #expect(tree.coordinators.map(\.id) == ["X", "B"])
    }

    @Test func idsOfALongChainStayShort() {
        var tree = CoordinatorTree()
        var last = tree.addRoot(Coordinator(type: "Link"))
        for _ in 0..<1_000 { last = tree.addChild(Coordinator(type: "Link"), to: last, presentation: "push") }
        tree.assignIDs()
        #expect(Set(tree.coordinators.map(\.id)).count == 1_001)
        #expect(tree.coordinators.allSatisfy { $0.id.utf8.count < 130 })
        #expect(tree.coordinators[2].id == "Link/Link/Link")
    }
}

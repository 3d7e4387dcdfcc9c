import CoordinatorModel
import Testing

/// What an emission says of its travel, and a claim of its handler.
@Suite struct DeliveryTests {
    @Test func theyAreReadAndWrittenAndLeftOutWhereTheySayNothing() throws {
        let tree = try read(
            #"""
            { "version": 1, "root": { "type": "A",
              "emits": [{ "event": "E.a", "heard": "never", "delivery": "direct" },
                        { "event": "E.b", "delivery": "stepped" }, "E.c"],
              "intercepts": [{ "event": "E.a", "empty": true }, { "event": "E.b", "empty": false }] } }
            """#)
        let coordinator = tree.coordinators[0]
        #expect(coordinator.emits.map(\.heard) == [.never, nil, nil])
        #expect(coordinator.emits.map(\.delivery) == [.direct, .stepped, nil])
        #expect(coordinator.intercepts.map(\.isEmpty) == [true, false])
        let written = canonicalText(tree)
        #expect(written.contains(#"{ "event": "E.a", "delivery": "direct", "heard": "never" }"#))
        #expect(written.contains(#"{ "event": "E.b", "delivery": "stepped" }"#))
        #expect(written.contains(#"{ "event": "E.c" }"#))
        #expect(written.contains(#"{ "event": "E.a", "consumes": "always", "empty": true }"#))
        #expect(written.contains(#"{ "event": "E.b", "consumes": "always" }"#))
    }
}

import Testing

/// An app that grows is read as exactly as a small one: nothing is cut off, and nothing mixed.
@Suite struct ScalingTests {
    @Test func fewScreensThatShareFactories() { SharedFactories(screens: 100, factories: 20).program.check() }

    @Test func thousandsOfScreensThatShareFactories() { SharedFactories(screens: 3_200, factories: 20).program.check() }
}

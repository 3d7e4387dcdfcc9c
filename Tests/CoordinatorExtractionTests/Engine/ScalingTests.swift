import Testing

/// An app that grows is read as exactly as a small one: nothing is cut off, and nothing mixed.
@Suite struct ScalingTests {
    @Test func fewScreensThatShareFactories() { SharedFactories(screens: 100, factories: 20).program.check() }

    @Test func thousandsOfScreensThatShareFactories() { SharedFactories(screens: 3_200, factories: 20).program.check() }

    @Test(arguments: [20, 29]) func someViewsThatHoldOneAnotherStayApart(types: Int) {
        let views = NestedViews(types: types)
        views.program.check()
        #expect(views.separate == 2 * types + 1)
    }

    /// Each of them would be asked for each of the others: then only the types count.
    @Test(arguments: [30, 120]) func manyViewsThatHoldOneAnotherAreToldApartByTheirTypes(types: Int) {
        let views = NestedViews(types: types)
        views.program.check()
        #expect(views.separate <= 1)
    }
}

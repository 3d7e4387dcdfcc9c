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

    /// The time to look at them once doubled with each level.
    @Test func functionsInClosuresOfOneAnother() {
        let depth = 40
        let opened = (0..<depth).map { "func step\($0)() { later { " }.joined()
        let program = MarkedProgram(
            "functions in closures of one another",
            """
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class AppCoordinator: Coordinator { //: root container
                func start() { \(opened)self.showHelp() \(String(repeating: "} }; ", count: depth)) }
                func showHelp() { HelpCoordinator().start() } //: AppCoordinator presents HelpCoordinator
            }
            class HelpCoordinator: Coordinator { //: coordinator
                func start() {}
            }
            """)
        program.check()
    }
}

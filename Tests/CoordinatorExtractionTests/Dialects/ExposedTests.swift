import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What Objective-C may intercept, and what an app-wide enum of routes says.
@Suite struct ExposedTests {
    private static func program(_ attribute: String) -> MarkedProgram {
        MarkedProgram(
            "a delegate that no Swift type is", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            \(attribute) protocol CardDelegate: AnyObject { func didClose() }
            class ShopCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(CardController(), animated: true) }
            }
            class CardController: UIViewController {
                weak var delegate: CardDelegate?
                @objc func close() { delegate?.didClose() }
            }
            """)
    }

    @Test(arguments: [("@objc", true, true), ("@objc", false, false), ("", true, false)])
    func whatObjectiveCMayInterceptIsUnresolved(_ attribute: String, _ hasObjectiveC: Bool, _ isUnresolved: Bool) {
        let tree = Self.program(attribute).tree(hasObjectiveC: hasObjectiveC)
        let emissions = tree.coordinators.flatMap(\.screens).flatMap(\.emits)
        #expect(emissions.isEmpty == isUnresolved)
        #expect(
            tree.unresolved.map(\.what)
                == (isUnresolved ? ["CardDelegate.didClose: only Objective-C can intercept it, which is not read"] : [])
        )
    }

    @Test(arguments: [
        ("typealias Route = AppRoute", []), ("enum Route { case home, basket }", ["home", "basket"]),
    ])
    func routesThatAreNotFollowedCountOnlyIfTheyAreTheCoordinatorsOwn(_ routes: String, _ names: [String]) {
        let tree = MarkedProgram(
            "routes", beside: EngineProgram.base,
            """
            let app = ShopCoordinator()
            enum AppRoute { case home, basket }
            class ShopCoordinator: Coordinator {
                \(routes)
                let stack = UINavigationController()
                func start() {}
            }
            """
        ).tree()
        #expect(tree.coordinators.flatMap(\.routes).map(\.name) == names)
    }
}

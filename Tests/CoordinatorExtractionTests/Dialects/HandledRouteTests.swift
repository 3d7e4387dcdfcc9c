import CoordinatorModel
import Testing

/// Routes for which a coordinator does something else than present another coordinator.
@Suite struct HandledRouteTests {
    /// The routes without a branch and without code.
    private func unbound(_ cases: String, takes parameter: String = "route: Route") -> [String] {
        let tree = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = CookCoordinator()
            class CookCoordinator: Coordinator {
                enum Route { case timer, web, weigh }
                let stack = UINavigationController()
                func start() { stack.pushViewController(CookController(coordinator: self), animated: true) }
                func go(to \(parameter)) {
                    switch route {
                    \(cases)
                    }
                }
            }
            class CookController: UIViewController {
                weak var coordinator: CookCoordinator?
                init(coordinator: CookCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
                @objc func a() { coordinator?.go(to: .timer) }
                @objc func b() { coordinator?.go(to: .web) }
                @objc func c() { coordinator?.go(to: .weigh) }
            }
            """
        ).tree()
        return tree.coordinators[0].routes.filter { $0.extensions[ExtensionKeys.transition] == nil }.map(\.name)
    }

    @Test func aCaseThatShowsAScreenOrOpensAnAddressIsHandled() {
        let shown = """
            case .timer: stack.present(UIAlertController(), animated: true)
            case .web: UIApplication.shared.open(address)
            """
        #expect(unbound(shown + "\ncase .weigh: print(1)").isEmpty)
        #expect(unbound(shown + "\ncase .weigh: break") == ["weigh"])
        #expect(unbound(shown + "\ncase .weigh: fatalError()") == ["weigh"])
        #expect(unbound(shown + "\ndefault: break") == ["weigh"])
    }

    @Test func aDefaultWithCodeHandlesTheRest() {
        #expect(unbound("case .timer: break\ndefault: stack.dismiss(animated: true)") == ["timer"])
    }

    /// The nearest miss: a `switch` over something else.
    @Test func casesOfAnotherTypeAreNone() {
        let all = "case .timer, .web, .weigh: stack.dismiss(animated: true)"
        #expect(unbound(all, takes: "route: OtherRoute") == ["timer", "web", "weigh"])
        #expect(unbound(all).isEmpty)
    }
}

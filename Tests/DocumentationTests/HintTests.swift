import CommandRuns
import Testing

/// The hints that `docs/dialects` shows are those of an app that deserves them.
@Suite struct HintTests {
    private static let apps = [
        """
        protocol LoginDelegate: AnyObject { func didLogIn() }
        final class LoginController: UIViewController {
            weak var delegate: LoginDelegate?
            @objc private func logInTapped() { delegate?.didLogIn() }
        }

        final class AppCoordinator: LoginDelegate {
            private let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(LoginController(), animated: false) }
            func didLogIn() { navigation.popViewController(animated: true) }
        }
        """,
        """
        import Combine
        import UIKit

        final class AppCoordinator {
            private let navigation: UINavigationController
            private var bag: Set<AnyCancellable> = []
            private var receipt: Receipt?

            init(navigation: UINavigationController) { self.navigation = navigation }

            func start() {
                let cart = CartController()
                cart.actions.sink { [weak self] in
                    switch $0 {
                    case .pay: self?.pay()
                    default: break
                    }
                }.store(in: &bag)
                navigation.pushViewController(cart, animated: false)
            }

            private func pay() { receipt = Receipt() }
        }

        enum CartAction { case pay, report }
        struct Receipt {}

        final class CartController: UIViewController {
            let actions = PassthroughSubject<CartAction, Never>()
            @objc private func payTapped() { actions.send(.pay) }
            @objc private func reportTapped() { actions.send(.report) }
        }
        """,
    ]

    @Test func `check prints each hint of the pages`() throws {
        let pages = try ["docs/dialects/delegates.md", "docs/dialects/streams.md"].map(Page.init)
        let shown = pages.flatMap(\.blocks).filter { $0.language == "text" }
        #expect(shown.count == Self.apps.count)
        for (block, app) in zip(shown, Self.apps) {
            try Scratch.with { (scratch) throws in
                try ReaderFolder.save(app, "Sources/App.swift", in: scratch)
                let run = try Coordviz.run(["check", "Sources"], in: scratch)
                #expect(run.text.contains(block.text), "\(run.text)\(run.messages)")
            }
        }
    }
}

/// Signing in, or up.
@MainActor final class AuthCoordinator: BaseCoordinator, AuthOutput {
    var finishFlow: (() -> Void)?

    private let router: any Router
    private let factory: any AuthModuleFactory
    private weak var loginView: (any LoginView)?
    private weak var signUpView: (any SignUpView)?
    private weak var termsView: (any TermsView)?

    init(router: any Router, factory: any AuthModuleFactory) {
        self.router = router
        self.factory = factory
    }

    override func start() {
        showLogin()
    }

    private func showLogin() {
        let view = factory.makeLoginView()
        view.onCompleteAuth = { [weak self] in
            self?.finishFlow?()
        }
        view.onSignUpTap = { [weak self] in
            self?.showSignUp()
        }
        loginView = view
        router.setRoot(view)
    }

    private func showSignUp() {
        let view = factory.makeSignUpView()
        view.onSignUpComplete = { [weak self] in
            self?.finishFlow?()
        }
        view.onTermsTap = { [weak self] in
            self?.showTerms()
        }
        signUpView = view
        router.push(view)
    }

    private func showTerms() {
        let view = factory.makeTermsView()
        termsView = view
        signUpView?.confirmTerms()
        router.push(view)
    }
}

import CoordinatorIntrospection
import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

/// Fills the window until the user signs in, or skips it.
@MainActor final class SignInCoordinator: ResultCoordinator<SignInResult> {
    private let window: UIWindow
    private let screen = SignInViewController()

    init(window: UIWindow) {
        self.window = window
    }

    override func start() -> AnyPublisher<SignInResult, Never> {
        window.rootViewController = screen
        let signedIn = screen.didSignIn
            .recorded(by: .shared, along: .signIns)
            .map { SignInResult.signedIn($0) }
        let skipped = screen.didSkip
            .recorded(by: .shared, along: .skips)
            .map { SignInResult.skipped }
        return signedIn.merge(with: skipped).eraseToAnyPublisher()
    }
}

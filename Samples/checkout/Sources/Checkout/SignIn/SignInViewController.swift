import HeadlessKit

#if canImport(Combine)
    import Combine
#else
    import HeadlessCombine
#endif

final class SignInViewController: UIViewController {
    private let signIns = PassthroughSubject<Customer, Never>()
    private let skips = PassthroughSubject<Void, Never>()

    var didSignIn: AnyPublisher<Customer, Never> { signIns.eraseToAnyPublisher() }
    var didSkip: AnyPublisher<Void, Never> { skips.eraseToAnyPublisher() }

    func signInButtonTapped(name: String) {
        signIns.send(Customer(name: name))
    }

    func skipButtonTapped() {
        skips.send()
    }
}

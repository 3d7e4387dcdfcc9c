import HeadlessKit

final class SignUpController: UIViewController, SignUpView {
    var onSignUpComplete: (() -> Void)?
    var onTermsTap: (() -> Void)?

    private(set) var hasConfirmedTerms = false

    func confirmTerms() {
        hasConfirmedTerms = true
    }

    func signUpButtonTapped() {
        if hasConfirmedTerms { onSignUpComplete?() }
    }

    func termsButtonTapped() {
        onTermsTap?()
    }
}

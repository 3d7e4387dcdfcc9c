import HeadlessKit

final class LoginController: UIViewController, LoginView {
    var onCompleteAuth: (() -> Void)?
    var onSignUpTap: (() -> Void)?

    func loginButtonTapped() {
        onCompleteAuth?()
    }

    func signUpButtonTapped() {
        onSignUpTap?()
    }
}

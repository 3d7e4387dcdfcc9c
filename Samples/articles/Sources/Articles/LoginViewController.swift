import HeadlessKit

@MainActor protocol LoginViewControllerDelegate: AnyObject {
    func didLogIn()
}

final class LoginViewController: UIViewController {
    weak var delegate: (any LoginViewControllerDelegate)?

    func loginButtonTapped() {
        delegate?.didLogIn()
    }
}

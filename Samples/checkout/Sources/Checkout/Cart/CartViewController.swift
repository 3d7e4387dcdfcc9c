import HeadlessKit

final class CartViewController: UIViewController {
    let model: CartViewModel

    init(model: CartViewModel) {
        self.model = model
        super.init()
    }

    func checkOutButtonTapped() {
        model.checkOut()
    }

    func addressTapped() {
        model.changeAddress()
    }

    func signOutButtonTapped() {
        model.signOut()
    }
}

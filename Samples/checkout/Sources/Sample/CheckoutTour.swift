import CoordinatorIntrospection
import CoordinatorModel
import HeadlessKit
import SampleCommand

/// The user skips the sign-in and signs out again. Then they sign in, choose an address, and pay. Screens come and go,
/// so a snapshot of each is taken and merged.
@MainActor final class CheckoutTour {
    let app = AppDelegate()
    private let sent = SentValues()
    private var snapshots = CoordinatorTree(name: "Checkout")

    func go(planting defect: PlantedDefect? = nil) async {
        EventRecorder.shared.start()
        app.applicationDidFinishLaunching()
        takeSnapshot()
        find(SignInViewController.self)?.skipButtonTapped()
        if defect == .lostEvent {
            loseAnEvent()
        } else {
            find(CartViewController.self)?.signOutButtonTapped()
            find(SignInViewController.self)?.signInButtonTapped(name: "Ada")
            checkOut()
            find(PaymentViewController.self)?.cancelButtonTapped()
            await changeAddress()
            find(AddressViewController.self)?.didSelectRow(of: Address(street: "Mill Lane 3"))
            await changeAddress()
            find(AddressViewController.self)?.removeButtonTapped()
            await cartIsBack()
            checkOut()
            find(PaymentViewController.self)?.payButtonTapped(card: "4242")
            takeSnapshot()
            find(ReceiptViewController.self)?.closeButtonTapped()
        }
        takeSnapshot()
        EventRecorder.shared.stop()
        watchLifetimes(planting: defect)
    }

    /// Begins to pay twice, and ends it. What outlives that is in the tree.
    private func watchLifetimes(planting defect: PlantedDefect?) {
        let lifetimes = CoordinatorLifetimes(
            in: app.appCoordinator, conventions: .checkout,
            after: [{ self.beginPaying(defect) }, { self.find(PaymentViewController.self)?.cancelButtonTapped() }])
        snapshots.merge(lifetimes)
    }

    /// Begins to pay, with a defect on request.
    func beginPaying(_ defect: PlantedDefect? = nil) {
        find(CartViewController.self)?.checkOutButtonTapped()
        guard let defect, let cart, let screen = find(PaymentViewController.self),
            let payment = cart.childCoordinators.compactMap({ $0 as? PaymentCoordinator }).last
        else { return }
        cart.plant(defect, in: payment, with: screen)
    }

    private var cart: CartCoordinator? {
        app.appCoordinator.childCoordinators.lazy.compactMap { $0 as? CartCoordinator }.first
    }

    /// The live tree, with what really became of the events.
    var tree: CoordinatorTree {
        var tree = snapshots
        var journal = EventRecorder.shared.journal
        journal.journeys += sent.losses(in: journal)
        tree.merge(journal)
        return tree
    }

    private func checkOut() {
        find(CartViewController.self)?.checkOutButtonTapped()
        takeSnapshot()
    }

    /// Asks for the address. The coordinator does it in a task.
    private func changeAddress() async {
        await cartIsBack()
        find(CartViewController.self)?.addressTapped()
        while find(AddressViewController.self) == nil { await Task.yield() }
        takeSnapshot()
    }

    private func cartIsBack() async {
        while find(AddressViewController.self) != nil { await Task.yield() }
    }

    private func loseAnEvent() {
        guard let cart, let screen = find(CartViewController.self) else { return }
        cart.forgetCart()
        sent.count(screen.model.actions, along: .cartActions)
        screen.signOutButtonTapped()
    }

    /// What is there at this moment.
    private func takeSnapshot() {
        snapshots.merge(CoordinatorTree(reflecting: app.appCoordinator, by: .checkout))
    }

    /// A view controller of a type, wherever it is on the screen.
    func find<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var open = [app.window.rootViewController].compactMap { $0 }
        while let controller = open.popLast() {
            if let found = controller as? Controller { return found }
            open += (controller as? UINavigationController)?.viewControllers ?? []
            open += [controller.presentedViewController].compactMap { $0 }
        }
        return nil
    }
}

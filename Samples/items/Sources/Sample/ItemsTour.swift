import CoordinatorIntrospection
import CoordinatorModel
import HeadlessKit
import SampleCommand

/// The user runs every flow of the app. Flows come and go, so a snapshot of each is taken and merged.
@MainActor final class ItemsTour {
    let app = AppDelegate()
    private(set) var tree = CoordinatorTree(name: "Items")

    func go(planting defect: PlantedDefect? = nil) {
        app.applicationDidFinishLaunching()
        takeSnapshot()
        find(OnboardingController.self)?.finishButtonTapped()
        signUp()
        guard let tabbar = find(TabbarController.self) else { return }
        tabbar.itemsTabTapped()
        tabbar.settingsTabTapped()
        guard let list = find(ItemsListController.self) else { return }
        if defect == .lostEvent { list.forgetCreating() }
        list.didSelectRow(at: 0)
        takeSnapshot()
        list.navigationController?.popViewController(animated: true)
        list.refreshDidFail()
        signUp()
        list.createButtonTapped()
        takeSnapshot()
        find(ItemCreateController.self)?.doneButtonTapped(title: "Table", price: 90)
        takeSnapshot()
        watchLifetimes(planting: defect)
    }

    /// Signs up from the login screen, reading the terms on the way.
    private func signUp() {
        find(LoginController.self)?.signUpButtonTapped()
        let signUp = find(SignUpController.self)
        signUp?.termsButtonTapped()
        takeSnapshot()
        signUp?.signUpButtonTapped()
    }

    /// Begins to create an item twice, and ends it. What outlives that is in the tree.
    private func watchLifetimes(planting defect: PlantedDefect?) {
        let lifetimes = CoordinatorLifetimes(
            in: app.applicationCoordinator, conventions: .items,
            after: [{ self.beginCreating(defect) }, { self.find(ItemCreateController.self)?.cancelButtonTapped() }])
        tree.merge(lifetimes)
    }

    /// Begins to create an item, with a defect on request.
    func beginCreating(_ defect: PlantedDefect? = nil) {
        find(ItemsListController.self)?.createButtonTapped()
        var open: [any Coordinatable] = [app.applicationCoordinator]
        while let next = open.popLast() {
            if let defect { (next as? ItemCreateCoordinator)?.plant(defect) }
            open += (next as? BaseCoordinator)?.childCoordinators ?? []
        }
    }

    /// What is there at this moment.
    private func takeSnapshot() {
        tree.merge(CoordinatorTree(reflecting: app.applicationCoordinator, by: .items))
    }

    /// A view controller of a type, wherever it is on the screen.
    func find<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        var open = [app.window.rootViewController].compactMap { $0 }
        while let controller = open.popLast() {
            if let found = controller as? Controller { return found }
            open += (controller as? UINavigationController)?.viewControllers ?? []
            open += (controller as? UITabBarController)?.viewControllers ?? []
            open += [controller.presentedViewController].compactMap { $0 }
        }
        return nil
    }
}

import UIKit

@MainActor final class SettingsCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        navigation.pushViewController(SettingsViewController(), animated: true)
    }
}

extension SettingsCoordinator: SettingsViewControllerDelegate {
    func settingsDidTapLogOut() { navigation.popToRootViewController(animated: true) }
}

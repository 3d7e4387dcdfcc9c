import UIKit

@MainActor protocol SettingsViewControllerDelegate: AnyObject {
    func settingsDidTapLogOut()
}

final class SettingsViewController: UIViewController {
    weak var delegate: SettingsViewControllerDelegate?

    @objc private func logOutTapped() { delegate?.settingsDidTapLogOut() }
}

import HeadlessKit

final class SettingsController: UIViewController, SettingsView {}

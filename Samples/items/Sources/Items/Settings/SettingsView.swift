@MainActor protocol SettingsView: BaseView {}

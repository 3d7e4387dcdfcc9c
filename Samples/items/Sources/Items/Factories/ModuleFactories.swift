/// Makes the modules of the first steps.
@MainActor protocol OnboardingModuleFactory: AnyObject {
    func makeOnboardingView() -> any OnboardingView
}

/// Makes the modules of signing in and up.
@MainActor protocol AuthModuleFactory: AnyObject {
    func makeLoginView() -> any LoginView
    func makeSignUpView() -> any SignUpView
    func makeTermsView() -> any TermsView
}

/// Makes the modules around items.
@MainActor protocol ItemModuleFactory: AnyObject {
    func makeItemsListView(items: [Item]) -> any ItemsListView
    func makeItemDetailView(item: Item) -> any ItemDetailView
}

/// Makes the modules of a new item.
@MainActor protocol ItemCreateModuleFactory: AnyObject {
    func makeItemCreateView() -> any ItemCreateView
}

/// Makes the modules of the settings.
@MainActor protocol SettingsModuleFactory: AnyObject {
    func makeSettingsView() -> any SettingsView
}

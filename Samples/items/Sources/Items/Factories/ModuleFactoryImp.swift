@MainActor
final class ModuleFactoryImp: OnboardingModuleFactory, AuthModuleFactory, ItemModuleFactory,
    ItemCreateModuleFactory, SettingsModuleFactory
{
    func makeOnboardingView() -> any OnboardingView {
        OnboardingController()
    }

    func makeLoginView() -> any LoginView {
        LoginController()
    }

    func makeSignUpView() -> any SignUpView {
        SignUpController()
    }

    func makeTermsView() -> any TermsView {
        TermsController()
    }

    func makeItemsListView(items: [Item]) -> any ItemsListView {
        ItemsListController(items: items)
    }

    func makeItemDetailView(item: Item) -> any ItemDetailView {
        ItemDetailController(item: item)
    }

    func makeItemCreateView() -> any ItemCreateView {
        ItemCreateController()
    }

    func makeSettingsView() -> any SettingsView {
        SettingsController()
    }
}

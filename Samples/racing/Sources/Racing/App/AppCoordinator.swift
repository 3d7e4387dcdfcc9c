import Coordinators

/// The app's first coordinator: it makes the dependencies, and switches from the splash screen to the tabs.
final class AppCoordinator: ContainerCoordinator<AppViewController>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .splash

    override func start(with completion: @escaping @MainActor () -> Void) {
        setDependencies(AppDependencies())
        super.start(with: completion)
        goTo(.splash)
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        if let event = event as? AppEvents.Splash {
            switch event {
            case .didFinish:
                goTo(.main)
                return true
            }
        }
        return false
    }
}

extension AppCoordinator: HasRoutes {
    enum Route: Equatable {
        case splash
        case main
    }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .splash: showSplash()
            case .main: showMain()
            }
        }
    }

    private func showSplash() {
        let coordinator = getCached(SplashCoordinator.self) ?? SplashCoordinator()
        root(coordinator)
    }

    private func showMain() {
        let coordinator = getCached(MainCoordinator.self) ?? MainCoordinator()
        root(coordinator)
    }
}

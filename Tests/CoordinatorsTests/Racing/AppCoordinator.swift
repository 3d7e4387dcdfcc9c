import Coordinators

final class AppCoordinator: ContainerCoordinator<AppScreen>, HasDependencies {
    var dependencies: AppDependencies?
    var activeRoute: Route = .splash
    var lost: [String] = []

    override func start(with completion: @escaping @MainActor () -> Void) {
        setDependencies(AppDependencies(store: RacingStore()))
        goTo(.splash)
        super.start(with: completion)
    }

    override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
        guard case AppEvents.Splash.didFinish? = event as? AppEvents.Splash else { return false }
        goTo(.main(nil))
        return true
    }

    override func eventLeft(_ journey: EventJourney) { lost.append(journey.eventName) }
}

extension AppCoordinator: HasDeepLinks {
    enum Route: Equatable {
        case splash
        case main(MainCoordinator.Route?)
    }

    static func route(for link: [String]) -> Route? { MainCoordinator.route(for: link).map { .main($0) } }

    func goTo(_ route: Route) {
        follow(route) {
            switch route {
            case .splash: root(getCached(SplashCoordinator.self) ?? SplashCoordinator())
            case .main(let inner):
                let main = getCached(MainCoordinator.self) ?? MainCoordinator()
                root(main)
                if let inner { main.goTo(inner) }
            }
        }
    }
}

final class SplashCoordinator: Coordinator<SplashScreen> {}

import Coordinators

final class SplashCoordinator: Coordinator<SplashViewController> {}

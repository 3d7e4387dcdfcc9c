import Coordinators

final class TeamsListCoordinator: Coordinator<TeamsListViewController>, HasDependencies {
    var dependencies: AppDependencies?

    override func start(with completion: @escaping @MainActor () -> Void) {
        super.start(with: completion)
        rootScreen.teams = dependencies?.season.teams ?? []
    }
}

import Coordinators

/// What is shared through the copies of the struct.
final class RacingStore {
    var teams = [Team(name: "Blue"), Team(name: "Red")]
    var favorites: [Team] = []
}

struct AppDependencies: AppDependenciesProtocol {
    let store: RacingStore
}

struct OtherDependencies: AppDependenciesProtocol {}

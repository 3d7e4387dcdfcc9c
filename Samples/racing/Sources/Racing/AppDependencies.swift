import Coordinators

/// What the coordinators share: made by the first one, injected from parent to child.
struct AppDependencies: AppDependenciesProtocol {
    let season = Season()
    let favorites = Favorites()
}

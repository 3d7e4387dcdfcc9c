/// What an app's dependencies conform to: a struct that holds all of them (seed 000, Dependency Injection).
public protocol AppDependenciesProtocol {}

/// A coordinator that its parent provides with dependencies (seed 001, HasDependencies).
///
/// `DependenciesType` is a concrete type. Naming the protocol itself, of which seed 000 warns, doesn't compile.
@MainActor public protocol HasDependencies: AnyObject {
    /// The struct that holds the dependencies.
    associatedtype DependenciesType: AppDependenciesProtocol

    /// The dependencies; `nil` until they are injected, or set.
    ///
    /// Set it with `setDependencies(_:)`: assigning it leaves the children with what they had.
    var dependencies: DependenciesType? { get set }
}

extension HasDependencies where Self: Coordinated {
    /// Sets the dependencies, and injects them downwards again, as far as coordinators have dependencies.
    public func setDependencies(_ dependencies: DependenciesType) {
        self.dependencies = dependencies
        Injection.injectDownwards(from: self)
    }
}

/// The protocol of an app's dependencies: a struct that holds all of them (seed 000, Dependency Injection).
public protocol AppDependenciesProtocol {}

/// A coordinator that receives its dependencies from its parent (seed 001, HasDependencies).
///
/// `DependenciesType` is a concrete type. Using the protocol itself, which seed 000 warns against, does not compile.
@MainActor public protocol HasDependencies: AnyObject {
    /// The struct that holds the dependencies.
    associatedtype DependenciesType: AppDependenciesProtocol

    /// The dependencies; `nil` until they are injected or set.
    ///
    /// Set them with `setDependencies(_:)`: an assignment does not update the dependencies of the children.
    var dependencies: DependenciesType? { get set }
}

extension HasDependencies where Self: Coordinated {
    /// Sets the dependencies and injects them into the children again, and so on down, as long as children have
    /// dependencies.
    public func setDependencies(_ dependencies: DependenciesType) {
        self.dependencies = dependencies
        Injection.injectDownwards(from: self)
    }
}

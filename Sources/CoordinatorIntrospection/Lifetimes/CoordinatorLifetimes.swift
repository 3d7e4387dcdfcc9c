import CoordinatorModel

/// How long coordinators live on a journey through the app that is made twice.
///
/// ```swift
/// let lifetimes = CoordinatorLifetimes(
///     in: appCoordinator, after: [{ appCoordinator.showLogin() }, { appCoordinator.login?.cancel() }])
/// tree.merge(lifetimes)  // check reports retain-cycle and leaked-child
/// ```
/// The journey must end where it began. The tree is inspected only between the steps, so a flow must begin and end in
/// different steps.
public struct CoordinatorLifetimes: Hashable, Sendable {
    /// A type of which the second run leaves more coordinators alive than the first one.
    public struct Growth: Hashable, Sendable {
        /// The type.
        public var type: String
        /// The number of living coordinators of this type after the first run.
        public var first: Int
        /// Their number after the second run.
        public var second: Int
        /// The types of the coordinators that hold them.
        public var holders: [String]
    }

    /// The coordinators that are alive but not in the tree, in the order in which they were first found.
    public let strays: [CoordinatorCensus.Stray]
    /// The types that grow, in alphabetical order. Those of strays are left out.
    public let growths: [Growth]
    /// Whether a coordinator was found that had not existed before the journey. If not, nothing was checked.
    public let sawFlows: Bool

    /// Makes the journey twice, and finds the coordinators that outlive it.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator to begin with, usually the app's first one.
    ///   - conventions: The naming conventions of an app that does not use `Coordinators`.
    ///   - steps: The steps of the journey.
    @MainActor public init(
        in coordinator: AnyObject, conventions: ForeignConventions = ForeignConventions(),
        after steps: [@MainActor () -> Void]
    ) {
        let census = CoordinatorCensus(of: coordinator, conventions: conventions)
        let before = census.count
        var living: [[String: Int]] = []
        for _ in 0..<2 {
            for step in steps {
                step()
                census.look()
            }
            living.append(census.living)
        }
        let strays = census.strays
        let known = Set(strays.map(\.type))
        self.strays = strays
        sawFlows = census.count > before
        growths = living[1].sorted { $0.key < $1.key }.compactMap { type, count in
            guard !known.contains(type), let first = living[0][type], count > first else { return nil }
            return Growth(type: type, first: first, second: count, holders: census.holders(of: type))
        }
    }
}

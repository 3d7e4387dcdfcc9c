import CoordinatorModel

/// A part of the tree that can emit and intercept events: a coordinator, or a screen that it wraps.
public struct Place: Hashable, Sendable {
    /// The coordinator, as an index into `CoordinatorTree.coordinators`.
    public var coordinator: Int

    /// The path from the coordinator to the screen, outermost screen first: an index into `Coordinator.screens`, then
    /// indices into `Screen.screens`. Empty for the coordinator itself.
    public var screens: [Int]

    /// Creates a place.
    public init(coordinator: Int, screens: [Int] = []) {
        self.coordinator = coordinator
        self.screens = screens
    }
}

extension CoordinatorTree {
    /// The screen at a place; `nil` for the coordinator itself.
    public func screen(at place: Place) -> Screen? {
        guard let first = place.screens.first else { return nil }
        return place.screens.dropFirst().reduce(coordinators[place.coordinator].screens[first]) { $0.screens[$1] }
    }

    /// The name of the type at a place.
    public func type(at place: Place) -> String {
        screen(at: place)?.type ?? coordinators[place.coordinator].type
    }
}

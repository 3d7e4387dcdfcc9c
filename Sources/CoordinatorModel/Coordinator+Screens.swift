extension Coordinator {
    /// All its screens, embedded ones included: outer before inner, in the order of the file.
    package var allScreens: [Screen] {
        var all: [Screen] = []
        forEachScreen { screen, _ in all.append(screen) }
        return all
    }

    /// Calls `body` with each screen, outer before inner, and with its path: the index into each list of screens,
    /// starting with the coordinator's own list.
    package func forEachScreen(_ body: (_ screen: Screen, _ way: [Int]) -> Void) {
        var waiting = screens.enumerated().reversed().map { ($1, [$0]) }
        while let (screen, way) = waiting.popLast() {
            body(screen, way)
            waiting += screen.screens.enumerated().reversed().map { ($1, way + [$0]) }
        }
    }
}

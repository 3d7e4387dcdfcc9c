extension Coordinator {
    /// Its screens and those inside them, outer before inner, in the order of the file.
    package var allScreens: [Screen] {
        var all: [Screen] = []
        forEachScreen { screen, _ in all.append(screen) }
        return all
    }

    /// Calls `body` with each screen, outer before inner, and with the way to it: the positions in the lists of screens,
    /// from the coordinator's own list inwards.
    package func forEachScreen(_ body: (_ screen: Screen, _ way: [Int]) -> Void) {
        var waiting = screens.enumerated().reversed().map { ($1, [$0]) }
        while let (screen, way) = waiting.popLast() {
            body(screen, way)
            waiting += screen.screens.enumerated().reversed().map { ($1, way + [$0]) }
        }
    }
}

/// What `--lose-event` plants: the list of items emits a tap on Create, but that output is not wired.
extension ItemsListController {
    func forgetCreating() {
        onCreateTap = nil
    }
}

/// What the tests of lifetimes plant in the flow that creates an item.
enum LifetimeDefect {
    /// Its end no longer removes it: each flow leaves a coordinator behind.
    case leak
    /// Its output captures it strongly: it is removed, and keeps itself alive.
    case cycle
}

extension ItemCreateCoordinator {
    func plant(_ defect: LifetimeDefect) {
        let end = finishFlow
        switch defect {
        case .leak: finishFlow = { _ in }
        case .cycle:
            finishFlow = { item in
                end?(item)
                self.didEnd()
            }
        }
    }

    private func didEnd() {}
}

import SampleCommand

/// What `--lose-event` plants: the list of items emits a tap on Create, but that output is not wired.
extension ItemsListController {
    func forgetCreating() {
        onCreateTap = nil
    }
}

/// What `--leak` and `--cycle` plant in the flow that creates an item.
extension ItemCreateCoordinator {
    func plant(_ defect: PlantedDefect) {
        let end = finishFlow
        switch defect {
        case .lostEvent: break
        // Its end no longer removes it: each flow leaves a coordinator behind.
        case .leak: finishFlow = { _ in }
        // Its output captures it strongly: it is removed, and keeps itself alive.
        case .cycle:
            finishFlow = { item in
                end?(item)
                self.didEnd()
            }
        }
    }

    private func didEnd() {}
}

/// Stops a subtree without recursion, however deep it is.
///
/// `stop(with:)` of a child is an app's own code, which calls `super` from within. Were that to stop the grandchildren,
/// every generation would be a frame on the stack. So a child that is being stopped from here only leaves its children
/// to the cascade that runs already. The order is that of recursion: a coordinator's completion runs when its subtree
/// is done, and children stop in their order.
@MainActor final class StopCascade {
    private enum Step {
        case stop(any Coordinated)
        case complete(@MainActor () -> Void)
    }

    private static var current: StopCascade?

    private var steps: [Step] = []
    /// The child whose `stop(with:)` has been called from here and hasn't reached `super` yet.
    private var awaited: (any Coordinated)?

    static func stop(
        _ children: [any Coordinated], of parent: any Coordinated, then completion: @escaping @MainActor () -> Void
    ) {
        if let current, current.awaited === parent {
            current.awaited = nil
            current.add(children, then: completion)
            return
        }
        // An override stops another coordinator: that one is done when its own call returns.
        let outer = current
        let cascade = StopCascade()
        cascade.add(children, then: completion)
        current = cascade
        cascade.run()
        current = outer
    }

    private func add(_ children: [any Coordinated], then completion: @escaping @MainActor () -> Void) {
        steps.append(.complete(completion))
        steps.append(contentsOf: children.reversed().map(Step.stop))
    }

    private func run() {
        while let step = steps.popLast() {
            switch step {
            case .stop(let child):
                awaited = child
                child.stop(with: {})
                awaited = nil
            case .complete(let completion):
                completion()
            }
        }
    }
}

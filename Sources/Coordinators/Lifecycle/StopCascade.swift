/// Stops a subtree without recursion, however deep it is.
///
/// A child's `stop(with:)` is app code that calls `super`. If that call stopped the grandchildren directly, every
/// generation would take a frame on the stack. Instead, a child that is stopped from here only hands its children to
/// the running cascade. The order is that of recursion: children stop in their order, and a coordinator's completion
/// runs when all its descendants have stopped.
@MainActor final class StopCascade {
    private enum Step {
        case stop(any Coordinated)
        case complete(@MainActor () -> Void)
    }

    private static var current: StopCascade?

    private var steps: [Step] = []
    /// The child whose `stop(with:)` was called from here and has not called `super` yet.
    private var awaited: (any Coordinated)?

    static func stop(
        _ children: [any Coordinated], of parent: any Coordinated, then completion: @escaping @MainActor () -> Void
    ) {
        if let current, current.awaited === parent {
            current.awaited = nil
            current.add(children, then: completion)
            return
        }
        // An override stops another coordinator, which must have stopped completely when that call returns.
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

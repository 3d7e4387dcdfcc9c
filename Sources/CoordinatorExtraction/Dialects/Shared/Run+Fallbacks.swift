/// Channels that their type can do without.
extension Run {
    /// A type that tests whether a channel is set, and does something else if it is not, can do without it. So can a view
    /// that has a button only if the channel is set.
    func noteFallback(_ conditions: [Condition], then: [Statement], otherwise: [Statement], in frame: Frame) {
        guard trial == nil else { return }
        let hasFallback = otherwise.doSomething
        guard hasFallback || then.showSomething else { return }
        for case .binding(_, _, let expression) in conditions where expression.isPath {
            for (_, channel) in atoms.channels(in: evaluate(expression, in: frame))
            where hasFallback || roles.isView(channel.slot.holder) {
                see { $0.dispensable.insert(channel.slot.key) }
            }
        }
    }

    /// A type that asks whether a channel is set can do without it: `if onClose != nil { closeButton }`.
    func noteQuestion(_ value: Value) {
        guard trial == nil else { return }
        for (_, channel) in atoms.channels(in: value) where channel.slot.sort == .output {
            see { $0.dispensable.insert(channel.slot.key) }
        }
    }
}

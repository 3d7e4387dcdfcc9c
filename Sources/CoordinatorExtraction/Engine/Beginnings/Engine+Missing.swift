/// Closures that no code calls, and values that no code assigns.
extension Engine {
    /// Closures without a known call. A container's registration comes last, and only if the program makes no object of
    /// its type: code that was not followed may ask for one. Otherwise no code asks the container.
    func beginUncalledClosures() -> Bool {
        let registered = Run(self, nil).registeredClosures()
        if beginClosures(where: { registered[ObjectIdentifier($0.closure)] == nil }) { return true }
        let made = Set(seeds.objects.filter { atoms[$0].isMade }.compactMap { atoms[$0].type })
        return beginClosures { registered[ObjectIdentifier($0.closure)]?.isSubset(of: made) == false }
    }

    private func beginClosures(where isWanted: (ClosureValue) -> Bool) -> Bool {
        var isNew = false
        var position = 0
        while position < atoms.closureCount {
            let closure = atoms.closure(position)
            position += 1
            guard !seeds.isCalled(closure), !demands.isOutdated(closure), isWanted(closure) else { continue }
            seeds.call(closure)
            let run = Run(self, nil, on: Behalf(actor: closure.author))
            _ = run.call(closure, with: closure.expected.map { run.value(of: $0) })
            isNew = true
        }
        return isNew
    }

    /// The declared types of cells that received no value.
    func beginWithPromises() -> Bool {
        var isNew = false
        let run = Run(self, nil)
        demands.forgetOutdated()
        for cell in heap.empty(readBy: { !demands.isOutdated($0) }) {
            switch cell.promise {
            case .stays: continue
            case .declaredUnless(_, let others) where !others.value.isNever: continue
            case .none: write(.open, to: cell)
            case .declared(let shape), .declaredUnless(let shape, _):
                // No object is a `[Item].Type`: its value is unknown.
                let value = run.value(of: shape)
                write(value.isNever ? .open : value, to: cell)
            }
            isNew = true
        }
        return isNew
    }
}

/// The emitters that dismiss themselves with an event: then nothing is missing where the handler above them is empty.
struct OwnDismissals {
    let index: ProgramIndex
    let catching: Catching

    /// Whether every emitter of an event dismisses itself, where it emits the event or in its own handler of it.
    func covers(_ event: EventName) -> Bool {
        let emissions = (catching.emitters[event] ?? []).flatMap { catching.emissions[$0] ?? [] }
            .filter { $0.event == event }
        return !emissions.isEmpty
            && emissions.allSatisfy {
                let code = code(of: $0.emitter)
                return handles(event, code) || dismisses(at: $0.place, code) || listens(at: $0.place, code)
            }
    }

    /// The bodies of a type's functions and properties, those of its base classes included.
    private func code(of type: TypeID) -> [[Statement]] {
        index.ancestors(of: type).filter { !index[$0.type].isExternal }.flatMap { ancestor in
            index[ancestor.type].orderedFunctions.compactMap(\.body)
                + index[ancestor.type].orderedProperties.flatMap { property in
                    [property.getter ?? [], property.initializer.map { [.expression($0)] } ?? []]
                }
        }
    }

    /// Whether code of the emitter distinguishes the cases of the event's enum, and dismisses something in this one:
    /// `finish.do(onNext: { switch $0 { case .back: self.pop() } })`.
    private func handles(_ event: EventName, _ code: [[Statement]]) -> Bool {
        let cases = index[event.domain].cases
        guard !cases.isEmpty else { return false }
        return code.contains { body in
            var isFound = false
            body.visitStatements { statement in
                guard case .switch(_, let parts) = statement else { return }
                let names = parts.flatMap(\.items).compactMap(\.pattern.caseName)
                guard names.allSatisfy({ cases[$0] != nil }) else { return }
                for part in parts where part.items.contains(where: { $0.pattern.caseName == event.member }) {
                    if leaves(part.body) { isFound = true }
                }
            }
            return isFound
        }
    }

    /// Whether the code that emits an event dismisses something, too: that function, or that closure.
    private func dismisses(at place: Place, _ code: [[Statement]]) -> Bool {
        code.contains { body in
            guard body.calls(at: place) else { return false }
            var innermost = body
            var isCompletion = false
            body.visit { expression in
                switch expression {
                case .closure(let closure) where closure.body.calls(at: place): innermost = closure.body
                // `dismiss(animated: true) { self.onClose?() }`
                case .call(let callee, let arguments, _)
                where callee.calledName.map(index.vocabulary.lives.leaving.contains) == true:
                    if arguments.contains(where: { $0.value.calls(at: place) }) { isCompletion = true }
                default: break
                }
            }
            return isCompletion || leaves(innermost)
        }
    }

    /// Whether the emitter listens to what it emits through, and dismisses something for every event:
    /// `finish.do(onNext: { _ in self.pop() })`.
    private func listens(at place: Place, _ code: [[Statement]]) -> Bool {
        guard let channel = code.firstAnswer({ $0.channel(at: place) }) else { return false }
        return code.contains { body in
            var isFound = false
            body.visit { expression in
                guard case .call(let callee, let arguments, _) = expression, callee.origin == channel else { return }
                for case .closure(let closure) in arguments.map(\.value) where !closure.body.hasSwitch {
                    if leaves(closure.body) { isFound = true }
                }
            }
            return isFound
        }
    }

    private func leaves(_ body: [Statement]) -> Bool {
        var isFound = false
        body.visit { expression in
            if case .call(let callee, _, _) = expression, let name = callee.calledName,
                index.vocabulary.lives.leaving.contains(name)
            {
                isFound = true
            }
        }
        return isFound
    }
}

extension [Statement] {
    /// The property on which a function is called at a place: `finish` of `finish.onNext(.back)`.
    fileprivate func channel(at wanted: Place) -> String? {
        var channel: String?
        visit { if case .call(let callee, _, wanted) = $0 { channel = callee.origin } }
        return channel
    }

    fileprivate var hasSwitch: Bool {
        var isFound = false
        visitStatements { if case .switch = $0 { isFound = true } }
        return isFound
    }
}

extension Expression {
    /// The name at which a chain of calls begins: `finish` of `self.finish.map { … }.do`.
    fileprivate var origin: String? {
        switch self {
        case .member(let base?, _, _): base.ownName ?? base.origin
        case .call(let callee, _, _): callee.origin
        default: nil
        }
    }
}

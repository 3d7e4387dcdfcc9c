/// The code that a value may contain.
extension Run {
    /// The possibilities of a value, with the contents of its outputs, which may contain further outputs.
    func code(behind value: Value) -> [Atom] {
        noteMissing(value)
        guard value.contains(.channel) else { return value.atoms }
        var (found, seen) = ([Atom](), Set<Atom>())
        var waiting = Array(value.atoms.reversed())
        while let atom = waiting.popLast() {
            guard seen.insert(atom).inserted else { continue }
            found.append(atom)
            if case .channel(_, let channel) = atoms.meaning(atom), channel.slot.sort == .output {
                let held = contents(of: channel)
                noteMissing(held)
                waiting += held.atoms.reversed()
            }
        }
        return found
    }

    /// Records at the place of a call that some of its closures are left out: there are more of them than are followed.
    private func noteMissing(_ value: Value) {
        guard value.lacksCode, let place = here.app ?? activation?.code.place else { return }
        see { $0.unresolved[place] = Engine.mixed }
    }
}

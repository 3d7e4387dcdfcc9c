extension Run {
    /// The parameters of a closure that receives one tuple for several parameters.
    func parts(of arguments: [Value], for closure: Closure) -> [Value] {
        guard arguments.count == 1, arguments[0].contains(.object), closure.parameters?.count ?? 2 > 1 else {
            return []
        }
        var parts: [Value] = []
        for case .tuple(let id, let labels) in arguments[0].atoms.map(atoms.meaning) {
            for position in labels.indices {
                let part = read(engine.heap.cell(id, String(position)))
                if parts.indices.contains(position) { parts[position].join(part) } else { parts.append(part) }
            }
        }
        guard !parts.isEmpty, closure.parameters == nil else { return parts }
        var isApart = false
        closure.body.visit { if case .name("$1", _) = $0 { isApart = true } }
        return isApart ? parts : []
    }
}

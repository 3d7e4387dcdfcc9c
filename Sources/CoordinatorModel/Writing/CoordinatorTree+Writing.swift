extension CoordinatorTree {
    /// The tree as `tree.json` in its canonical form: the order of `canonical()`, keys in the order of the format's
    /// description, two spaces a level, small values on one line, a line break at the end. Keys without content are
    /// left out; `id`, `kind` and `consumes` are always written.
    ///
    /// Reading the result gives `canonical()` again, and writing that gives the same bytes. This holds for trees that
    /// follow the format: no empty names, and digits in every `JSONValue.number`.
    public func json() -> [UInt8] {
        var writer = TreeWriter(tree: canonical())
        writer.write()
        return writer.text.bytes
    }
}

/// Writes a canonical tree. Nested coordinators cost memory, but no stack.
struct TreeWriter {
    let tree: CoordinatorTree
    var text = JSONText()

    /// A coordinator whose branches are being written.
    private struct Open {
        var index: Int
        var nextBranch = 0
    }

    mutating func write() {
        text.begin("{", .block)
        text.next(.block)
        text.key("version")
        text.number(CoordinatorTree.formatVersion)
        member("name", tree.name, .block)
        list("events", tree.events) { $0.event($1) }
        text.next(.block)
        coordinators("roots", tree.roots)
        if !tree.unattached.isEmpty {
            text.next(.block)
            coordinators("unattached", tree.unattached)
        }
        list("unresolved", tree.unresolved) { $0.unresolved($1) }
        ignores(tree.ignores, .block)
        extensions(tree.extensions, .block)
        text.end("}", .block)
        text.finish()
    }

    private mutating func coordinators(_ key: StaticString, _ indices: [Int]) {
        text.key(key)
        text.begin("[", .block)
        for index in indices {
            text.next(.block)
            coordinator(index)
        }
        text.end("]", .block)
    }

    /// Writes a coordinator and all its descendants.
    private mutating func coordinator(_ index: Int) {
        var open: [Open] = []
        begin(index, &open)
        while let current = open.last {
            let branches = tree.coordinators[current.index].branches
            guard current.nextBranch < branches.count else {
                open.removeLast()
                if !branches.isEmpty { text.end("]", .block) }
                text.end("}", .block)
                // A coordinator is inside a branch, unless it is the outermost one.
                if !open.isEmpty { text.end("}", .inline) }
                continue
            }
            open[open.count - 1].nextBranch += 1
            let branch = branches[current.nextBranch]
            text.next(.block)
            head(branch)
            switch branch.child {
            case .reference(let target):
                member("to", tree.coordinators[target].id, .inline)
                text.end("}", .inline)
            case .contained(let child):
                text.next(.inline)
                text.key("child")
                begin(child, &open)
            }
        }
    }

    private mutating func begin(_ index: Int, _ open: inout [Open]) {
        let coordinator = tree.coordinators[index]
        text.begin("{", .block)
        head(coordinator)
        if !coordinator.branches.isEmpty {
            text.next(.block)
            text.key("branches")
            text.begin("[", .block)
        }
        open.append(Open(index: index))
    }

    /// Writes everything of a coordinator except its branches.
    private mutating func head(_ coordinator: Coordinator) {
        text.next(.block)
        text.key("type")
        text.string(coordinator.type)
        member("id", coordinator.id, .inline)
        member("kind", coordinator.kind.rawValue, .inline)
        if let isStarted = coordinator.isStarted {
            text.next(.inline)
            text.key("started")
            text.value(.bool(isStarted))
        }
        list("screens", coordinator.screens) { $0.screen($1) }
        list("routes", coordinator.routes) { $0.route($1) }
        member("activeRoute", coordinator.activeRoute, .block)
        list("emits", coordinator.emits) { $0.emission($1) }
        list("intercepts", coordinator.intercepts) { $0.interceptor($1) }
        dependencies(coordinator.dependencies)
        list("retainCycles", coordinator.retainCycles) { $0.cycle($1) }
        ignores(coordinator.ignores, .block)
        place(coordinator.location, .block)
        extensions(coordinator.extensions, .block)
    }

    private mutating func head(_ branch: Branch) {
        text.begin("{", .inline)
        member("presentation", branch.presentation, .inline)
        member("route", branch.route, .inline)
        holding(branch.holding)
        removals(branch.removals)
        endings(branch.keptEndings)
        place(branch.location, .inline)
        extensions(branch.extensions, .inline)
    }

    private mutating func dependencies(_ dependencies: Dependencies) {
        guard dependencies != Dependencies() else { return }
        text.next(.block)
        text.key("dependencies")
        text.begin("{", .inline)
        member("needs", dependencies.needs, .inline)
        member("provides", dependencies.provides, .inline)
        extensions(dependencies.extensions, .inline)
        text.end("}", .inline)
    }
}

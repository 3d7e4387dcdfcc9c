import CoordinatorModel

/// Turns a tree into another one, edit by edit. All edits are recorded before anything is put together, so their order
/// does not matter.
struct TreePatch {
    private var tree: CoordinatorTree
    private var isGone: Set<Int> = []
    /// The coordinators of the old tree, and the changes of their screens and events.
    private var contents: [Int: ContentPatch] = [:]
    private var routes: [Int: ListPatch<Route>] = [:]
    private var ignores: [Int: ListPatch<Ignore>] = [:]
    private var branches: [Position.Parent: ListPatch<Branch>] = [:]
    private var events: ListPatch<EventDeclaration>
    private var unresolved: ListPatch<Unresolved>
    private var treeIgnores: ListPatch<Ignore>

    init(_ tree: CoordinatorTree) {
        self.tree = tree
        events = ListPatch(tree.events)
        unresolved = ListPatch(tree.unresolved)
        treeIgnores = ListPatch(tree.ignores)
    }

    mutating func apply(_ edit: Edit) {
        switch edit {
        case .added(let index, let coordinator, let position):
            while tree.coordinators.count <= index { tree.coordinators.append(coordinator) }
            tree.coordinators[index] = coordinator
            add(index, at: position)
        case .removed(let index, let position):
            isGone.insert(index)
            remove(from: position)
        case .moved(let index, let from, let to):
            remove(from: from)
            add(index, at: to)
        case .represented(_, let from, let to):
            if let branch = to.branch { change(from.parent) { $0[from.index] = $0[from.index] == nil ? nil : branch } }
        case .reference(let owner, let step): change(.coordinator(owner)) { $0.apply(step) }
        case .fact(let index, let fact): fact.apply(to: &tree.coordinators[index])
        case .route(let index, let step):
            routes[index, default: ListPatch(tree.coordinators[index].routes)].apply(step)
        case .ignore(let index, let step):
            ignores[index, default: ListPatch(tree.coordinators[index].ignores)].apply(step)
        case .screen(let place, let step): content(place.coordinator) { $0.screens(place.screens, step) }
        case .emission(let place, let step): content(place.coordinator) { $0.emits(place.screens, step) }
        case .interceptor(let place, let step): content(place.coordinator) { $0.intercepts(place.screens, step) }
        case .name(_, let name): tree.name = name
        case .event(let step): events.apply(step)
        case .unresolved(let step): unresolved.apply(step)
        case .treeIgnore(let step): treeIgnores.apply(step)
        case .extensions(_, let extensions): tree.extensions = extensions
        }
    }

    private mutating func content(_ index: Int, _ change: (inout ContentPatch) -> Void) {
        change(&contents[index, default: ContentPatch(tree.coordinators[index])])
    }

    private mutating func change(_ parent: Position.Parent, _ change: (inout ListPatch<Branch>) -> Void) {
        if branches[parent] == nil { branches[parent] = ListPatch(list(of: parent)) }
        change(&branches[parent, default: ListPatch([])])
    }

    private func list(of parent: Position.Parent) -> [Branch] {
        switch parent {
        case .roots: tree.roots.map { Branch(presentation: nil, child: .contained($0)) }
        case .unattached: tree.unattached.map { Branch(presentation: nil, child: .contained($0)) }
        // A coordinator that is still to be added has no branches yet.
        case .coordinator(let index): tree.coordinators.indices.contains(index) ? tree.coordinators[index].branches : []
        }
    }

    private mutating func remove(from position: Position) {
        change(position.parent) { $0.remove(at: position.index) }
    }

    private mutating func add(_ index: Int, at position: Position) {
        let branch = position.branch ?? Branch(presentation: nil, child: .contained(index))
        change(position.parent) { $0.add(branch, at: position.index) }
    }

    /// The new tree.
    var result: CoordinatorTree {
        var result = tree
        result.events = events.result
        result.unresolved = unresolved.result
        result.ignores = treeIgnores.result
        for (index, patch) in contents { patch.write(to: &result.coordinators[index]) }
        for (index, patch) in routes { result.coordinators[index].routes = patch.result }
        for (index, patch) in ignores { result.coordinators[index].ignores = patch.result }
        for (parent, patch) in branches {
            switch parent {
            case .roots: result.roots = patch.result.map(\.child.index)
            case .unattached: result.unattached = patch.result.map(\.child.index)
            case .coordinator(let index): result.coordinators[index].branches = patch.result
            }
        }
        // No branch leads to removed coordinators: the canonical form leaves them out, and their own branches are
        // removed here.
        for index in isGone { result.coordinators[index].branches = [] }
        return result
    }
}

extension TreeMapper {
    /// A coordinator that is to be read, and the branch that leads to it.
    private struct Pending {
        var token: Int
        var parent: Int?
        var branch = 0
        var isRoot = false
    }

    /// Reads coordinators and all their descendants, each parent before its children, in the order of
    /// `CoordinatorTree.depthFirst()`. A list of pending coordinators replaces recursion.
    mutating func readCoordinators(roots: [Int], unattached: [Int]) {
        var pending = unattached.reversed().map { Pending(token: $0) }
        pending += roots.reversed().map { Pending(token: $0, isRoot: true) }
        while let next = pending.popLast() {
            let index = tree.coordinators.count
            let children = readCoordinator(next.token)
            guard index < tree.coordinators.count else { continue }
            if let parent = next.parent {
                tree.coordinators[parent].branches[next.branch].child = .contained(index)
            } else if next.isRoot {
                tree.roots.append(index)
            } else {
                tree.unattached.append(index)
            }
            for child in children.reversed() {
                pending.append(Pending(token: child.token, parent: index, branch: child.branch))
            }
        }
    }

    /// Appends one coordinator to the tree, and returns the children that it contains and the branches that lead to
    /// them.
    private mutating func readCoordinator(_ token: Int) -> [(token: Int, branch: Int)] {
        guard var object = begin(token, .coordinator) else { return [] }
        var coordinator = Coordinator(type: "")
        coordinator.origin.offset = document.offset(token)
        var children: [(token: Int, branch: Int)] = []
        var hasKind = false
        while let (key, value) = nextMember(&object) {
            switch key {
            case .type: coordinator.type = name(value) ?? ""
            case .id: coordinator.id = name(value) ?? ""
            case .kind:
                hasKind = true
                coordinator.kind = name(value).map(Coordinator.Kind.init(rawValue:)) ?? .coordinator
            case .started: coordinator.isStarted = flag(value)
            case .screens: coordinator.screens = screens(value)
            case .routes: coordinator.routes = routes(value)
            case .activeRoute: coordinator.activeRoute = name(value)
            case .emits: coordinator.emits = emissions(value)
            case .intercepts: coordinator.intercepts = interceptors(value)
            case .dependencies: coordinator.dependencies = dependencies(value) ?? Dependencies()
            case .retainCycles: coordinator.retainCycles = cycles(value)
            default: coordinator.branches = branches(value, children: &children)
            }
        }
        if !hasKind { coordinator.kind = coordinator.branches.isEmpty ? .coordinator : .container }
        coordinator.location = location(of: object)
        coordinator.ignores = object.ignores
        coordinator.extensions = object.extensions
        end(object)
        tree.coordinators.append(coordinator)
        return children
    }

    private mutating func branches(_ token: Int, children: inout [(token: Int, branch: Int)]) -> [Branch] {
        guard document.kind(token) == .array else {
            wrongType(token, expected: "an array of branches")
            return []
        }
        var branches: [Branch] = []
        var position = token + 1
        let end = document.after(token)
        while position < end {
            if let (branch, child, reference) = branch(position) {
                if let child { children.append((child, branches.count)) }
                if let reference {
                    references.append(
                        Reference(parent: tree.coordinators.count, branch: branches.count, token: reference))
                }
                branches.append(branch)
            }
            position = document.after(position)
        }
        return branches
    }

    private mutating func branch(_ token: Int) -> (branch: Branch, child: Int?, reference: Int?)? {
        guard var object = begin(token, .branch) else { return nil }
        // The child is set when that coordinator has an index.
        var branch = Branch(presentation: nil, child: .reference(0))
        branch.origin.offset = document.offset(token)
        var child: Int?
        var reference: Int?
        while let (key, value) = nextMember(&object) {
            switch key {
            case .presentation: branch.presentation = name(value)
            case .route: branch.route = name(value)
            case .holds: branch.holding = holding(value)
            case .removed: branch.removals = removals(value)
            case .kept: branch.keptEndings = endings(value)
            case .child: child = value
            default: reference = name(value) == nil ? nil : value
            }
        }
        branch.location = location(of: object)
        branch.extensions = object.extensions
        end(object)
        return (branch, child, reference)
    }

    private mutating func dependencies(_ token: Int) -> Dependencies? {
        guard var object = begin(token, .dependencies) else { return nil }
        var dependencies = Dependencies()
        while let (key, value) = nextMember(&object) {
            switch key {
            case .needs: dependencies.needs = name(value)
            default: dependencies.provides = name(value)
            }
        }
        dependencies.extensions = object.extensions
        end(object)
        return dependencies
    }

    private mutating func screens(_ token: Int, depth: Int = 1) -> [Screen] {
        list(token, of: "screens") { mapper, element in mapper.screen(element, depth: depth) }
    }

    private mutating func screen(_ token: Int, depth: Int) -> Screen? {
        guard depth <= ReadingLimits.maximumNestedValues else {
            problem(token, "more than \(ReadingLimits.maximumNestedValues) screens inside one another")
            return nil
        }
        guard var object = begin(token, .screen) else { return nil }
        var screen = Screen(type: "")
        screen.origin.offset = document.offset(token)
        while let (key, value) = nextMember(&object) {
            switch key {
            case .type: screen.type = name(value) ?? ""
            case .screens: screen.screens = screens(value, depth: depth + 1)
            case .emits: screen.emits = emissions(value)
            default: screen.intercepts = interceptors(value)
            }
        }
        screen.location = location(of: object)
        screen.extensions = object.extensions
        end(object)
        return screen
    }
}

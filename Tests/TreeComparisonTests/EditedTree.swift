import CoordinatorModel
import TreeFixtures

/// A tree that is being edited: coordinators are added, removed, moved, renamed and changed; the same for the same
/// seed.
struct EditedTree {
    private(set) var tree: CoordinatorTree
    private var random: SplitMix64
    private var number = 0

    init(_ tree: CoordinatorTree, seed: UInt64) {
        self.tree = tree.canonical()
        random = SplitMix64(seed: seed &+ 77)
    }

    mutating func edit(times: Int) {
        for _ in 0..<times {
            switch Int.random(in: 0..<11, using: &random) {
            case 0, 1: add()
            case 2: remove()
            case 3: move()
            case 4: rename()
            case 5: represent()
            case 6: shuffle()
            case 7: changeEvents()
            case 8: changeScreens()
            case 9: changeRoutes()
            default: changeFacts()
            }
            tree = tree.canonical()
        }
    }

    private mutating func anyCoordinator() -> Int? { tree.depthFirst().randomElement(using: &random) }

    private mutating func word() -> String {
        number += 1
        return ["New", "Other", "Teams", "é", "<b>"][Int.random(in: 0..<5, using: &random)] + "\(number)"
    }

    private mutating func add() {
        let coordinator = Coordinator(type: word(), emits: [Emission(event: word())])
        guard let parent = anyCoordinator(), Bool.random(using: &random) else {
            tree.addRoot(coordinator)
            return
        }
        let child = tree.addChild(coordinator, to: parent, presentation: word(), route: word())
        tree.coordinators[parent].branches.swapAt(
            tree.coordinators[parent].branches.count - 1,
            Int.random(in: tree.coordinators[parent].branches.indices, using: &random))
        if let other = anyCoordinator() { tree.addReference(to: other, from: child, presentation: word()) }
    }

    /// Cuts a coordinator off from what leads to it.
    private mutating func detach(_ index: Int) {
        tree.roots.removeAll { $0 == index }
        tree.unattached.removeAll { $0 == index }
        for owner in tree.coordinators.indices {
            tree.coordinators[owner].branches.removeAll { $0.child == .contained(index) }
        }
    }

    private mutating func remove() {
        guard let index = anyCoordinator() else { return }
        detach(index)
        // What is gone can't be referred to.
        let left = Set(tree.depthFirst())
        for owner in tree.coordinators.indices {
            tree.coordinators[owner].branches.removeAll { !left.contains($0.child.index) }
        }
    }

    private mutating func move() {
        guard let index = anyCoordinator() else { return }
        detach(index)
        let targets = tree.depthFirst()
        if let parent = targets.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 {
            let branch = Branch(presentation: "push", route: nil, child: .contained(index))
            let position = Int.random(in: 0...tree.coordinators[parent].branches.count, using: &random)
            tree.coordinators[parent].branches.insert(branch, at: position)
        } else if Bool.random(using: &random) {
            tree.roots.insert(index, at: 0)
        } else {
            tree.unattached.append(index)
        }
    }

    private mutating func rename() {
        guard let index = anyCoordinator() else { return }
        tree.coordinators[index].type = word()
        if Bool.random(using: &random) { tree.coordinators[index].id = "" }
    }

    private mutating func represent() {
        guard let index = anyCoordinator(),
            let position = tree.coordinators[index].branches.indices.randomElement(using: &random)
        else { return }
        tree.coordinators[index].branches[position].presentation = word()
        if Bool.random(using: &random) { tree.coordinators[index].branches[position].route = word() }
        if Bool.random(using: &random) {
            tree.coordinators[index].branches[position].location = Location(file: word(), line: 3)
        }
    }

    private mutating func shuffle() {
        tree.roots.shuffle(using: &random)
        guard let index = anyCoordinator() else { return }
        tree.coordinators[index].branches.shuffle(using: &random)
        tree.coordinators[index].routes.shuffle(using: &random)
        tree.coordinators[index].screens.shuffle(using: &random)
    }

    private mutating func changeEvents() {
        guard let index = anyCoordinator() else { return }
        if Bool.random(using: &random) { tree.coordinators[index].emits.append(Emission(event: word())) }
        if Bool.random(using: &random) { _ = tree.coordinators[index].emits.popLast() }
        if Bool.random(using: &random) {
            tree.coordinators[index].intercepts.append(Interceptor(event: word(), consumes: .sometimes))
        }
        for position in tree.coordinators[index].intercepts.indices where Bool.random(using: &random) {
            tree.coordinators[index].intercepts[position].consumes = .never
        }
        tree.events.append(EventDeclaration(name: word()))
        if Bool.random(using: &random) { tree.events.removeFirst() }
    }

    private mutating func changeScreens() {
        guard let index = anyCoordinator() else { return }
        var screens = tree.coordinators[index].screens
        for position in screens.indices {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: screens[position].type = word()
            case 1: screens[position].emits.append(Emission(event: word()))
            case 2: screens[position].screens.insert(Screen(type: word()), at: 0)
            default: screens[position].screens.reverse()
            }
            if !screens[position].screens.isEmpty { screens[position].screens[0].emits.append(Emission(event: word())) }
        }
        screens.append(Screen(type: word(), emits: [Emission(event: word())]))
        if Bool.random(using: &random) { screens.removeFirst() }
        tree.coordinators[index].screens = screens
    }

    private mutating func changeRoutes() {
        guard let index = anyCoordinator() else { return }
        tree.coordinators[index].routes.insert(Route(name: word(), payload: [word()]), at: 0)
        if tree.coordinators[index].routes.count > 2 { tree.coordinators[index].routes.remove(at: 1) }
        tree.coordinators[index].activeRoute = word()
    }

    private mutating func changeFacts() {
        tree.name = word()
        guard let index = anyCoordinator() else { return }
        tree.coordinators[index].kind = .tabBar
        tree.coordinators[index].isStarted = true
        tree.coordinators[index].dependencies.needs = word()
        tree.coordinators[index].location = Location(file: "A.swift", line: 1)
        tree.coordinators[index].ignores.append(Ignore(rule: "unused-event"))
        tree.coordinators[index].extensions["x-note"] = .string(word())
        tree.unresolved.append(Unresolved(what: word()))
        tree.extensions["x-a"] = .null
    }
}

import Coordinators
import CoordinatorModel

/// A walk over a hierarchy of `Coordinators`, breadth-first and without recursion.
@MainActor struct RunningWalk {
    private(set) var coordinators: [CoordinatorModel.Coordinator] = []
    private(set) var roots: [Int] = []

    private(set) var objects: [any Coordinated] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var types = KnownTypes()
    private var routes = RouteTable()
    private var screens = ScreenWalk()

    /// What could not be read, in words for people.
    var notes: [String] { types.unresolved + routes.unresolved + screens.unresolved }

    mutating func walk(from tops: [any Coordinated]) {
        for top in tops where indices[ObjectIdentifier(top)] == nil { roots.append(add(top, isRoot: true)) }
        var next = 0
        while next < objects.count {
            open(next)
            next += 1
        }
    }

    private mutating func open(_ index: Int) {
        guard types.entry(of: objects[index]).isNode, let node = objects[index] as? any Coordinating else { return }
        var reached: Set<ObjectIdentifier> = []
        for branch in node.branches {
            reached.insert(ObjectIdentifier(branch.child))
            connect(index, to: branch.child, presentation: branch.presentation.rawValue, route: branch.route)
        }
        // A child can be added before it is presented.
        for child in node.children where !reached.contains(ObjectIdentifier(child)) {
            connect(index, to: child, presentation: nil, route: nil)
        }
    }

    private mutating func connect(_ parent: Int, to child: any Coordinated, presentation: String?, route: String?) {
        let target: CoordinatorModel.Branch.Child
        if let known = indices[ObjectIdentifier(child)] {
            target = .reference(known)
        } else {
            target = .contained(add(child, isRoot: false))
        }
        coordinators[parent].branches.append(
            CoordinatorModel.Branch(presentation: presentation, route: route, child: target))
    }

    private mutating func add(_ object: any Coordinated, isRoot: Bool) -> Int {
        let index = objects.count
        objects.append(object)
        indices[ObjectIdentifier(object)] = index
        let type = types.entry(of: object)
        var coordinator = CoordinatorModel.Coordinator(
            type: type.name, kind: .init(rawValue: object.kind.rawValue), isStarted: object.isStarted,
            screens: [screens.screen(object.rootScreen, of: object, &types)],
            emits: type.emits, intercepts: type.intercepts,
            dependencies: type.hasDependencies ? Dependencies(of: object, isRoot: isRoot) : Dependencies())
        if type.hasRoutes, let navigator = object as? any HasRoutes {
            (coordinator.routes, coordinator.activeRoute) = routes.routes(of: navigator)
        }
        // An app's own identifier distinguishes siblings of one type, which the type's name would not.
        if object.identifier != type.bareName { coordinator.id = object.identifier }
        coordinators.append(coordinator)
        return index
    }
}

extension Dependencies {
    /// The dependencies of a coordinator. The root gets its dependencies from outside, and provides them once they are
    /// set (seed 000, Dependency Injection).
    @MainActor fileprivate init(of object: any Coordinated, isRoot: Bool) {
        func read<Receiver: HasDependencies>(_ receiver: Receiver) -> Dependencies {
            let name = TypeName.inSource(Receiver.DependenciesType.self)
            return Dependencies(needs: name, provides: isRoot && receiver.dependencies != nil ? name : nil)
        }
        self = (object as? any HasDependencies).map { read($0) } ?? Dependencies()
    }
}

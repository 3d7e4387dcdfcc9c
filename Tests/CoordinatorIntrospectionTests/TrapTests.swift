import CoordinatorIntrospection
import CoordinatorModel
import Testing

private class NodeCoordinator { var children: [NodeCoordinator] = []; weak var parent: NodeCoordinator? }
private final class ChildCoordinator {}

/// Nothing here may crash, hang, run the app's code or become a child that is none.
@Suite struct TrapTests {
    @Test func `a reference to itself is no child`() {
        final class AppCoordinator { var this: AnyObject?; let child = ChildCoordinator() }
        let app = AppCoordinator()
        app.this = app
        defer { app.this = nil }
        #expect(outline(app) == "App(Child)")
    }

    @Test func `itself in its own list of children is a cycle`() {
        let node = NodeCoordinator()
        node.children = [node]
        defer { node.children = [] }
        #expect(outline(node) == "Node(->Node)")
    }

    @Test func `a delegate, a weak, a strong and an unowned way back to the parent are no children`() {
        final class LoginCoordinator {
            weak var delegate: AppCoordinator?
            weak var boss: AppCoordinator?
            let app: AppCoordinator
            unowned let starter: AppCoordinator
            init(_ app: AppCoordinator) { (delegate, boss, self.app, starter) = (app, app, app, app) }
        }
        final class AppCoordinator { var login: LoginCoordinator? }
        let app = AppCoordinator()
        app.login = LoginCoordinator(app)
        defer { app.login = nil }
        #expect(outline(app) == "App(Login)")
    }

    @Test func `a parent that only a child knows is not found below it`() {
        final class LoginCoordinator { weak var main: AppCoordinator? }
        final class AppCoordinator { let login = LoginCoordinator() }
        let app = AppCoordinator()
        app.login.main = app
        #expect(withExtendedLifetime(app) { outline(app.login) } == "Login")
    }

    @Test func `two that are each other's children`() {
        let (one, two) = (NodeCoordinator(), NodeCoordinator())
        one.children = [two]
        two.children = [one]
        defer { one.children = [] }
        #expect(outline(one) == "Node(Node(->Node))")
    }

    @Test func `a child that two share is drawn once`() {
        class Holder { var children: [ChildCoordinator] = [] }
        final class LeftCoordinator: Holder {}
        final class RightCoordinator: Holder {}
        final class AppCoordinator { let left = LeftCoordinator(); let right = RightCoordinator() }
        let (app, child) = (AppCoordinator(), ChildCoordinator())
        app.left.children = [child]
        app.right.children = [child, ChildCoordinator()]
        #expect(outline(app) == "App(Left(Child), Right(->Child, Child))")
    }

    @Test func `a child in a list and in a property of its own is one child`() {
        final class AppCoordinator { var childCoordinators: [ChildCoordinator] = []; var login: ChildCoordinator? }
        let app = AppCoordinator()
        app.login = ChildCoordinator()
        app.childCoordinators = [app.login, app.login].compactMap { $0 }
        #expect(outline(app) == "App(Child)")
    }

    @Test func `a sibling that is known weakly is no child`() {
        final class FirstCoordinator { weak var next: ChildCoordinator? }
        final class AppCoordinator { let first = FirstCoordinator(); let child = ChildCoordinator() }
        let app = AppCoordinator()
        app.first.next = app.child
        #expect(outline(app) == "App(First, Child)")
    }

    @Test func `ten thousand children`() {
        let node = NodeCoordinator()
        node.children = (0..<10_000).map { _ in NodeCoordinator() }
        for child in node.children { child.parent = node }
        let tree = CoordinatorTree(reflecting: node)
        #expect(tree.coordinators[0].branches.count == 10_000)
        #expect(tree.coordinators.count == 10_001)
    }

    @Test func `a chain of ten thousand`() {
        var chain = [NodeCoordinator()]
        for _ in 1..<10_000 {
            let next = NodeCoordinator()
            next.parent = chain.last
            chain.last?.children = [next]
            chain.append(next)
        }
        let tree = CoordinatorTree(reflecting: chain[0])
        #expect(tree.coordinators.count == 10_000)
        #expect(tree.parents()[9_999] == 9_998)
        // Taken apart from the top, since releasing a chain recurses.
        for node in chain { node.children = [] }
    }

    @Test func `a value that nests ten thousand deep`() {
        indirect enum Stack { case empty; case on(Stack, ChildCoordinator?) }
        final class AppCoordinator { var stack = Stack.empty }
        let app = AppCoordinator()
        app.stack = .on(.empty, ChildCoordinator())
        for _ in 0..<10_000 { app.stack = .on(app.stack, nil) }
        #expect(outline(app) == "App(Child)")
    }

    @Test func `values that crash when they are described, compared or mirrored`() {
        struct Explosive: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Hashable {
            let child = ChildCoordinator()
            var description: String { fatalError("described") }
            var debugDescription: String { fatalError("described") }
            var customMirror: Mirror { fatalError("mirrored") }
            static func == (_: Explosive, _: Explosive) -> Bool { fatalError("compared") }
            func hash(into hasher: inout Hasher) { hasher.combine(1) }
        }
        final class AppCoordinator: CustomReflectable, CustomStringConvertible {
            let one: Explosive? = Explosive()
            let many: [Explosive: Any] = [Explosive(): Explosive()]
            var computed: ChildCoordinator { fatalError("computed") }
            lazy var delayed: ChildCoordinator = { fatalError("started") }()
            var customMirror: Mirror { fatalError("mirrored") }
            var description: String { fatalError("described") }
        }
        #expect(outline(AppCoordinator()) == "App(Child, Child, Child)")
    }

    @Test func `a dangling unowned reference is not read, and said so where children are kept`() {
        final class Gone {}
        final class LoginCoordinator {
            unowned let owner: Gone
            unowned var maybe: Gone?
            unowned(unsafe) let unsafe: Gone
            let unmanaged: Unmanaged<Gone>
            unowned let child: Gone
            init(_ gone: Gone) {
                (owner, maybe, unsafe, unmanaged, child) = (gone, gone, gone, .passUnretained(gone), gone)
            }
        }
        struct Pair { unowned let left: Gone; let right = ChildCoordinator() }
        final class AppCoordinator { var login: LoginCoordinator?; var pair: Pair? }
        let app = AppCoordinator()
        do {
            let gone = Gone()
            app.login = LoginCoordinator(gone)
            app.pair = Pair(left: gone)
        }
        let tree = CoordinatorTree(reflecting: app)
        #expect(tree.outline == "App(Login, Child)")
        #expect(
            tree.unresolved.map(\.what) == [
                "TrapTests.LoginCoordinator.child: an unowned reference is not read, because it may dangle"
            ])
    }

    @Test func `a weak reference to what is gone`() {
        final class AppCoordinator { weak var child: ChildCoordinator? }
        let app = AppCoordinator()
        do {
            let child = ChildCoordinator()
            app.child = child
        }
        #expect(outline(app) == "App")
    }

    @Test @MainActor func `state of the main actor`() {
        @MainActor final class AppCoordinator { private var children: [AnyObject] = [ChildCoordinator()] }
        #expect(outline(AppCoordinator()) == "App(Child)")
    }

    @Test func `a service that many hold is opened once, and its contents do not belong to all holders`() {
        final class Service { var cache: [Int: String] = [1: "x"]; weak var app: AnyObject?; var this: Service? }
        final class LoginCoordinator { let service: Service; init(_ service: Service) { self.service = service } }
        final class AppCoordinator { let service = Service(); lazy var login = LoginCoordinator(service) }
        let app = AppCoordinator()
        app.service.app = app
        app.service.this = app.service
        _ = app.login
        defer { app.service.this = nil }
        #expect(outline(app) == "App(Login)")
    }

    @Test func `what can't be copied is said to be unseen`() {
        struct Locked: ~Copyable { let child = ChildCoordinator() }
        final class AppCoordinator { let locked = Locked(); let child = ChildCoordinator() }
        let tree = CoordinatorTree(reflecting: AppCoordinator())
        #expect(tree.outline == "App(Child)")
        #expect(tree.unresolved.count == 1)
        #expect(tree.unresolved.first?.what.contains("locked") == true)
    }

    @Test func `children that a closure would make are said to be unseen`() {
        final class AppCoordinator { let children: () -> [ChildCoordinator] = { fatalError("called") } }
        let tree = CoordinatorTree(reflecting: AppCoordinator())
        #expect(tree.outline == "App")
        #expect(tree.unresolved.count == 1)
    }

    @Test func `elements behind an object's tail are said to be unseen`() {
        final class Buffer: ManagedBuffer<Int, ChildCoordinator> {}
        final class AppCoordinator { let buffer = Buffer.create(minimumCapacity: 1) { _ in 0 } }
        #expect(CoordinatorTree(reflecting: AppCoordinator()).unresolved.count == 1)
    }
}

import CoordinatorIntrospection
import CoordinatorModel
import Testing

private protocol Presentable: AnyObject {}
private protocol Launchable {}
private class LeafCoordinator: Presentable, Launchable {}
private final class ACoordinator: LeafCoordinator {}
private final class BCoordinator: LeafCoordinator {}

/// Every way in which an app may store a child, each as small as it can be.
@Suite struct StorageShapeTests {
    @Test func `a property`() {
        final class AppCoordinator { let login = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `an optional property, set and not set`() {
        final class AppCoordinator { var login: ACoordinator?; var main: BCoordinator? = BCoordinator() }
        #expect(outline(AppCoordinator()) == "App(B)")
    }

    @Test func `an implicitly unwrapped property`() {
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        final class AppCoordinator { var login: ACoordinator! = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `a doubly optional property`() {
        final class AppCoordinator { var login: ACoordinator?? = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `a private property`() {
        final class AppCoordinator { private let login = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `a property inherited from a private one two classes up`() {
        class Base { private let login = ACoordinator() }
        class Middle: Base { let number = 1 }
        final class AppCoordinator: Middle { let main = BCoordinator() }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `a property of a generic superclass`() {
        class Base<Child: AnyObject> {
            let child: Child
            init(_ child: Child) { self.child = child }
        }
        final class AppCoordinator: Base<ACoordinator> {}
        #expect(outline(AppCoordinator(ACoordinator())) == "App(A)")
    }

    @Test func `a protocol that only classes conform to`() {
        final class AppCoordinator { var current: any Presentable = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `a protocol that anything conforms to`() {
        final class AppCoordinator { var current: any Launchable = ACoordinator(); var next: (any Launchable)? }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `a composed protocol with a superclass`() {
        final class AppCoordinator { var current: LeafCoordinator & Launchable = ACoordinator() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `Any and AnyObject`() {
        final class AppCoordinator {
            var one: Any = ACoordinator(); var two: AnyObject = BCoordinator(); let x: Any = 1
        }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `an array`() {
        final class AppCoordinator { var childCoordinators: [LeafCoordinator] = [BCoordinator(), ACoordinator()] }
        #expect(outline(AppCoordinator()) == "App(B, A)")
    }

    @Test func `arrays of optionals, of protocols and of arrays`() {
        final class AppCoordinator {
            let optionals: [ACoordinator?] = [nil, ACoordinator()]
            let protocols: [any Launchable] = [BCoordinator()]
            let nested: [[LeafCoordinator]] = [[], [ACoordinator(), BCoordinator()]]
        }
        #expect(outline(AppCoordinator()) == "App(A, B, A, B)")
    }

    @Test func `a contiguous array and a slice`() {
        final class AppCoordinator {
            let contiguous: ContiguousArray<ACoordinator> = [ACoordinator()]
            let slice: ArraySlice<LeafCoordinator> = [ACoordinator(), BCoordinator()][1...]
        }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `a dictionary, in the order of its keys`() {
        final class AppCoordinator {
            var childCoordinators: [String: LeafCoordinator] = ["main": BCoordinator(), "login": ACoordinator()]
            let tabs: [Int: LeafCoordinator] = [10: ACoordinator(), 9: BCoordinator()]
        }
        #expect(outline(AppCoordinator()) == "App(A, B, B, A)")
    }

    @Test func `a dictionary by the cases of an enumeration`() {
        enum Tab { case home, about }
        final class AppCoordinator {
            let tabs: [Tab: LeafCoordinator] = [.home: ACoordinator(), .about: BCoordinator()]
        }
        #expect(outline(AppCoordinator()) == "App(B, A)")
    }

    @Test func `a dictionary whose keys are the coordinators' identities`() {
        final class AppCoordinator {
            var childCoordinators: [ObjectIdentifier: LeafCoordinator] = [:]
            func add(_ child: LeafCoordinator) { childCoordinators[ObjectIdentifier(child)] = child }
        }
        let app = AppCoordinator()
        app.add(BCoordinator())
        app.add(ACoordinator())
        #expect(outline(app) == "App(A, B)")
    }

    @Test func `a set`() {
        final class SetCoordinator: Hashable {
            static func == (left: SetCoordinator, right: SetCoordinator) -> Bool { left === right }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        final class AppCoordinator { let childCoordinators: Set = [SetCoordinator(), SetCoordinator()] }
        #expect(outline(AppCoordinator()) == "App(Set, Set)")
    }

    @Test func `a tuple`() {
        final class AppCoordinator {
            let pair: (login: ACoordinator, Int, main: BCoordinator?) = (ACoordinator(), 1, BCoordinator())
        }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `an array of tuples`() {
        final class AppCoordinator {
            let tabs: [(String, LeafCoordinator)] = [("b", BCoordinator()), ("a", ACoordinator())]
        }
        #expect(outline(AppCoordinator()) == "App(B, A)")
    }

    @Test func `a structure in a structure`() {
        struct Inner { var flag = true; let login = ACoordinator() }
        struct Outer { let name = "x"; let inner = Inner() }
        final class AppCoordinator { private var state = Outer() }
        #expect(outline(AppCoordinator()) == "App(A)")
    }

    @Test func `the payload of an enumeration`() {
        enum State { case idle, number(Int), loggedOut(ACoordinator), loggedIn(name: String, BCoordinator) }
        final class AppCoordinator {
            var states: (State, State, State, State) = (
                .idle, .number(1), .loggedOut(ACoordinator()), .loggedIn(name: "", BCoordinator())
            )
        }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `the payload of an indirect enumeration`() {
        indirect enum Stack { case empty; case on(LeafCoordinator, Stack) }
        final class AppCoordinator { var stack: Stack = .on(BCoordinator(), .on(ACoordinator(), .empty)) }
        #expect(outline(AppCoordinator()) == "App(B, A)")
    }

    @Test func `lazy storage, started and not started`() {
        final class AppCoordinator {
            lazy var login = ACoordinator()
            lazy var main = BCoordinator()
        }
        let app = AppCoordinator()
        #expect(outline(app) == "App")
        _ = app.main
        #expect(outline(app) == "App(B)")
    }

    @Test func `weak storage of what a screen keeps`() {
        final class RootViewController { var keeps: AnyObject? }
        final class AppCoordinator { let rootViewController = RootViewController(); weak var login: ACoordinator? }
        let app = AppCoordinator()
        let login = ACoordinator()
        app.rootViewController.keeps = login
        app.login = login
        #expect(outline(app) == "App(A)")
    }

    @Test func `weak boxes in an array`() {
        struct WeakBox { weak var value: LeafCoordinator? }
        final class WeakReference<Value: AnyObject> {
            weak var value: Value?; init(_ value: Value) { self.value = value }
        }
        final class AppCoordinator {
            var boxes: [WeakBox] = []; var childCoordinators: [WeakReference<LeafCoordinator>] = []
        }
        let app = AppCoordinator()
        let children = [ACoordinator(), BCoordinator()]
        app.boxes = [WeakBox(value: children[0]), WeakBox(value: nil)]
        app.childCoordinators = [WeakReference(children[1])]
        #expect(withExtendedLifetime(children) { outline(app) } == "App(A, B)")
    }

    @Test func `a property wrapper, a structure and a class`() {
        @propertyWrapper struct Wrapped<Value> { var wrappedValue: Value }
        @propertyWrapper final class Shared<Value> {
            var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        final class AppCoordinator {
            @Wrapped var childCoordinators: [LeafCoordinator] = [ACoordinator()]
            @Shared var main: LeafCoordinator? = BCoordinator()
        }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `an object that stores children for the coordinator`() {
        final class ChildStore { private var items: [LeafCoordinator] = [ACoordinator(), BCoordinator()] }
        final class AppCoordinator { private let store = ChildStore() }
        #expect(outline(AppCoordinator()) == "App(A, B)")
    }

    @Test func `children of any name in a list of children`() {
        class Flow { var children: [Flow] = [] }
        final class LoginFlow: Flow {}
        final class AppFlow: Flow {}
        let app = AppFlow()
        app.children = [LoginFlow()]
        #expect(outline(app) == "AppFlow(LoginFlow)")
    }

    @Test func `a flow controller is a coordinator as it is in source, and a flow is none`() {
        final class ShopFlowController {}
        final class ShopFlow {}
        final class AppCoordinator { var shop = ShopFlowController(); var flow = ShopFlow() }
        #expect(outline(AppCoordinator()) == "App(ShopFlowController)")
    }

    @Test func `names that the app chose`() {
        class Flow {}
        final class LoginFlow: Flow {}
        final class AppFlow: Flow { var login = LoginFlow(); var subparts: [AnyObject] = [LoginFlow()] }
        #expect(outline(AppFlow()) == "AppFlow")
        var conventions = ForeignConventions()
        conventions.childProperties.insert("subparts")
        #expect(outline(AppFlow(), by: conventions) == "AppFlow(LoginFlow)")
        conventions.coordinators.globs.append("*Flow")
        #expect(outline(AppFlow(), by: conventions) == "AppFlow(LoginFlow, LoginFlow)")
    }

    @Test func `an actor`() {
        actor StoreCoordinator { let login = ACoordinator() }
        #expect(outline(StoreCoordinator()) == "Store(A)")
    }
}

import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// How the app's root holds a flow that it starts again and again, and what lets go of it.
@Suite struct ChildHoldingTests {
    /// An app whose home screen leads to a login.
    private struct Shop {
        /// Members of the root.
        var members = "var children: [Coordinator] = []"
        /// What the root does with `child` before it starts it.
        var store = "children.append(child)"
        var child = ""
        var screen = ""
        var beside = ""

        var source: String {
            """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                \(members)
                let stack = UINavigationController()
                func start() {
                    let home = HomeScreen()
                    home.onLogin = { [weak self] in self?.login() }
                    stack.setViewControllers([home], animated: false)
                }
                func login() {
                    let child = LoginCoordinator(stack)
                    \(store)
                    child.start()
                }
            }
            class HomeScreen: UIViewController { var onLogin: (() -> Void)?; func tap() { onLogin?() } }
            class LoginScreen: UIViewController {
                var onDone: (() -> Void)?
                func tap() { onDone?() }
                \(screen)
            }
            class LoginCoordinator: Coordinator {
                let stack: UINavigationController
                var onEnd: (() -> Void)?
                \(child)
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let screen = LoginScreen()
                    screen.onDone = { [weak self] in self?.finish() }
                    stack.pushViewController(screen, animated: true)
                }
                @objc func finish() { onEnd?() }
            }
            \(beside)
            """
        }

        var branch: Branch? {
            tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
                .first { $0.type == "AppCoordinator" }?.branches.first
        }

        /// `strong children many · LoginCoordinator.onEnd`.
        var life: String {
            guard let branch else { return "no branch" }
            var words =
                branch.holding.map { holding in
                    [
                        holding.strength.rawValue, holding.member, holding.isCollection ? "many" : nil,
                        holding.isOnce ? "once" : nil,
                    ]
                    .compactMap { $0 }
                } ?? ["?"]
            words.append("·")
            words += branch.removals?.map { $0.event ?? "somewhere" } ?? ["?"]
            return words.joined(separator: " ")
        }
    }

    // MARK: - What makes one again

    /// Whether the login that the root begins with lives as long as the root.
    private func isOnce(ending: String, beginning: String = "login()", hasMethod: Bool = true) -> Bool? {
        let method = """
            func login() {
                let child = LoginCoordinator(stack)
                child.onEnd = { [weak self] in \(ending) }
                children.append(child)
                child.start()
            }
            """
        let source = """
            import RxSwift
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                var children: [Coordinator] = []
                let taps = PublishSubject<Void>()
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() { \(beginning) }
                \(hasMethod ? method : "")
                func close() { stack.popViewController(animated: true) }
            }
            class LoginScreen: UIViewController { var onDone: (() -> Void)?; func tap() { onDone?() } }
            class LoginCoordinator: Coordinator {
                let stack: UINavigationController
                var onEnd: (() -> Void)?
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let screen = LoginScreen()
                    screen.onDone = { [weak self] in self?.onEnd?() }
                    stack.pushViewController(screen, animated: true)
                }
            }
            """
        return tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
            .first { $0.type == "AppCoordinator" }?.branches.first?.holding?.isOnce
    }

    @Test func aChildWhoseEndLeadsBackToItsBeginningIsMadeAgain() {
        #expect(isOnce(ending: "self?.start()") == false)
        #expect(isOnce(ending: "self?.login()") == false)
        #expect(isOnce(ending: "self?.close()") == true)
    }

    @Test func whatASubscriptionOfTheBeginningMakesIsMadeEachTime() {
        let subscription = "taps.subscribe(onNext: { [weak self] in self?.login() }).disposed(by: bag)"
        #expect(isOnce(ending: "self?.close()", beginning: subscription) == false)
        // The nearest miss: what a call runs at once.
        #expect(isOnce(ending: "self?.close()", beginning: "[1].forEach { _ in login() }") == true)
    }

    /// The code that makes the child stands in the closure itself.
    @Test func whatASubscriptionMakesInItsClosureIsMadeEachTime() {
        func isOnce(_ beginning: String) -> Bool? {
            self.isOnce(ending: "self?.close()", beginning: beginning, hasMethod: false)
        }
        let making = "let child = LoginCoordinator(stack); children.append(child); child.start()"
        let named = "let child = LoginCoordinator.init(stack); children.append(child); child.start()"
        for making in [making, named] {
            #expect(
                isOnce("taps.subscribe(onNext: { [unowned self] in \(making) }).disposed(by: bag)") == false)
        }
        // A stream that ends with its first value.
        #expect(
            isOnce("taps.take(1).subscribe(onNext: { [unowned self] in \(making) }).disposed(by: bag)") == true)
        // The nearest misses: a stream that ends later, and a closure that a call runs at once.
        #expect(
            isOnce("taps.take(until: taps).subscribe(onNext: { [unowned self] in \(making) }).disposed(by: bag)")
                == false)
        #expect(isOnce("[1].forEach { _ in \(making) }") == true)
    }

    // MARK: - What removes a child

    @Test(arguments: [
        "children.removeAll { $0 === child }",
        "children = children.filter { $0 !== child }",
        "if let place = children.firstIndex(where: { $0 === child }) { children.remove(at: place) }",
        "for (place, one) in children.enumerated() { if one === child { children.remove(at: place) } }",
    ])
    func aHelperThatTheHandlerCalls(_ removal: String) {
        let members = "var children: [Coordinator] = []\nfunc remove(_ child: Coordinator?) { \(removal) }"
        let store = "children.append(child); child.onEnd = { [weak self, weak child] in self?.remove(child) }"
        #expect(Shop(members: members, store: store).life == "strong children many · LoginCoordinator.onEnd")
        // The nearest miss: no code calls it.
        #expect(Shop(members: members).life == "strong children many ·")
    }

    @Test func aHelperOfTheBaseClass() {
        let beside = """
            class BaseCoordinator {
                var children: [Coordinator] = []
                func add(_ child: Coordinator) { children.append(child) }
                func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
            }
            extension AppCoordinator { func other() { let help = HelpCoordinator(); add(help); remove(help) } }
            class HelpCoordinator: Coordinator { func start() {} }
            """
        func life(_ handler: String) -> String {
            Shop(members: "", store: "add(child); \(handler)", beside: beside).source.replacing(
                "class AppCoordinator: Coordinator", with: "class AppCoordinator: BaseCoordinator, Coordinator"
            ).life
        }
        #expect(
            life("child.onEnd = { [weak self, weak child] in child.map { self?.remove($0) } }").hasPrefix(
                "strong children many · "))
        // The nearest miss: it is only called with another one.
        #expect(life("") == "strong children many ·")
    }

    @Test func aChildThatRemovesItself() {
        let members =
            "var children: [Coordinator] = []\nfunc childDidFinish(_ child: Coordinator) { children.removeAll { $0 === child } }"
        let tie = "@objc func tie(_ screen: LoginScreen) { screen.owner = self }"
        let child = "weak var parent: AppCoordinator?\nfunc leave() { parent?.childDidFinish(self) }"
        func shop(_ screen: String, _ child: String) -> Shop {
            Shop(
                members: members, store: "children.append(child); child.parent = self", child: child, screen: screen)
        }
        let called = shop("weak var owner: LoginCoordinator?\nfunc skip() { owner?.leave() }", child + "\n" + tie)
        #expect(called.life.hasPrefix("strong children many ·") && called.branch?.removals?.count == 1)
        let any = shop("weak var owner: Coordinator?\nfunc skip() { owner?.leave() }", child + "\n" + tie)
        #expect(any.branch?.removals?.count == 1)
        #expect(shop("", "\(child)\nlazy var gone: () -> Void = leave").branch?.removals?.count == 1)
        #expect(shop("", child.replacing("func leave", with: "@objc func leave")).branch?.removals?.count == 1)
        // The nearest misses: no code calls it; what is called is another object's; nothing has the coordinator; the
        // coordinator does not have its parent.
        #expect(shop("", child).branch?.removals == [])
        #expect(shop("var list: [Int] = []\nfunc skip() { list.leave() }", child).branch?.removals == [])
        #expect(shop("weak var owner: LoginCoordinator?\nfunc skip() { owner?.leave() }", child).branch?.removals == [])
        let lost = called.source.replacing("child.parent = self", with: "")
        #expect(lost.life == "strong children many ·")
    }

    @Test func aDelegateThatRemoves() {
        let shop = Shop(
            members: "var children: [Coordinator] = []",
            store: "children.append(child); child.delegate = self",
            child: """
                weak var delegate: LoginDelegate?
                func leave() { delegate?.loginDidEnd(self) }
                @objc func tie(_ screen: LoginScreen) { screen.owner = self }
                """,
            screen: "weak var owner: LoginCoordinator?\nfunc skip() { owner?.leave() }",
            beside: """
                protocol LoginDelegate: AnyObject { func loginDidEnd(_ child: LoginCoordinator) }
                extension AppCoordinator: LoginDelegate {
                    func loginDidEnd(_ child: LoginCoordinator) { children.removeAll { $0 === child } }
                }
                """)
        #expect(shop.life == "strong children many · LoginDelegate.loginDidEnd")
    }

    @Test func aDictionaryByIdentifier() {
        let members = "var children: [String: Coordinator] = [:]\nfunc remove(_ id: String) { \("children[id] = nil") }"
        let store = "let id = makeID(); children[id] = child; child.onEnd = { [weak self] in self?.remove(id) }"
        #expect(Shop(members: members, store: store).life == "strong children many · LoginCoordinator.onEnd")
        let kept = "var children: [String: Coordinator] = [:]"
        #expect(Shop(members: kept, store: "children[makeID()] = child").life == "strong children many ·")
        // Under a key that is always the same it takes the place of the one before.
        #expect(Shop(members: kept, store: "children[\"login\"] = child").life == "strong children many once ·")
    }

    @Test func aPropertyForOne() {
        let store = "current = child; child.onEnd = { [weak self] in self?.current = nil }"
        #expect(
            Shop(members: "var current: Coordinator?", store: store).life == "strong current · LoginCoordinator.onEnd")
        #expect(Shop(members: "var current: Coordinator?", store: "current = child").life == "strong current · ?")
        #expect(
            Shop(members: "weak var current: LoginCoordinator?", store: "current = child").life == "weak current · ?")
    }

    @Test func aDelegateOfTheNavigationStackMayRemove() {
        let shop = Shop(
            beside: """
                extension AppCoordinator: UINavigationControllerDelegate {
                    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
                        children.removeAll { _ in true }
                    }
                }
                """)
        #expect(shop.life == "strong children many · somewhere")
    }

    // MARK: - Children that are stored once

    @Test func whatIsStoredAtTheBeginningMayStay() {
        let once = Shop().source.replacing("self?.login()", with: "_ = self").replacing(
            "let home = HomeScreen()", with: "login(); let home = HomeScreen()")
        #expect(once.life == "strong children many once ·")
        // The nearest miss: an event leads there.
        #expect(Shop().life == "strong children many ·")
    }

    /// A closure that is kept runs whenever something happens, wherever it is written.
    @Test func whatAClosureStoresIsStoredAgain() {
        let kept = Shop().source.replacing("func login() {", with: "lazy var login: () -> Void = { [unowned self] in")
        #expect(kept.replacing("{ [weak self] in self?.login() }", with: "login").life == "strong children many ·")
        let make = "let child = LoginCoordinator(stack)"
        let inline = Shop(store: "").source.replacing(make, with: "").replacing("child.start()", with: "").replacing(
            "self?.login()", with: "guard let self else { return }; \(make); children.append(child); child.start()")
        #expect(inline.life == "strong children many ·")
        // The nearest miss: it runs at once.
        let now = Shop().source.replacing("self?.login()", with: "_ = self").replacing(
            "let home = HomeScreen()", with: "[1].forEach { _ in login() }; let home = HomeScreen()")
        #expect(now.life == "strong children many once ·")
    }

    // MARK: - Children that nothing holds

    private static let none = "let note = 1; _ = note"

    @Test func aChildThatNothingHolds() {
        #expect(Shop(store: Self.none).branch?.holding?.strength == Holding.Strength.none)
        #expect(Shop(store: Self.none).branch?.holding?.location?.line == 13)
    }

    @Test(arguments: [
        "children.append(child)", "keep(child)",
        "objc_setAssociatedObject(stack, \"child\", child, .OBJC_ASSOCIATION_RETAIN)",
        "child.onEnd = { print(child) }", "run { child.finish() }", "let end = child.start; run(end)",
        "let other = child; print(other)", "all = [child]",
    ])
    func aChildThatMayBeHeld(_ store: String) {
        let shop = Shop(
            members: "var children: [Coordinator] = []\nvar all: [Any] = []\nfunc keep(_ one: Any) { all.append(one) }",
            store: store,
            beside: "func run(_ work: @escaping () -> Void) { works.append(work) }\nvar works: [() -> Void] = []")
        #expect(shop.branch?.holding?.strength != Holding.Strength.none)
    }

    /// A screen or a library may keep it alive.
    @Test(arguments: [
        ("", "var coordinator: LoginCoordinator?", "screen.coordinator = self"),
        ("", "", "screen.onDone = { self.finish() }"),
        ("func end() {}", "", "screen.onDone = end"),
        ("", "", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.finish() }"),
        ("", "", "Registry.shared.keep(self)"),
        ("", "", "objc_setAssociatedObject(screen, \"me\", self, .OBJC_ASSOCIATION_RETAIN)"),
        ("var me: LoginCoordinator?", "", "me = self"),
    ])
    func aChildThatKeepsItself(_ child: String, _ screen: String, _ start: String) {
        let source = Shop(store: Self.none, child: child, screen: screen).source.replacing(
            "stack.pushViewController(screen", with: "\(start); stack.pushViewController(screen")
        #expect(source.holding != Holding.Strength.none)
    }

    @Test(arguments: [
        ("weak var coordinator: LoginCoordinator?", "screen.coordinator = self"),
        ("", "stack.presentationController?.delegate = self"),
        ("", "NotificationCenter.default.addObserver(self, selector: #selector(finish), name: nil, object: nil)"),
    ])
    func aWeakReferenceDoesNotHold(_ screen: String, _ start: String) {
        let source = Shop(store: Self.none, screen: screen).source.replacing(
            "stack.pushViewController(screen", with: "\(start); stack.pushViewController(screen")
        #expect(source.holding == Holding.Strength.none)
    }

    @Test func aScreenThatIsItsOwnCoordinatorIsHeldByTheStack() {
        let source = Shop(store: Self.none).source.replacing(
            "class LoginCoordinator: Coordinator", with: "class LoginCoordinator: UIViewController, Coordinator")
        #expect(source.holding != Holding.Strength.none)
    }
}

extension String {
    private var branch: Branch? {
        tree(of: [lowered(Array(utf8), path: "App.swift", fileIndex: 0)]).coordinators
            .first { $0.type == "AppCoordinator" }?.branches.first
    }

    fileprivate var holding: Holding.Strength? { branch?.holding?.strength }

    fileprivate var life: String {
        guard let branch else { return "no branch" }
        let holding = branch.holding
        let words = [
            holding?.strength.rawValue, holding?.member, holding?.isCollection == true ? "many" : nil,
            holding?.isOnce == true ? "once" : nil, "·",
        ]
        return (words.compactMap { $0 } + (branch.removals?.map { $0.event ?? "somewhere" } ?? ["?"])).joined(
            separator: " ")
    }
}

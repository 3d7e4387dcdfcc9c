import Testing

/// Children of which each visit leaves one more behind.
@Suite struct LeakedChildTests {
    private static func stored(_ name: String, _ member: String, _ store: String, _ wiring: String = "")
        -> EndingProgram
    {
        EndingProgram(name: name, members: member, wiring: wiring).replacing("add(login)", with: store)
    }

    /// A router that takes the place of all screens.
    private static let ownRouter = """
        class Router {
            let stack: UINavigationController
            init(_ stack: UINavigationController) { self.stack = stack }
            func setRootModule(_ module: UIViewController) { stack.setViewControllers([module], animated: true) }
        }
        extension LoginCoordinator { var router: Router { Router(stack) } }
        """

    private static let firing = [
        EndingProgram(name: "no handler", wiring: ""),
        EndingProgram(
            name: "the handler pops",
            wiring: "login.onEnd = { [weak self] in self?.stack.popViewController(animated: true) }"),
        EndingProgram(
            name: "the handler shows the next flow", wiring: "login.onEnd = { [weak self] in self?.showHelp() }"),
        stored("a dictionary", "var flows: [UUID: Coordinator] = [:]", "flows[UUID()] = login"),
        stored(
            "a dictionary's method", "var flows: [UUID: Coordinator] = [:]",
            "let id = UUID(); flows.updateValue(login, forKey: id)"),
        stored(
            "a dictionary with one key that is always the same, and others",
            "var flows: [String: Coordinator] = [:]\nfunc keep(_ flow: Coordinator) { flows[flow.description] = flow }",
            "flows[\"login\"] = login"),
        stored("an array of its own", "var flows: [LoginCoordinator] = []", "flows += [login]"),
        stored("the front of an array", "var flows: [Coordinator] = []", "flows.insert(login, at: 0)"),
        stored("a set", "var flows: Set<LoginCoordinator> = []", "flows.insert(login)"),
        stored(
            "a method that is never called",
            "var flows: [Coordinator] = []\nfunc free(_ flow: Coordinator) { flows.removeAll { $0 === flow } }",
            "flows.append(login)"),
        EndingProgram(
            name: "the parent clears all when it ends itself",
            members: "func close() { children.removeAll(); parent?.remove(self) }", wiring: ""
        ).replacing("self?.showHelp()", with: "self?.close()"),
        EndingProgram(
            name: "another child takes itself out", wiring: "",
            beside: "extension HelpCoordinator { func leave() { _ = parent?.children.popLast() } }"
        ).replacing("home.onHelp = ", with: "home.onHelp = { [weak self] in self?.help?.leave() }; _ = "),
        EndingProgram(
            name: "a function that clears all is called of others", members: "var help: HelpCoordinator?", wiring: "",
            beside: "extension BaseCoordinator { func freeAll() { children.removeAll() } }"
        ).replacing("help.start()", with: "help.start(); help.freeAll()"),
        EndingProgram(
            name: "a method is named for another type's children", wiring: "",
            beside: """
                extension HelpCoordinator { func freeAll() { children.forEach(remove) } }
                """
        ).replacing("help.start()", with: "help.start(); help.freeAll()"),
        EndingProgram(
            name: "code that only another coordinator calls shows it", wiring: "",
            beside: "extension HelpCoordinator { func back() { (parent as? AppCoordinator)?.showLogin() } }"),
        EndingProgram(
            name: "it takes the place of all screens, and its end leads back to where it is made",
            wiring: "login.onEnd = { [weak self] in self?.start() }",
            show: "stack.setViewControllers([screen], animated: true)"),
        EndingProgram(
            name: "a router of the app does so, and its end leads back",
            wiring: "login.onEnd = { [weak self] in self?.start() }",
            show: "router.setRootModule(screen)",
            beside: ownRouter),
        EndingProgram(
            name: "a delegate's method that does nothing", wiring: "login.delegate = self",
            login: "weak var delegate: LoginDelegate?\noverride func finish() { delegate?.loginDidEnd(self) }",
            beside: """
                protocol LoginDelegate: AnyObject { func loginDidEnd(_ child: LoginCoordinator) }
                extension AppCoordinator: LoginDelegate { func loginDidEnd(_ child: LoginCoordinator) { print(child) } }
                """),
    ]

    /// The child is made where there is none yet.
    @Test func aChildThatIsOnlyMadeWhileAStackIsEmpty() {
        func program(_ condition: String) -> EndingProgram {
            let made = "var made: LoginCoordinator?; if \(condition) { made = LoginCoordinator(stack) }"
            return EndingProgram(name: condition, members: "var name = \"\"", wiring: "")
                .replacing(
                    "let login = LoginCoordinator(stack)", with: "\(made)\nguard let login = made else { return }")
        }
        #expect(!program("stack.viewControllers.isEmpty").leaks)
        #expect(!program("children.isEmpty").leaks)
        // The nearest misses: the stack is not empty; something else is.
        #expect(program("!stack.viewControllers.isEmpty").leaks)
        #expect(program("name.isEmpty").leaks)
    }

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) {
        #expect(program.leaks, "\(String(describing: program.loginBranch))")
    }

    private static let quiet = [
        EndingProgram(name: "the handler removes it"),
        stored(
            "the next one takes its place in a dictionary", "var flows: [String: Coordinator] = [:]",
            "flows[\"login\"] = login"),
        stored(
            "so it does with the case of an enum", "enum Flow { case login }\nvar flows: [Flow: Coordinator] = [:]",
            "flows.updateValue(login, forKey: .login)"),
        EndingProgram(
            name: "a method reference", members: "func end() { children.removeLast() }", wiring: "login.onEnd = end"),
        EndingProgram(
            name: "the parent clears all when a child ends, and tells it", wiring: "login.onLeave = leave",
            login: "var onLeave: ((Coordinator) -> Void)?\noverride func finish() { onLeave?(self) }"
        ).replacing(
            "func showHelp()",
            with: "func leave(_ child: Coordinator) { children.removeAll(); parent?.remove(self) }\nfunc showHelp()"),
        EndingProgram(
            name: "the child takes itself out", wiring: "",
            login: "override func finish() { _ = parent?.children.popLast() }"),
        EndingProgram(
            name: "a function that clears all is called of the parent", wiring: "",
            beside: "extension BaseCoordinator { func freeAll() { children.removeAll() } }"
        ).replacing("self?.showHelp()", with: "self?.freeAll()"),
        EndingProgram(
            name: "a method is named for its own children",
            members: "@objc func freeAll() { children.forEach(remove) }",
            wiring: ""),
        EndingProgram(name: "the next visit clears all", wiring: "").replacing(
            "add(login)", with: "children.removeAll(); add(login)"),
        EndingProgram(name: "a log-out clears all", members: "func logOut() { children = [] }", wiring: "")
            .replacing("self?.showHelp()", with: "self?.logOut()"),
        EndingProgram(
            name: "the child reports itself", wiring: "", login: "override func finish() { parent?.remove(self) }"),
        EndingProgram(
            name: "a notification", members: "@objc func clear(_ note: Notification) { children.removeAll() }",
            wiring: ""),
        EndingProgram(
            name: "the stack's delegate", wiring: "",
            beside: """
                extension AppCoordinator: UINavigationControllerDelegate {
                    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {
                        children.removeAll { $0 is LoginCoordinator }
                    }
                }
                """),
        EndingProgram(name: "a screen clears it", wiring: "").replacing(
            "func tap() { onLogin?(); onHelp?() }", with: "func tap() { onLogin?(); app.children.removeAll() }"),
        stored(
            "a dictionary by key", "var flows: [String: Coordinator] = [:]", "flows[\"login\"] = login",
            "login.onEnd = { [weak self] in self?.flows[\"login\"] = nil }"),
        stored(
            "a dictionary's method", "var flows: [String: Coordinator] = [:]", "flows[\"login\"] = login",
            "login.onEnd = { [weak self] in self?.flows.removeValue(forKey: \"login\") }"),
        stored(
            "a filtered copy",
            "var flows: [Coordinator] = []\nfunc free(_ one: Coordinator?) { let rest = flows.filter { $0 !== one }; flows = rest }",
            "flows.append(login)", "login.onEnd = { [weak self, weak login] in self?.free(login) }"),
        stored(
            "a filter", "var flows: [Coordinator] = []", "flows.append(login)",
            "login.onEnd = { [weak self, weak login] in self?.flows = self?.flows.filter { $0 !== login } ?? [] }"),
        stored(
            "a nested closure", "var flows: [Coordinator] = []", "flows.append(login)",
            "login.onEnd = { [weak self] in self?.stack.dismiss(animated: true) { self?.flows.removeLast() } }"),
        stored(
            "a helper of the app", "var flows: [Coordinator] = []", "flows.append(login)",
            "login.onEnd = { [unowned self] in release(&self.flows) }"),
        EndingProgram(
            name: "it takes the place of all screens, and nothing leads back", wiring: "",
            show: "stack.setViewControllers([screen], animated: true)"),
        EndingProgram(
            name: "it takes the place of all screens, its end leads back, and it is removed",
            wiring: "login.onEnd = { [weak self, weak login] in self?.remove(login); self?.start() }",
            show: "stack.setViewControllers([screen], animated: true)"),
        EndingProgram(
            name: "a router of the app does so, and nothing leads back", wiring: "",
            show: "router.setRootModule(screen)", beside: ownRouter),
        stored("a property for one", "var flow: Coordinator?", "flow = login"),
        stored("a weak property", "weak var flow: Coordinator?", "flow = login"),
        EndingProgram(
            name: "stored once, by a function that is handed on", members: "func show(_ number: Int) { showLogin() }",
            wiring: ""
        ).replacing("self?.showLogin()", with: "_ = self").replacing(
            "let home = HomeScreen()", with: "[1].forEach(show); let home = HomeScreen()"),
        EndingProgram(name: "stored once, when the app begins", wiring: "").replacing(
            "self?.showLogin()", with: "_ = self"
        )
        .replacing("let home = HomeScreen()", with: "showLogin(); let home = HomeScreen()"),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) { #expect(!program.leaks) }
}

import Testing

/// Handlers of a child's event that remove another object than the child.
@Suite struct WrongChildTests {
    private static let delegate = """
        protocol LoginDelegate: AnyObject { func loginDidEnd() }
        """

    private static let firing = [
        EndingProgram(name: "another property", wiring: "login.onEnd = { [weak self] in self?.remove(self?.current) }"),
        EndingProgram(
            name: "unwrapped self",
            wiring: "login.onEnd = { [weak self] in guard let self else { return }; self.remove(self.current) }"),
        EndingProgram(name: "the parent itself", wiring: "login.onEnd = { [unowned self] in self.remove(self) }"),
        EndingProgram(
            name: "a new object",
            wiring: "login.onEnd = { [unowned self] in self.remove(LoginCoordinator(self.stack)) }"),
        EndingProgram(
            name: "a variable of another child",
            wiring: "let help = HelpCoordinator(stack); login.onEnd = { [weak self] in self?.remove(help) }"),
        EndingProgram(
            name: "and it pops", members: "func leave() { stack.popViewController(animated: true); remove(current) }",
            wiring: "login.onEnd = { [weak self] in self?.leave() }"),
        EndingProgram(
            name: "a method reference", members: "func end() { remove(current) }", wiring: "login.onEnd = end"),
        EndingProgram(
            name: "a delegate's method", members: "func loginDidEnd() { remove(current) }",
            wiring: "login.delegate = self",
            login: "weak var delegate: LoginDelegate?\noverride func finish() { delegate?.loginDidEnd() }",
            beside: delegate
        ).replacing(
            "class AppCoordinator: BaseCoordinator", with: "class AppCoordinator: BaseCoordinator, LoginDelegate"),
        EndingProgram(
            name: "it filters itself out of its children",
            wiring: "login.onEnd = { [unowned self] in self.children = self.children.filter { $0 !== self } }"),
        EndingProgram(
            name: "it takes itself out of its children",
            members: "func leave() { children.removeAll(where: { $0 === self }) }", wiring: "login.onEnd = leave"),
        EndingProgram(
            name: "through a second method", members: "func done(_ child: Coordinator?) { remove(child) }",
            wiring: "login.onEnd = { [weak self] in self?.done(self?.current) }"),
    ]

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) {
        #expect(program.kept().contains { $0.hasSuffix("Coordinator") }, "\(program.kept())")
    }

    private static let quiet = [
        EndingProgram(name: "the child"),
        EndingProgram(name: "the child, strongly", wiring: "login.onEnd = { [weak self] in self?.remove(login) }"),
        EndingProgram(
            name: "the child, unwrapped",
            wiring:
                "login.onEnd = { [weak self, weak login] in guard let self, let login else { return }; self.remove(login) }"
        ),
        EndingProgram(
            name: "both",
            wiring: "login.onEnd = { [weak self, weak login] in self?.remove(self?.current); self?.remove(login) }"),
        EndingProgram(
            name: "all",
            wiring: "login.onEnd = { [weak self] in self?.remove(self?.current); self?.children.removeAll() }"),
        EndingProgram(
            name: "a property that may hold the child", members: "var last: Coordinator?",
            wiring: "last = login; login.onEnd = { [weak self] in self?.remove(self?.last) }"),
        EndingProgram(
            name: "it filters itself and the child",
            wiring: """
                login.onEnd = { [unowned self, unowned login] in
                    self.children = self.children.filter { $0 !== self && $0 !== login }
                }
                """),
        EndingProgram(
            name: "the child takes itself out of its parent", wiring: "",
            login: "override func finish() { parent?.children.removeAll { $0 === self } }"),
        EndingProgram(
            name: "each takes itself out of its parent", members: "override func finish() { leave(self) }",
            wiring: "login.onEnd = { [weak login] in login?.leave(login) }",
            beside: """
                extension BaseCoordinator { func leave(_ one: BaseCoordinator?) { parent?.children.removeAll { $0 === one } } }
                """),
        EndingProgram(
            name: "it takes itself out, and then all",
            wiring:
                "login.onEnd = { [unowned self] in self.children.removeAll { $0 === self }; self.children.removeAll() }"
        ),
        EndingProgram(
            name: "an argument", wiring: "login.onFinish = { [weak self] child in self?.remove(child) }",
            login: "var onFinish: ((Coordinator) -> Void)?\noverride func finish() { onFinish?(self) }"),
        EndingProgram(
            name: "a value that is not known",
            wiring: "login.onEnd = { [weak self] in self?.remove(self?.children.last) }"),
        EndingProgram(
            name: "the child goes on",
            wiring: """
                login.onEnd = { [weak self, weak login] in self?.remove(login) }
                login.onLogin = { [weak self] in self?.remove(self?.current) }
                """,
            login: "var onLogin: (() -> Void)?\nfunc done() { onLogin?() }"),
        EndingProgram(
            name: "an inner variable",
            wiring: "login.onEnd = { [weak self] in if let child = self?.children.first { self?.remove(child) } }"),
        EndingProgram(
            name: "another child's event",
            wiring: "login.onEnd = { [weak self, weak login] in self?.remove(login); self?.showHelp() }"),
        EndingProgram(
            name: "the argument hides the other", members: "func end(_ current: Coordinator?) { remove(current) }",
            wiring: "login.onEnd = { [weak self, weak login] in self?.end(login) }"),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) {
        #expect(!program.kept().contains { $0.hasSuffix("Coordinator") }, "\(program.kept())")
    }
}

import Testing

/// Children that are gone when the function that made them returns.
@Suite struct DroppedCoordinatorTests {
    private static func made(
        _ name: String, _ store: String = "", members: String = "", login: String = "", screen: String = "",
        start: String = "screen.onDone = { [weak self] in self?.finish() }"
    ) -> EndingProgram {
        EndingProgram(name: name, members: members, wiring: "", login: login, start: start, screen: screen)
            .replacing("add(login)", with: store).replacing("login.parent = self\n", with: "")
            .replacing("override func finish", with: "func finish")
    }

    private static let firing = [
        made("a variable"),
        made("an output of its own", "login.onEnd = { [weak self] in self?.showHelp() }"),
        made("a weak capture", "login.onEnd = { [weak login] in login?.start() }"),
        made("an unowned capture", "login.onEnd = { [unowned login] in login.start() }"),
        made(
            "its screen refers to it weakly", screen: "weak var coordinator: LoginCoordinator?",
            start: "screen.coordinator = self; screen.onDone = { [weak self] in self?.finish() }"),
        made("a condition", "if login.stack.viewControllers.isEmpty { print(1) }"),
        made("it is told something", "login.stack.title = nil"),
    ]

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) { #expect(program.drops, "\(String(describing: program.loginBranch))") }

    private static let quiet = [
        made("an array", "children.append(login)"),
        made("a method that stores it", "add(login)"),
        // What a weak property holds is told on the branch.
        made("a weak property", "flow = login", members: "weak var flow: LoginCoordinator?"),
        made("a property", "flow = login", members: "var flow: LoginCoordinator?"),
        made("its screen holds it", screen: "var coordinator: LoginCoordinator?", start: "screen.coordinator = self"),
        made("its screen's output holds it", start: "screen.onDone = { self.finish() }"),
        made("a method reference", start: "screen.onDone = finish"),
        made("its own output holds it", "login.onEnd = { login.start() }"),
        made("a function that may keep it", "Registry.keep(login)"),
        made(
            "a tuple that is handed on", "keep((login, 1))",
            members:
                "func keep(_ pair: (LoginCoordinator, Int)) { pairs.append(pair) }\nvar pairs: [(LoginCoordinator, Int)] = []"
        ),
        made("nothing that comes later asks for it", start: "screen.onDone = { print(1) }"),
        made("it keeps itself", login: "var me: LoginCoordinator?", start: "me = self"),
        made("a timer", start: "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.finish() }"),
        made("a task", start: "Task { await self.load() }"),
        made("an associated object", "objc_setAssociatedObject(stack, \"login\", login, .OBJC_ASSOCIATION_RETAIN)"),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) { #expect(!program.drops) }
}

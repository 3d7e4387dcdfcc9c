import Testing

/// Overridden methods that leave out what tells the parent that the coordinator ends.
@Suite struct FinishWithoutTellingTests {
    private static let firing = [
        EndingProgram(name: "only pops", login: "override func finish() { stack.popViewController(animated: true) }"),
        EndingProgram(name: "does nothing", login: "override func finish() {}"),
        EndingProgram(
            name: "calls a helper that tells nothing",
            login: "override func finish() { leave() }\nfunc leave() { stack.dismiss(animated: true) }"),
        EndingProgram(
            name: "a class between", login: "",
            beside: "class FlowCoordinator: BaseCoordinator { override func finish() { children = children } }"
        ).replacing("class LoginCoordinator: BaseCoordinator", with: "class LoginCoordinator: FlowCoordinator"),
        EndingProgram(
            name: "emits another event", login: "var onOther: (() -> Void)?\noverride func finish() { onOther?() }"),
        EndingProgram(
            name: "the base calls the parent", wiring: "",
            login: "override func finish() { stack.popViewController(animated: true) }"
        ).replacing("func finish() { onEnd?() }", with: "func finish() { parent?.remove(self) }"),
        EndingProgram(
            name: "the base tells in a helper", login: "override func finish() { print(1) }"
        ).replacing("func finish() { onEnd?() }", with: "func finish() { tell() }\nfunc tell() { onEnd?() }"),
    ]

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) {
        #expect(program.kept().contains { $0.hasSuffix("finish") }, "\(program.kept())")
    }

    private static let quiet = [
        EndingProgram(name: "calls super", login: "override func finish() { print(1); super.finish() }"),
        EndingProgram(
            name: "calls super in a closure",
            login: "override func finish() { stack.dismiss(animated: true) { super.finish() } }"),
        EndingProgram(name: "emits the event", login: "override func finish() { onEnd?() }"),
        EndingProgram(
            name: "emits it in a helper", login: "override func finish() { leave() }\nfunc leave() { onEnd?() }"),
        EndingProgram(
            name: "a helper calls super", login: "override func finish() { leave() }\nfunc leave() { super.finish() }"),
        EndingProgram(name: "calls the parent", login: "override func finish() { parent?.remove(self) }"),
        EndingProgram(name: "hands itself over", login: "override func finish() { Registry.shared.end(self) }"),
        EndingProgram(name: "is not overridden"),
        EndingProgram(
            name: "emits another event that removes it",
            wiring: """
                login.onEnd = { [weak self, weak login] in self?.remove(login) }
                login.onOther = { [weak self, weak login] in self?.remove(login) }
                """,
            login: "var onOther: (() -> Void)?\noverride func finish() { onOther?() }"),
        EndingProgram(
            name: "the base tells nothing", login: "override func finish() {}"
        ).replacing("func finish() { onEnd?() }", with: "func finish() { print(1) }"),
        EndingProgram(name: "no code removes it", wiring: "", login: "override func finish() {}"),
        EndingProgram(name: "another method", login: "override func start(_ deep: Bool) {}\nfunc end() {}"),
        EndingProgram(name: "is never to run", login: "override func finish() { fatalError() }"),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) {
        #expect(!program.kept().contains { $0.hasSuffix("finish") }, "\(program.kept())")
    }
}

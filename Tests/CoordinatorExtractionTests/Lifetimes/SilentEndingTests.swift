import Testing

/// Endings on which a child's screen goes, while another ending removes the child.
@Suite struct SilentEndingTests {
    private static let two = """
        login.onEnd = { [weak self, weak login] in self?.remove(login) }
        login.onCancel = { [weak self] in self?.stack.popViewController(animated: true) }
        """
    private static let cancel = "var onCancel: (() -> Void)?\nfunc cancel() { onCancel?() }"
    private static let screen = "var onCancel: (() -> Void)?\nfunc tapCancel() { onCancel?() }"
    private static let delegate = """
        protocol LoginDelegate: AnyObject { func loginDidEnd(_ child: LoginCoordinator); func loginDidCancel() }
        extension AppCoordinator: LoginDelegate {
            func loginDidEnd(_ child: LoginCoordinator) { remove(child) }
            func loginDidCancel() { stack.popViewController(animated: true) }
        }
        """
    private static let delegating = """
        weak var delegate: LoginDelegate?
        override func finish() { delegate?.loginDidEnd(self) }
        func cancel() { delegate?.loginDidCancel() }
        """
    private static let sheet = "stack.present(screen, animated: true)"
    private static let cancelled = """
        screen.onDone = { [weak self] in self?.finish() }
        screen.onCancel = { [weak self] in self?.cancel() }
        """

    /// A child that says that its screen has gone, in one of two ways.
    private static func gone(_ name: String, _ way: String, cancel: String = "print(1)") -> EndingProgram {
        EndingProgram(
            name: name, wiring: "login.delegate = self",
            login: """
                weak var delegate: LoginDelegate?
                var isDone = false
                func tell() { \(way) }
                """,
            start: "screen.onDismissed = { [weak self] in guard let self else { return }; self.tell() }",
            screen: "var onDismissed: (() -> Void)?\nfunc hasGone() { onDismissed?() }",
            beside: delegate.replacing("stack.popViewController(animated: true)", with: cancel))
    }

    private static let firing = [
        gone(
            "the screen has gone, and one event of two removes the child",
            "if isDone { delegate?.loginDidEnd(self) } else { delegate?.loginDidCancel() }"),
        gone(
            "the same with a way that is left",
            "guard isDone else { delegate?.loginDidCancel(); return }; delegate?.loginDidEnd(self)"),
        EndingProgram(name: "the parent pops", wiring: two, login: cancel),
        EndingProgram(
            name: "the parent dismisses", wiring: two.replacing("popViewController", with: "dismiss"), login: cancel,
            show: sheet),
        EndingProgram(
            name: "the parent pops in a method", members: "func back() { stack.popViewController(animated: true) }",
            wiring: two.replacing("self?.stack.popViewController(animated: true)", with: "self?.back()"), login: cancel),
        EndingProgram(name: "a delegate", wiring: "login.delegate = self", login: delegating, beside: delegate),
        EndingProgram(
            name: "the child pops", login: "func cancel() { stack.popViewController(animated: true) }",
            start: cancelled,
            screen: screen),
        EndingProgram(
            name: "the child dismisses",
            login: "func cancel() { leave() }\nfunc leave() { stack.dismiss(animated: true) }",
            start: cancelled, show: sheet, screen: screen),
        EndingProgram(
            name: "the view model calls the child",
            login: "func cancel() { stack.popViewController(animated: true) }",
            start:
                "screen.onDone = { [weak self] in self?.finish() }; screen.model = LoginViewModel(coordinator: self)",
            screen: "var model: LoginViewModel?\nfunc tapCancel() { model?.cancel() }",
            beside: """
                class LoginViewModel {
                    weak var coordinator: LoginCoordinator?
                    init(coordinator: LoginCoordinator) { self.coordinator = coordinator }
                    func cancel() { coordinator?.cancel() }
                }
                """),
    ]

    @Test(arguments: firing)
    func fires(_ program: EndingProgram) {
        #expect(program.kept().contains { $0.lowercased().contains("cancel") }, "\(program.kept())")
    }

    private static let quiet = [
        gone(
            "the screen has gone, and both are told",
            "if isDone { delegate?.loginDidEnd(self) } else { delegate?.loginDidCancel(); delegate?.loginDidEnd(self) }"
        ),
        gone(
            "the screen has gone, and the handler tells on",
            "if isDone { delegate?.loginDidEnd(self) } else { delegate?.loginDidCancel() }", cancel: "onEnd?()"),
        gone(
            "the screen has gone, and the handler removes it",
            "if isDone { delegate?.loginDidEnd(self) } else { delegate?.loginDidCancel() }",
            cancel: "children.removeAll()"),
        gone("no code removes it when the screen has gone", "delegate?.loginDidCancel()"),
        EndingProgram(
            name: "both remove",
            wiring: two.replacing("in self?.stack", with: "in self?.children.removeAll(); self?.stack"), login: cancel),
        EndingProgram(
            name: "the parent shows something", wiring: two.replacing("popViewController", with: "hideToolbar"),
            login: cancel),
        EndingProgram(
            name: "the parent ends as well",
            wiring: two.replacing(
                "self?.stack.popViewController(animated: true)",
                with: "self?.stack.popViewController(animated: true); self?.onEnd?()"),
            login: cancel),
        EndingProgram(
            name: "another event follows", wiring: two,
            login: "var onCancel: (() -> Void)?\nfunc cancel() { onCancel?(); onEnd?() }"),
        EndingProgram(
            name: "a sheet over it", wiring: two.replacing("popViewController", with: "dismiss"), login: cancel),
        EndingProgram(
            name: "the stack's delegate", wiring: two, login: cancel,
            beside: """
                extension AppCoordinator: UINavigationControllerDelegate {
                    func navigationController(_ stack: UINavigationController, didShow screen: UIViewController, animated: Bool) {}
                }
                """),
        EndingProgram(
            name: "the child emits", login: "func cancel() { stack.popViewController(animated: true); onEnd?() }",
            start: cancelled, screen: screen),
        EndingProgram(
            name: "the child calls its parent",
            login: "func cancel() { stack.popViewController(animated: true); parent?.remove(self) }", start: cancelled,
            screen: screen),
        EndingProgram(
            name: "the child emits when it is dismissed",
            login: "func cancel() { stack.dismiss(animated: true) { self.onEnd?() } }",
            start: cancelled, show: sheet, screen: screen),
        EndingProgram(
            name: "the child dismisses an alert",
            login:
                "func cancel() { stack.dismiss(animated: true) }\nfunc warn() { stack.present(UIAlertController(), animated: true) }",
            start: cancelled, show: sheet, screen: screen),
        EndingProgram(
            name: "the child goes on", login: "func cancel() { stack.isToolbarHidden = true }", start: cancelled,
            screen: screen),
        EndingProgram(name: "one ending"),
        EndingProgram(
            name: "the screen says that it goes", wiring: two, login: cancel,
            screen: "override func viewDidDisappear(_ animated: Bool) { onDone?() }"),
        EndingProgram(
            name: "never removed: it is reported once", wiring: two.split(separator: "\n").dropFirst().joined(),
            login: cancel),
    ]

    @Test(arguments: quiet)
    func staysQuiet(_ program: EndingProgram) {
        #expect(!program.kept().contains { $0.lowercased().contains("cancel") }, "\(program.kept())")
    }
}

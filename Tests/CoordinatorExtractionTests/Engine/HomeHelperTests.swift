import Testing

/// Helpers of screens that tell only the screen that has them.
@Suite struct HomeHelperTests {
    /// Two screens, of which each has a helper, and who shows them.
    private static let base = """
        let app = MailCoordinator()
        class MailCoordinator { //: root
            let stack = UINavigationController()
            func start() { stack.setViewControllers([ReadController(), WriteController()], animated: false) }
        }
        class Keyboard { var onShow: ((Bool) -> Void)? }
        protocol Typing: AnyObject { var keyboard: Keyboard { get } }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen that does not listen to its own keyboard loses nothing, though another screen does", beside: base,
            """
            extension Typing where Self: UIViewController { func showKeyboard() { keyboard.onShow?(true) } }
            class ReadController: UIViewController, Typing { //: screen of MailCoordinator
                let keyboard = Keyboard()
                override func viewDidLoad() { showKeyboard() }
            }
            class WriteController: UIViewController, Typing { //: screen of MailCoordinator
                let keyboard = Keyboard()
                override func viewDidLoad() {
                    keyboard.onShow = { [weak self] _ in self?.title = "Write" }
                    showKeyboard()
                }
            }
            """),
        MarkedProgram(
            "a helper that a service makes for itself is not the screen's that has one of its own",
            """
            let app = MailCoordinator()
            class MailCoordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let read = ReadController()
                    read.notices.onTap = { [weak self] in self?.close() } //: MailCoordinator catches Notices.onTap
                    stack.pushViewController(read, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class Notices {
                var onTap: (() -> Void)?
                func receive() { onTap?() } //: ReadController emits Notices.onTap
            }
            class ReadController: UIViewController { let notices = Notices() } //: screen of MailCoordinator
            class NoticeService: UNNotificationServiceExtension {
                override func serviceExtensionTimeWillExpire() { Notices().receive() }
            }
            """),
        MarkedProgram(
            "the nearest miss: a coordinator listens to the keyboard of one screen",
            """
            let app = MailCoordinator()
            class MailCoordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let write = WriteController()
                    write.keyboard.onShow = { [weak self] _ in self?.close() } //: MailCoordinator catches Keyboard.onShow
                    stack.setViewControllers([ReadController(), write], animated: false)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class Keyboard { var onShow: ((Bool) -> Void)? }
            protocol Typing: AnyObject { var keyboard: Keyboard { get } }
            extension Typing where Self: UIViewController {
                func showKeyboard() { keyboard.onShow?(true) } //: ReadController emits Keyboard.onShow unheard; WriteController emits Keyboard.onShow
            }
            class ReadController: UIViewController, Typing { //: screen of MailCoordinator
                let keyboard = Keyboard()
                override func viewDidLoad() { showKeyboard() }
            }
            class WriteController: UIViewController, Typing { //: screen of MailCoordinator
                let keyboard = Keyboard()
                override func viewDidLoad() { showKeyboard() }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

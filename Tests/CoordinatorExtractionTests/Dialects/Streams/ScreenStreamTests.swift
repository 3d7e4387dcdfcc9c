import Testing

/// Streams of screens and of their models, as code really gets and reads them.
@Suite struct ScreenStreamTests {
    private static func base(_ start: String) -> String {
        """
        import RxSwift
        import RxCocoa
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let app = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { app.start() }
        }
        class AppCoordinator { //: root
            let stack = UINavigationController()
            let bag = DisposeBag()
            func start() {
                \(start)
            }
            func close() { stack.popViewController(animated: true) }
        }

        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen of a storyboard gets its model by assignment, and a factory that no code calls has another one",
            base(
                """
                let model = LoginModel()
                let screen = UIStoryboard(name: "Login", bundle: nil).instantiateInitialViewController() as! LoginController
                screen.model = model
                stack.pushViewController(screen, animated: true)
                model.done.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginModel.done
                """)
                    + """
                    class LoginModel {
                        let done: Observable<Void>
                        private let subject = PublishSubject<Void>()
                        init() { done = subject.asObservable() }
                        func send() { subject.onNext(()) } //: LoginController emits LoginModel.done
                    }
                    class LoginController: UIViewController { //: screen of AppCoordinator
                        var model: LoginModel!
                        @objc func tapped() { model.send() }
                        static func make(_ model: LoginModel) -> LoginController {
                            let screen = LoginController()
                            screen.model = model
                            return screen
                        }
                    }
                    """),
        MarkedProgram(
            "a stream of a control that the screen also reads elsewhere; the nearest miss is read nowhere else",
            base(
                """
                let model = LoginModel()
                stack.pushViewController(LoginController(model), animated: true)
                model.done.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginModel.done
                """)
                    + """
                    class LoginModel {
                        struct Input { let taps: Observable<Void>; let helps: Observable<Void> }
                        let done = PublishSubject<Void>()
                        func take(_ input: Input) {}
                    }
                    class LoginController: UIViewController { //: screen of AppCoordinator
                        let model: LoginModel
                        let bag = DisposeBag()
                        let (button, help) = (UIButton(), UIButton())
                        init(_ model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                        override func viewDidLoad() {
                            let helps = help.rx.tap.asObservable() //: LoginController emits LoginModel.Input.helps
                            model.take(LoginModel.Input(taps: button.rx.tap.asObservable(), helps: helps))
                            button.rx.tap.bind(to: model.done).disposed(by: bag) //: LoginController emits LoginModel.done
                        }
                    }
                    """),
        MarkedProgram(
            "a stream that only ends; the nearest miss: one that has values before it ends",
            base(
                """
                let screen = LoginController()
                screen.done.subscribe(onCompleted: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginController.done
                screen.help.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginController.help
                stack.pushViewController(screen, animated: true)
                """)
                    + """
                    class LoginController: UIViewController { //: screen of AppCoordinator
                        let done = PublishSubject<Void>()
                        let help = PublishSubject<Void>()
                        @objc func tapped() { done.onCompleted() } //: LoginController emits LoginController.done
                        @objc func helped() {
                            help.onNext(()) //: LoginController emits LoginController.help
                            help.onCompleted()
                        }
                    }
                    """),
        MarkedProgram(
            "a library's stream of the screen itself, without self",
            base(
                """
                let model = LoginModel()
                stack.pushViewController(LoginController(model), animated: true)
                model.shown.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginModel.shown
                """)
                    + """
                    class LoginModel { let shown = PublishSubject<Void>() }
                    class LoginController: UIViewController { //: screen of AppCoordinator
                        let model: LoginModel
                        let bag = DisposeBag()
                        init(_ model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                        override func viewDidLoad() {
                            rx.viewDidAppear.bind(to: model.shown).disposed(by: bag) //: LoginController emits LoginModel.shown
                        }
                    }
                    extension Reactive where Base: UIViewController {
                        var viewDidAppear: Observable<Void> { methodInvoked(#selector(UIViewController.viewDidAppear)).map { _ in } }
                    }
                    """),
        MarkedProgram(
            "a variable with the app's own wrapper asks the container for a screen",
            base(
                """
                container.register(LoginController.self) { _ in LoginController(LoginModel()) }
                @Inject var screen: LoginController
                screen.model.done.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches LoginModel.done
                stack.pushViewController(screen, animated: true)
                """)
                    + """
                    let container = Container()
                    @propertyWrapper class Inject<Wanted> {
                        let wrappedValue: Wanted
                        init() { wrappedValue = container.resolve(Wanted.self)! }
                    }
                    class LoginModel { let done = PublishSubject<Void>() }
                    class LoginController: UIViewController { //: screen of AppCoordinator
                        let model: LoginModel
                        init(_ model: LoginModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                        @objc func tapped() { model.done.onNext(()) } //: LoginController emits LoginModel.done
                    }
                    """),
    ]

    @Test(arguments: programs) func finds(_ program: MarkedProgram) { program.check() }
}

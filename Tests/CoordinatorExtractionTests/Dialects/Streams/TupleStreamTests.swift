import Testing

/// Streams that go together in a tuple with labels, as the inputs of a view model do.
@Suite struct TupleStreamTests {
    /// A screen that gives its model the taps of two buttons, and a coordinator that subscribes to the first.
    private static func program(
        _ title: String, aliases: String, input: String, taps: String, help: String = "", name: String = "LoginModel"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import RxCocoa
            import RxSwift
            import UIKit
            let app = AppCoordinator()
            protocol Coordinator: AnyObject { func start() }
            \(aliases)
            class LoginModel {
                let input: \(input)
                init(input: \(input)) { self.input = input }
                \(help)
            }
            class LoginScreen: UIViewController { //: screen of AppCoordinator
                let newButton = UIButton(), helpButton = UIButton()
                var build: LoginBuilder!
                private var model: LoginModel!
                override func viewDidLoad() {
                    \(taps)
                    model = build(taps)
                }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                private let bag = DisposeBag()
                func start() {
                    let screen = LoginScreen()
                    screen.build = { [bag] in
                        let model = LoginModel(input: $0)
                        model.input.opened.drive(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches \(name).opened
                        return model
                    }
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    }

    private static let tuple = """
        typealias LoginInput = (opened: Driver<Void>, helped: Driver<Void>)
        typealias LoginBuilder = (LoginInput) -> LoginModel
        """

    static let programs: [MarkedProgram] = [
        program(
            "two parts of a tuple are two events, and no code reads the second", aliases: tuple, input: "LoginInput",
            taps: """
                let taps: LoginInput = (
                    opened: newButton.rx.tap.asDriver(), //: LoginScreen emits LoginModel.opened
                    helped: helpButton.rx.tap.asDriver()) //: LoginScreen emits LoginModel.helped
                """),
        program(
            "the model itself reads the second: that stays inside the screen", aliases: tuple, input: "LoginInput",
            taps: """
                let taps: LoginInput = (
                    opened: newButton.rx.tap.asDriver(), //: LoginScreen emits LoginModel.opened
                    helped: helpButton.rx.tap.asDriver())
                """,
            help: "func begin() { input.helped.drive(onNext: { print(1) }) }"),
        program(
            "the nearest miss: a part that keeps its last value is state",
            aliases: """
                typealias LoginInput = (opened: Driver<Void>, helped: BehaviorRelay<Int>)
                typealias LoginBuilder = (LoginInput) -> LoginModel
                """,
            input: "LoginInput",
            taps: """
                let helped = BehaviorRelay<Int>(value: 0)
                helped.accept(1)
                let taps: LoginInput = (
                    opened: newButton.rx.tap.asDriver(), //: LoginScreen emits LoginModel.opened
                    helped: helped)
                """),
        program(
            "a struct of streams that a closure receives under the app's own name",
            aliases: """
                struct Taps { let opened: Driver<Void>, helped: Driver<Void> }
                typealias LoginInput = Taps
                typealias LoginBuilder = (LoginInput) -> LoginModel
                """,
            input: "LoginInput",
            taps: """
                let taps = Taps(
                    opened: newButton.rx.tap.asDriver(), //: LoginScreen emits Taps.opened
                    helped: helpButton.rx.tap.asDriver()) //: LoginScreen emits Taps.helped
                """,
            name: "Taps"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

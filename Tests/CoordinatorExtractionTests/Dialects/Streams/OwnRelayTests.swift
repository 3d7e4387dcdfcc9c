import Testing

/// A coordinator that subscribes to its own relay intercepts what it sends there itself, like what others send.
@Suite struct OwnRelayTests {
    private static func program(_ name: String, child: String, app: String) -> MarkedProgram {
        MarkedProgram(
            name,
            """
            import RxRelay
            import RxSwift
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            enum Place { case list, login }
            class ListController: UIViewController { //: screen of ListCoordinator
                weak var coordinator: ListCoordinator?
                override func viewDidLoad() { coordinator?.places.accept(.list) } //: ListController emits Place.list
            }
            class ListCoordinator: Coordinator { //: coordinator
                let bag = DisposeBag()
                let places = PublishRelay<Place>()
                let stack: UINavigationController
                init(stack: UINavigationController) {
                    self.stack = stack
                    places.subscribe(onNext: { [weak self] place in
                        switch place {
                        \(child)
                        }
                    }).disposed(by: bag)
                }
                func start() {
                    let list = ListController()
                    list.coordinator = self
                    stack.pushViewController(list, animated: true)
                    restart()
                }
                func restart() { places.accept(.login) } //: ListCoordinator emits Place.login
            }
            class AppCoordinator: Coordinator { //: root navigation
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let list = ListCoordinator(stack: stack) //: AppCoordinator presents ListCoordinator as push
                    \(app)
                    list.start()
                }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "it acts on its own case",
            child: """
                case .list: self?.stack.popViewController(animated: true) //: ListCoordinator catches Place.list
                case .login: self?.stack.dismiss(animated: true) //: ListCoordinator catches Place.login
                """, app: ""),
        program(
            "it drops its own case",
            child: """
                case .list: self?.stack.popViewController(animated: true) //: ListCoordinator catches Place.list
                case .login: break //: ListCoordinator catches Place.login
                """, app: ""),
        program(
            "the nearest miss: its parent subscribes as well, so the case is the parent's",
            child: """
                case .list: self?.stack.popViewController(animated: true) //: ListCoordinator catches Place.list
                case .login: self?.stack.dismiss(animated: true)
                """,
            app: """
                list.places.subscribe(onNext: { [weak self] place in
                    switch place {
                    case .list: break
                    case .login: self?.stack.dismiss(animated: true) //: AppCoordinator catches Place.login
                    }
                }).disposed(by: bag)
                """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

import Testing

/// Streams that no code of the app subscribes to, but for which that is no loss.
@Suite struct LibraryReaderTests {
    private static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator()
        class AppCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() {
                stack.pushViewController(ListController(), animated: true)
                stack.pushViewController(MapController(), animated: true)
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a list of the app's own cells shows it; the nearest miss is a subject to which another stream is bound",
            beside: base,
            """
            class ListCell: UITableViewCell {}
            class ListController: UIViewController { //: screen of AppCoordinator
                let table = UITableView()
                let items = PublishSubject<[String]>()
                let titles = PublishSubject<[String]>()
                let bag = DisposeBag()
                override func viewDidLoad() {
                    items.bind(to: table.rx.items(cellIdentifier: "cell", cellType: ListCell.self)) { _, text, cell in
                        cell.textLabel?.text = text
                    }.disposed(by: bag)
                    items.onNext(["a"])
                    titles.onNext(["b"]) //: ListController emits ListController.titles
                }
            }
            class MapController: UIViewController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "an operator of a library that is not known may subscribe to it", beside: base,
            """
            class ListController: UIViewController { //: screen of AppCoordinator
                let items = PublishSubject<[String]>()
                override func viewDidLoad() {
                    items.reported(to: Reporter.shared)
                    items.onNext(["a"])
                }
            }
            class MapController: UIViewController {} //: screen of AppCoordinator
            """),
        MarkedProgram(
            "a base class offers its callbacks to all of its subclasses; the nearest miss is a screen's own",
            beside: base,
            """
            protocol Appearing { var appeared: PublishSubject<Void> { get } }
            class BaseController: UIViewController, Appearing {
                let appeared = PublishSubject<Void>()
                let shown = PublishSubject<Void>()
                override func viewDidAppear(_ animated: Bool) { appeared.onNext(()) }
                func show() { shown.onNext(()) } //: ListController emits ListController.shown
            }
            class ListController: BaseController { //: screen of AppCoordinator
                override func viewDidLoad() { show() }
            }
            class MapController: UIViewController { //: screen of AppCoordinator
                let gone = PublishSubject<Void>()
                override func viewDidDisappear(_ animated: Bool) { gone.onNext(()) } //: MapController emits MapController.gone
            }
            """),
        MarkedProgram(
            "all types that conform to a library's protocol have it, so the library may subscribe", beside: base,
            """
            import Wayfinding
            class ListController: UIViewController, Wayfinder { //: screen of AppCoordinator
                let way = PublishSubject<String>()
                override func viewDidLoad() { way.onNext("list") } //: unresolved
            }
            class MapController: UIViewController, Wayfinder { //: screen of AppCoordinator
                let way = PublishSubject<String>()
                override func viewDidLoad() { way.onNext("map") } //: unresolved
            }
            """),
        MarkedProgram(
            "the nearest miss: one of them does not have it", beside: base,
            """
            import Wayfinding
            class ListController: UIViewController, Wayfinder { //: screen of AppCoordinator
                let way = PublishSubject<String>()
                override func viewDidLoad() { way.onNext("list") } //: ListController emits ListController.way
            }
            class MapController: UIViewController, Wayfinder {} //: screen of AppCoordinator
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

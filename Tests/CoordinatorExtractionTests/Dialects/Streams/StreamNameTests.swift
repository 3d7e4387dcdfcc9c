import Testing

/// The property under which other code reads a stream.
@Suite struct StreamNameTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "private(set) only keeps others from assigning: a stored output, a lazy control, a relay that a protocol requires",
            """
            import RxCocoa
            import RxSwift
            import UIKit
            protocol Coordinator: AnyObject {
                var didStart: Signal<UIViewController> { get }
                func start()
            }
            let app = AppCoordinator()
            class ListModel {
                private let subject = PublishSubject<Int>()
                private(set) var select: AnyObserver<Int>!
                private(set) var shown: Observable<Int>!
                init() {
                    select = subject.asObserver()
                    shown = subject.asObservable()
                }
            }
            class ListController: UIViewController { //: screen of ListCoordinator
                let model: ListModel
                let button = UIBarButtonItem()
                private(set) lazy var cancelled = button.rx.tap //: ListController emits ListController.cancelled
                init(model: ListModel) { self.model = model }
                @objc func tap() { model.select.onNext(1) } //: ListController emits ListModel.shown
            }
            class ListCoordinator: Coordinator { //: coordinator
                let bag = DisposeBag()
                let stack = UINavigationController()
                private(set) lazy var didStart = relay.asSignal()
                private let relay = PublishRelay<UIViewController>()
                func start() {
                    let model = ListModel()
                    let list = ListController(model: model)
                    model.shown.subscribe(onNext: { [weak self] _ in self?.open() }).disposed(by: bag) //: ListCoordinator catches ListModel.shown
                    list.cancelled.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: ListCoordinator catches ListController.cancelled
                    stack.viewControllers = [list]
                    relay.accept(stack) //: ListCoordinator emits Coordinator.didStart
                }
                func open() { stack.pushViewController(UIViewController(), animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            class AppCoordinator { //: root container
                let window = UIWindow()
                let bag = DisposeBag()
                func start() {
                    let list = ListCoordinator() //: AppCoordinator presents ListCoordinator as set
                    list.didStart.emit(onNext: { [weak self] in self?.window.rootViewController = $0 }).disposed(by: bag) //: AppCoordinator catches Coordinator.didStart
                    list.start()
                }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

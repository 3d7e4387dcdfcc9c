import Testing

/// Cases without the name of their enum, which a stream's receiver gives them.
@Suite struct BoundCaseTests {
    private static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        enum PageAction { case pay, invite, report, help(Int) }
        let app = AppCoordinator()
        class PageController: UIViewController { //: screen of AppCoordinator
            let model: PageModel
            let taps = PublishSubject<Void>()
            init(model: PageModel) { self.model = model }
            override func viewDidLoad() { model.transform(taps) }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "bound to a subject of their enum, behind other operators, and merged", beside: base,
            """
            class PageModel {
                let actions = PublishSubject<PageAction>()
                private let count = BehaviorRelay(value: 0)
                func transform(_ taps: Observable<Void>) {
                    _ = taps.map { .pay }.bind(to: actions) //: PageController emits PageAction.pay
                    _ = taps.map { _ in .help(1) }.take(1).subscribe(actions) //: PageController emits PageAction.help
                    _ = Observable.merge(taps.map { .invite }, taps.skip(1).map { .report }).bind(to: actions) //: PageController emits PageAction.invite; PageController emits PageAction.report
                }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let model = PageModel()
                    model.actions.subscribe(onNext: { [weak self] in
                        switch $0 {
                        case .pay: self?.close() //: AppCoordinator catches PageAction.pay
                        case .invite, .help: self?.close() //: AppCoordinator catches PageAction.invite; AppCoordinator catches PageAction.help
                        case .report: break //: AppCoordinator catches PageAction.report
                        }
                    }).disposed(by: bag)
                    stack.pushViewController(PageController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: what is bound to streams of other types names no case of the app's", beside: base,
            """
            class PageModel {
                let actions = PublishSubject<PageAction>()
                let counts = PublishSubject<Int>()
                func transform(_ taps: Observable<Void>) {
                    _ = taps.map { .zero }.bind(to: counts) //: PageController emits PageModel.counts
                    _ = taps.map { PageAction.pay }.bind(to: actions) //: PageController emits PageAction.pay
                }
            }
            class AppCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() {
                    let model = PageModel()
                    model.actions.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches PageAction.pay
                    model.counts.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches PageModel.counts
                    stack.pushViewController(PageController(model: model), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

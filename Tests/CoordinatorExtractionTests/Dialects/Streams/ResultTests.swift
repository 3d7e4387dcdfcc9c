import Testing

/// What `start()` returns, and what the code that started the coordinator makes of it.
@Suite struct ResultTests {
    private static let base = """
        import RxCocoa
        import RxSwift
        import UIKit
        enum PickResult { case picked(String), cancelled, skipped }
        class BaseCoordinator<ResultType> {
            let bag = DisposeBag()
            private var children: [String: Any] = [:]
            private func free<T>(_ coordinator: BaseCoordinator<T>) { children["x"] = nil }
            func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
                children["x"] = coordinator
                return coordinator.start().do(onNext: { [weak self] _ in self?.free(coordinator) })
            }
            func start() -> Observable<ResultType> { fatalError() }
        }
        class PickViewModel {
            let pick: AnyObserver<String>
            let close: AnyObserver<Void>
            let didPick: Observable<String>
            let didClose: Observable<Void>
            let didSkip = PublishSubject<Void>()
            init() {
                let picking = PublishSubject<String>()
                pick = picking.asObserver()
                didPick = picking.asObservable()
                let closing = PublishSubject<Void>()
                close = closing.asObserver()
                didClose = closing.asObservable()
            }
        }
        class PickController: UIViewController {
            var model: PickViewModel!
            let button = UIButton()
            let table = UITableView()
            override func viewDidLoad() {
                table.rx.modelSelected(String.self).bind(to: model.pick) //: PickController emits PickViewModel.didPick
                button.rx.tap.bind(to: model.close) //: PickController emits PickViewModel.didClose
            }
            func skip() { model.didSkip.onNext(()) } //: PickController emits PickViewModel.didSkip
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let coordinator = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start().subscribe() }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a result that is handled, one that is mapped away, and one that is dropped",
            beside: base.replacingMark("class PickController", "screen of PickCoordinator"),
            """
            class AppCoordinator: BaseCoordinator<Void> { //: root navigation
                let stack = UINavigationController()
                override func start() -> Observable<Void> {
                    let pick = PickCoordinator(stack) //: AppCoordinator presents PickCoordinator as push
                    coordinate(to: pick).subscribe(onNext: { [weak self] result in
                        switch result {
                        case .picked(let name): self?.show(name) //: AppCoordinator catches PickResult.picked
                        case .cancelled: self?.stack.popViewController(animated: true) //: AppCoordinator catches PickResult.cancelled
                        case .skipped: break //: AppCoordinator catches PickResult.skipped
                        }
                    }).disposed(by: bag)
                    return .never()
                }
                func show(_ name: String) { stack.title = name }
            }
            class PickCoordinator: BaseCoordinator<PickResult> { //: coordinator
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                override func start() -> Observable<PickResult> {
                    let controller = PickController()
                    let model = PickViewModel()
                    controller.model = model
                    let picked = model.didPick.map { PickResult.picked($0) } //: PickCoordinator catches PickViewModel.didPick; PickCoordinator emits PickResult.picked
                    let cancelled = model.didClose.map { _ in PickResult.cancelled } //: PickCoordinator catches PickViewModel.didClose; PickCoordinator emits PickResult.cancelled
                    let skipped = model.didSkip.map { .skipped } //: PickCoordinator catches PickViewModel.didSkip; PickCoordinator emits PickResult.skipped
                    stack.pushViewController(controller, animated: true)
                    return Observable.merge(picked, cancelled, skipped).take(1)
                        .do(onNext: { [weak self] _ in self?.stack.popViewController(animated: true) })
                }
            }
            """),
        MarkedProgram(
            "run-time values decide which of two cases a result is; a third one is never made",
            beside: base.replacingMark("class PickController", "screen of PickCoordinator"),
            """
            class AppCoordinator: BaseCoordinator<Void> { //: root navigation
                let stack = UINavigationController()
                override func start() -> Observable<Void> {
                    let pick = PickCoordinator(stack) //: AppCoordinator presents PickCoordinator as push
                    coordinate(to: pick).subscribe(onNext: { [weak self] result in
                        switch result {
                        case .picked: self?.stack.popViewController(animated: true) //: AppCoordinator catches PickResult.picked
                        case .cancelled: self?.stack.popViewController(animated: true) //: AppCoordinator catches PickResult.cancelled
                        case .skipped: self?.stack.popViewController(animated: true)
                        }
                    }).disposed(by: bag)
                    return .never()
                }
            }
            class PickCoordinator: BaseCoordinator<PickResult> { //: coordinator
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                override func start() -> Observable<PickResult> {
                    let controller = PickController()
                    let model = PickViewModel()
                    controller.model = model
                    stack.pushViewController(controller, animated: true)
                    return model.didPick.map { $0.isEmpty ? PickResult.cancelled : .picked($0) } //: PickCoordinator catches PickViewModel.didPick; PickCoordinator emits PickResult.picked; PickCoordinator emits PickResult.cancelled
                }
            }
            """),
    ]

    @Test func aCaseThatIsNamedAndDroppedMeetsAnEmptyHandler() {
        let claims = Self.programs[0].tree().coordinators.flatMap(\.intercepts)
        #expect(claims.first { $0.event == "PickResult.skipped" }?.isEmpty == true)
        #expect(claims.first { $0.event == "PickResult.cancelled" }?.isEmpty == false)
    }

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

extension String {
    fileprivate func replacingMark(_ line: String, _ fact: String) -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(line) ? "\($0) //: \(fact)" : String($0) }.joined(separator: "\n")
    }
}

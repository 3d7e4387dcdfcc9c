import Testing

/// What a coordinator sends to a child that it made is no event.
@Suite struct DownwardStreamTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a parent fills a child's relay; the nearest misses: the child's screen sends, and the child sends upwards",
            """
            import RxRelay
            import RxSwift
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = AppCoordinator()
            class MapController: UIViewController { //: screen of MapCoordinator
                let picked = PublishRelay<String>()
                @objc func tap() { picked.accept("here") } //: MapController emits MapController.picked
            }
            class MapCoordinator: Coordinator { //: coordinator
                let bag = DisposeBag()
                let place = BehaviorRelay<String?>(value: nil)
                let done = PublishRelay<Void>()
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let map = MapController()
                    place.subscribe(onNext: { [weak self] _ in self?.turn() }).disposed(by: bag)
                    map.picked.subscribe(onNext: { [weak self] _ in self?.end() }).disposed(by: bag) //: MapCoordinator catches MapController.picked
                    stack.pushViewController(map, animated: true)
                }
                func turn() { stack.popViewController(animated: true) }
                func end() { done.accept(()) } //: MapCoordinator emits MapCoordinator.done
            }
            class AppCoordinator: Coordinator { //: root navigation
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let map = MapCoordinator(stack: stack) //: AppCoordinator presents MapCoordinator as push
                    map.place.accept("there")
                    map.done.subscribe(onNext: { [weak self] in self?.back() }).disposed(by: bag) //: AppCoordinator catches MapCoordinator.done
                    map.start()
                }
                func back() { stack.popViewController(animated: true) }
            }
            """)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

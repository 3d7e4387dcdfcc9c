import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that a base class removes when they have a result, and that never have one.
@Suite struct SilentResultTests {
    private static func removals(result: String) -> [Removal]? {
        let source = """
            import RxSwift
            import UIKit
            let app = AppCoordinator()
            class BaseCoordinator<Result> {
                let bag = DisposeBag()
                let id = UUID()
                var children: [UUID: Any] = [:]
                func free<Other>(_ child: BaseCoordinator<Other>) { children[child.id] = nil }
                func coordinate<Other>(to child: BaseCoordinator<Other>) -> Observable<Other> {
                    children[child.id] = child
                    return child.start().do(onNext: { [weak self] _ in self?.free(child) })
                }
                func start() -> Observable<Result> { fatalError() }
            }
            class AppCoordinator: BaseCoordinator<Void> {
                let stack = UINavigationController()
                override func start() -> Observable<Void> {
                    let home = HomeScreen()
                    stack.pushViewController(home, animated: false)
                    home.help.subscribe(onNext: { [weak self] in
                        guard let self else { return }
                        self.coordinate(to: HelpCoordinator(self.stack)).subscribe().disposed(by: self.bag)
                    }).disposed(by: bag)
                    return .never()
                }
            }
            class HelpCoordinator: BaseCoordinator<Void> {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                override func start() -> Observable<Void> {
                    let screen = HelpScreen()
                    stack.present(screen, animated: true)
                    return \(result)
                }
            }
            class HomeScreen: UIViewController { let help = PublishSubject<Void>(); func tap() { help.onNext(()) } }
            class HelpScreen: UIViewController { let done = PublishSubject<Void>(); func tap() { done.onNext(()) } }
            """
        let tree = tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        return tree.coordinators.first { $0.type == "AppCoordinator" }?.branches.first?.removals
    }

    @Test func aResultThatNeverComesRemovesNothing() {
        #expect(Self.removals(result: ".never()") == [])
        // The nearest miss: the screen has one.
        #expect(Self.removals(result: "screen.done")?.isEmpty == false)
    }
}

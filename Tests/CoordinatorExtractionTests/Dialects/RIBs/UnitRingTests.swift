import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Rings among the parts of a unit.
@Suite struct UnitRingTests {
    /// The rings of a unit that its parent attaches and detaches; `listener` is the presenter's property.
    private func rings(_ listener: String) -> Set<String> {
        let tree = MarkedProgram(
            "a unit",
            """
            import RIBs
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: LaunchRouting?
                func application(_ application: UIApplication) -> Bool {
                    router = HallBuilder(dependency: EmptyComponent()).build()
                    router?.launch(from: UIWindow())
                    return true
                }
            }
            final class HallBuilder: Builder<EmptyDependency> {
                func build() -> LaunchRouting {
                    let view = HallViewController()
                    let interactor = HallInteractor(presenter: view)
                    return HallRouter(interactor: interactor, viewController: view, memo: MemoBuilder(dependency: dependency))
                }
            }
            protocol HallInteractable: Interactable, MemoListener { var router: HallRouting? { get set } }
            protocol HallRouting: ViewableRouting { func showMemo(); func hideMemo() }
            protocol HallPresentable: Presentable { var listener: HallPresentableListener? { get set } }
            protocol HallPresentableListener: AnyObject { func didTapMemo() }
            final class HallInteractor: PresentableInteractor<HallPresentable>, HallInteractable, HallPresentableListener {
                weak var router: HallRouting?
                override init(presenter: HallPresentable) { super.init(presenter: presenter); presenter.listener = self }
                func didTapMemo() { router?.showMemo() }
                func memoDidClose() { router?.hideMemo() }
            }
            final class HallRouter: LaunchRouter<HallInteractable, ViewControllable>, HallRouting {
                private let memo: MemoBuilder
                private var shown: ViewableRouting?
                init(interactor: HallInteractable, viewController: ViewControllable, memo: MemoBuilder) {
                    self.memo = memo
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
                func showMemo() {
                    let child = memo.build(withListener: interactor)
                    shown = child
                    attachChild(child)
                    viewController.uiviewController.present(child.viewControllable.uiviewController, animated: true)
                }
                func hideMemo() {
                    guard let child = shown else { return }
                    detachChild(child)
                    shown = nil
                }
            }
            final class HallViewController: UIViewController, HallPresentable, ViewControllable {
                var listener: HallPresentableListener?
                func tap() { listener?.didTapMemo() }
            }
            final class MemoBuilder: Builder<EmptyDependency> {
                func build(withListener listener: MemoListener) -> ViewableRouting {
                    let screen = MemoViewController()
                    let rows = MemoRows(viewController: screen)
                    screen.rows = rows
                    let interactor = MemoInteractor(presenter: rows)
                    interactor.listener = listener
                    return MemoRouter(interactor: interactor, viewController: screen)
                }
            }
            protocol MemoInteractable: Interactable { var router: Routing? { get set }; var listener: MemoListener? { get set } }
            protocol MemoPresentable: Presentable { var listener: MemoPresentableListener? { get set } }
            protocol MemoPresentableListener: AnyObject { func close() }
            protocol MemoListener: AnyObject { func memoDidClose() }
            final class MemoInteractor: PresentableInteractor<MemoPresentable>, MemoInteractable, MemoPresentableListener {
                weak var router: Routing?
                weak var listener: MemoListener?
                override init(presenter: MemoPresentable) { super.init(presenter: presenter); presenter.listener = self }
                func close() { listener?.memoDidClose() }
            }
            final class MemoRouter: ViewableRouter<MemoInteractable, ViewControllable> {
                override init(interactor: MemoInteractable, viewController: ViewControllable) {
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
            }
            final class MemoRows: Presenter<MemoViewController>, MemoPresentable {
                \(listener)
                func close() { listener?.close() }
            }
            final class MemoViewController: UIViewController, ViewControllable {
                weak var rows: MemoRows?
                func tap() { rows?.close() }
            }
            """
        ).tree()
        return Set(
            tree.coordinators.flatMap(\.retainCycles).map { ring in
                ring.links.map { "\($0.holder).\($0.member)" }.joined(separator: " ")
            })
    }

    /// An interactor holds its presenter. The same ring in the unit with which the app begins does no harm.
    @Test func aPresenterThatHoldsItsListener() {
        #expect(rings("var listener: MemoPresentableListener?") == ["Memo.presenter MemoRows.listener"])
        #expect(rings("weak var listener: MemoPresentableListener?").isEmpty)
    }
}

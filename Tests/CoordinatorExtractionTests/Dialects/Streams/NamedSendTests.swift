import Testing

/// A subject's function that is named and not called: the code with the name sends the value.
@Suite struct NamedSendTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a view's model sends through buttons; the nearest miss: a subject that stays inside the screen",
            """
            import Combine
            import SwiftUI
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = FeeCoordinator(parent: UIViewController())
            final class FeeModel: ObservableObject {
                let close = PassthroughSubject<Void, Never>()
                let choose = PassthroughSubject<Int, Never>()
                let reload = PassthroughSubject<Void, Never>()
                var bag = Set<AnyCancellable>()
                init() { reload.sink { [weak self] in self?.load() }.store(in: &bag) }
                func load() {}
            }
            struct FeeView: View { //: screen of FeeCoordinator
                @ObservedObject var model: FeeModel
                var body: some View {
                    VStack {
                        PlainButton(title: "Choose", onPressed: model.choose.send) //: FeeView emits FeeModel.choose
                        Button("Close", action: model.close.send) //: FeeView emits FeeModel.close
                        Button("Reload", action: model.reload.send)
                    }
                }
            }
            struct PlainButton: View {
                let title: String
                let onPressed: (Int) -> Void
                var body: some View { Button(title) { onPressed(1) } }
            }
            final class FeeCoordinator: Coordinator { //: root
                let parent: UIViewController
                var bag = Set<AnyCancellable>()
                init(parent: UIViewController) { self.parent = parent }
                func start() {
                    let model = FeeModel()
                    let screen = UIHostingController(rootView: FeeView(model: model))
                    parent.present(screen, animated: true)
                    model.close.sink { [weak screen] in screen?.dismiss(animated: true) }.store(in: &bag) //: FeeCoordinator catches FeeModel.close
                    model.choose.sink { [weak self] _ in self?.openChoice() }.store(in: &bag) //: FeeCoordinator catches FeeModel.choose
                }
                func openChoice() { parent.present(UIViewController(), animated: true) }
            }
            """),
        MarkedProgram(
            "a relay takes what another stream sends, by its name",
            """
            import RxRelay
            import RxSwift
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            let app = MapCoordinator()
            class MapController: UIViewController { //: screen of MapCoordinator
                let picked = PublishRelay<String>()
                let taps = PublishSubject<String>()
                let bag = DisposeBag()
                override func viewDidLoad() { taps.subscribe(onNext: picked.accept).disposed(by: bag) } //: MapController emits MapController.picked
                @objc func tap() { taps.onNext("here") }
            }
            class MapCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let map = MapController()
                    map.picked.subscribe(onNext: { [weak self] _ in self?.end() }).disposed(by: bag) //: MapCoordinator catches MapController.picked
                    stack.pushViewController(map, animated: true)
                }
                func end() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

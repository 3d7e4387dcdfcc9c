import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Methods of listeners that do nothing.
@Suite struct EmptyListenerTests {
    /// The events that meet an empty handler, in a kennel whose interactor has these methods for its view.
    private func ignored(_ methods: String, listener: String = "KennelPresentableListener") -> [String] {
        let tree = MarkedProgram(
            "",
            """
            import RIBs
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate { let router = KennelBuilder().build() }
            final class KennelBuilder: Buildable {
                func build() -> LaunchRouting {
                    let view = KennelViewController()
                    return KennelRouter(interactor: KennelInteractor(presenter: view), viewController: view)
                }
            }
            protocol KennelPresentable: Presentable { var listener: \(listener)? { get set } }
            protocol \(listener): AnyObject { func feed(); func walk(); func viewWillAppear() }
            final class KennelInteractor: PresentableInteractor<KennelPresentable>, \(listener) {
                private var fed = 0
                override init(presenter: KennelPresentable) {
                    super.init(presenter: presenter)
                    presenter.listener = self
                }
                \(methods)
            }
            final class KennelViewController: UIViewController, KennelPresentable, ViewControllable {
                weak var listener: \(listener)?
                override func viewWillAppear(_ animated: Bool) { listener?.viewWillAppear() }
                func tapFood() { listener?.feed() }
                func tapLeash() { listener?.walk() }
            }
            final class KennelRouter: LaunchRouter<KennelInteractor, KennelViewController> {}
            """
        ).tree()
        return tree.coordinators.flatMap { one in (one.intercepts + one.screens.flatMap(\.intercepts)).filter(\.isEmpty)
        }
        .map { $0.event.split(separator: ".").last.map(String.init) ?? "" }.sorted()
    }

    @Test func oneEmptyMethodIsAnEmptyHandler() {
        #expect(ignored("func feed() { fed += 1 }; func walk() {}; func viewWillAppear() { fed = 0 }") == ["walk"])
        #expect(ignored("func feed() { fed += 1 }; func walk() { fed -= 1 }; func viewWillAppear() { fed = 0 }") == [])
    }

    @Test func aViewThatAppearsNeedsNoAnswer() {
        #expect(ignored("func feed() { fed += 1 }; func walk() { fed -= 1 }; func viewWillAppear() {}") == [])
    }

    @Test func anotherProtocolMayBeSharedByManyTypes() {
        let methods = "func feed() { fed += 1 }; func walk() {}; func viewWillAppear() {}"
        #expect(ignored(methods, listener: "KennelHandling") == [])
        #expect(ignored(methods) == ["walk"])
    }
}

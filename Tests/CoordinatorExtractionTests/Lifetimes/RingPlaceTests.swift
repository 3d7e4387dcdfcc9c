import Testing

/// A ring of strong references stands at the coordinators that have its objects.
@Suite struct RingPlaceTests {
    /// Two coordinators show a container, and one of them keeps a screen in it that keeps the coordinator.
    private static func places(other: String) -> [String] {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            class Frame<Top: UIViewController, Bottom: UIViewController>: UIViewController {
                private let top: Top
                private let bottom: Bottom
                init(top: Top, bottom: Bottom) {
                    (self.top, self.bottom) = (top, bottom)
                    super.init(nibName: nil, bundle: nil)
                }
            }
            class TitleController: UIViewController {}
            class TextController: UIViewController {}
            class NoteController: UIViewController {
                private let coordinator: NoteCoordinator
                init(coordinator: NoteCoordinator) {
                    self.coordinator = coordinator
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { coordinator.send() }
            }
            class DeskCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    NoteCoordinator(stack: stack).start()
                    PlainCoordinator(stack: stack).start()
                }
            }
            class NoteCoordinator: Coordinator {
                let stack: UINavigationController
                private var frame: Frame<TitleController, NoteController>?
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let frame = Frame(top: TitleController(), bottom: NoteController(coordinator: self))
                    self.frame = frame
                    stack.pushViewController(frame, animated: true)
                }
                func send() { stack.popViewController(animated: true) }
            }
            class PlainCoordinator: Coordinator {
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(\(other), animated: true) }
            }
            """
        ).tree().coordinators.filter { !$0.retainCycles.isEmpty }.map(\.type)
    }

    @Test func notAtAnotherThatShowsTheSameContainer() {
        #expect(Self.places(other: "Frame(top: TitleController(), bottom: TextController())") == ["NoteCoordinator"])
    }

    @Test func atTheOneThatShowsItsScreens() {
        #expect(Self.places(other: "TextController()") == ["NoteCoordinator"])
    }

    /// A coordinator shows a screen that has a source of rows; another screen, which `shows` may show, forms a ring with one.
    private static func rings(shows: String) -> [String] {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = RowsCoordinator()
            class RowSource { var onEmpty: (() -> Void)? }
            class RowsController: UIViewController {
                let source = RowSource()
            }
            class OldRowsController: UIViewController {
                let source = RowSource()
                override func viewDidLoad() { source.onEmpty = { self.title = "Empty" } }
            }
            class RowsCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { stack.pushViewController(\(shows)(), animated: true) }
            }
            """
        ).tree().coordinators.filter { !$0.retainCycles.isEmpty }.map(\.type)
    }

    @Test func ofAShownScreen() { #expect(Self.rings(shows: "OldRowsController") == ["RowsCoordinator"]) }

    @Test func notOfAScreenThatNoCodeMakes() { #expect(Self.rings(shows: "RowsController") == []) }
}

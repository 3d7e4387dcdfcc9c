import Testing

@testable import CoordinatorExtraction

/// Objects that are made without a coordinator, and the code that runs for them in its place.
@Suite struct AlternativeTests {
    /// A list of songs is shown by its own coordinator, and by another one that may give it a closure instead.
    private func emitted(_ pick: String, closing: String = "", without: String) -> [String] {
        let tree = MarkedProgram(
            "alternatives", beside: EngineProgram.base,
            """
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    HomeCoordinator(stack).start()
                    SongCoordinator(stack).start()
                }
            }
            class HomeCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    stack.pushViewController(SongScreen(model: SongModel(\(without))), animated: true)
                }
                func showSong() { stack.pushViewController(UIViewController(), animated: true) }
            }
            class SongCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let model = SongModel(router: self, onPick: nil)
                    stack.pushViewController(SongScreen(model: model), animated: true)
                }
                func open() { stack.pushViewController(UIViewController(), animated: true) }
                func close() { stack.popViewController(animated: true) }
            }
            class SongModel {
                weak var router: SongCoordinator?
                let onPick: (() -> Void)?
                init(router: SongCoordinator?, onPick: (() -> Void)?) { self.router = router; self.onPick = onPick }
                func pick() {
                    \(pick)
                }
                \(closing)
            }
            class SongScreen: UIViewController {
                let model: SongModel
                init(model: SongModel) { self.model = model }
                func tap() { model.pick() }
                func back() { model.close() }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { owner in
            owner.screens.flatMap(\.emits).map { "\(owner.type) \($0.event)" }
        }.sorted()
    }

    private static let given = "router: nil, onPick: { [weak self] in self?.showSong() }"

    /// The call through the router never runs for the object that has none.
    @Test(arguments: [
        "if let router { router.open() } else { onPick?() }",
        "if let own = router {\nown.open()\n} else {\nonPick?()\n}",
        "guard let router else {\nonPick?()\nreturn\n}\nrouter.open()",
        "guard let router else { onPick?(); return }\nif title { router.open() }",
    ])
    func whoHasAnotherWayOutDoesNotEmit(_ pick: String) {
        let found = emitted(pick, without: Self.given)
        #expect(found == ["HomeCoordinator SongModel.onPick", "SongCoordinator SongCoordinator.open"], "\(pick)")
    }

    /// The nearest misses: nothing runs in place of the call, or the value is not known to be empty.
    @Test(arguments: [
        ("router?.open()", given), ("if let router { router.open() }", given),
        ("if let router { router.open() } else { print(1) }", given),
        ("guard let router else { return }\nrouter.open()", given),
        ("if let router { router.open() } else { onPick?() }", "router: Library.router, onPick: nil"),
    ])
    func allOthersDo(_ pick: String, _ without: String) {
        let found = emitted(pick, without: without)
        #expect(found.contains("HomeCoordinator SongCoordinator.open"), "\(found)")
    }

    /// Another function of the same type has no other way out.
    @Test func onlyThatCallIsReplaced() {
        let found = emitted(
            "if let router { router.open() } else { onPick?() }", closing: "func close() { router?.close() }",
            without: Self.given)
        #expect(
            found == [
                "HomeCoordinator SongCoordinator.close", "HomeCoordinator SongModel.onPick",
                "SongCoordinator SongCoordinator.close", "SongCoordinator SongCoordinator.open",
            ])
    }
}

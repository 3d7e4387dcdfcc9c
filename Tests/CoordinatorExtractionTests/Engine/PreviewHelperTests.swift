import Testing

/// Types that only previews use are not part of the app.
@Suite struct PreviewHelperTests {
    /// A coordinator with one screen, and a view that makes the screen once more with an empty closure.
    private static func program(
        _ title: String, around: (String, String) = ("#if DEBUG", "#endif"), preview: String = provider,
        app: String = "", place: String = "", heard: String = "", outer: String = ""
    ) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = DoneCoordinator()
            class DoneCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let done = DoneController(onEnd: { [weak self] in self?.end() }) //: DoneCoordinator catches DoneController.onEnd
                    stack.pushViewController(done, animated: true)
                    \(app)
                }
                func end() { stack.popViewController(animated: true) }
            }
            class DoneController: UIViewController { //: screen of DoneCoordinator\(outer)
                private let onEnd: () -> Void
                init(onEnd: @escaping () -> Void) {
                    self.onEnd = onEnd
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { onEnd() } //: DoneController emits DoneController.onEnd
            }
            \(around.0)
            struct DoneFrame: UIViewControllerRepresentable {\(place)
                func makeUIViewController(context: Context) -> UIViewController { DoneController(onEnd: {}) }\(heard)
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            extension DoneFrame { func other() -> DoneController { DoneController(onEnd: {}) } }
            \(preview)
            \(around.1)
            """)
    }

    private static let provider =
        "struct Done_Previews: PreviewProvider { static var previews: some View { DoneFrame() } }"
    private static let none = ("", "")

    /// A model with a screen, and further members of the model.
    private static func model(_ title: String, _ members: String, emits: String) -> MarkedProgram {
        MarkedProgram(
            title, beside: EngineProgram.base,
            """
            let app = DoneCoordinator()
            class DoneCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(DoneController(DoneModel(self)), animated: true)
                }
                func end() { stack.popViewController(animated: true) }
            }
            class DoneModel {
                private let coordinator: DoneCoordinator
                init(_ coordinator: DoneCoordinator) { self.coordinator = coordinator } //: DoneCoordinator catches DoneCoordinator.end
                func tap() { coordinator.end() }\(emits)
                \(members)
            }
            class DoneController: UIViewController { //: screen of DoneCoordinator
                private let model: DoneModel
                init(_ model: DoneModel) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { model.tap() }
            }
            """)
    }

    private static let end = " //: DoneController emits DoneCoordinator.end"

    static let programs: [MarkedProgram] = [
        model("a model", "", emits: end),
        model(
            "a model that makes itself for the canvas",
            "static var preview: DoneModel { DoneModel(DoneCoordinator()) }", emits: end),
        model(
            "the same as a function", "static func preview() -> DoneModel { DoneModel(DoneCoordinator()) }", emits: end),
        program("beside a preview in `#if DEBUG`"),
        program("beside the macro", preview: "#Preview { DoneFrame() }"),
        program("a view that wraps UIKit, with the preview in the same file", around: none),
        program(
            "the nearest miss: there is no preview", preview: "",
            heard: " //: DoneController may catch DoneController.onEnd by DoneFrame"),
        program(
            "the nearest miss: the app uses it, too",
            app: "stack.present(UIHostingController(rootView: DoneFrame()), animated: true)",
            place: " //: screen of DoneCoordinator", heard: " //: DoneFrame catches DoneController.onEnd",
            outer: "; screen in DoneFrame"),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }
}

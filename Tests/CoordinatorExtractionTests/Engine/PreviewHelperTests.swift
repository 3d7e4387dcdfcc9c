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

    static let programs: [MarkedProgram] = [
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

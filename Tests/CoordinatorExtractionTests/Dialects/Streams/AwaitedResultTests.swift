import Testing

/// Results that a coordinator returns from an `async` function through a continuation.
@Suite struct AwaitedResultTests {
    private static func program(
        _ title: String, result: String = "Output", picking: String, canceling: String, showing: String,
        waiting: String = "self.continuation = $0", answer: String = "AppCoordinator"
    ) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import UIKit
            let app = AppCoordinator()
            class PickScreen: UIViewController { //: screen of PickCoordinator
                var onPick: (() -> Void)?
                var onCancel: (() -> Void)?
                @objc func pick() { onPick?() } //: PickScreen emits PickScreen.onPick
                @objc func cancel() { onCancel?() } //: PickScreen emits PickScreen.onCancel
            }
            class PickCoordinator { //: coordinator
                enum Output { case picked, cancelled }
                let stack: UINavigationController
                private var continuation: CheckedContinuation<\(result), Never>?
                init(stack: UINavigationController) { self.stack = stack }
                func run() async -> \(result) {
                    await withCheckedContinuation {
                        let screen = PickScreen()
                        screen.onPick = { [weak self] in self?.picked() } //: PickCoordinator catches PickScreen.onPick
                        screen.onCancel = { [weak self] in self?.cancelled() } //: PickCoordinator catches PickScreen.onCancel
                        stack.present(screen, animated: true)
                        \(waiting)
                    }
                }
                func picked() {
                    \(picking)
                }
                func cancelled() {
                    \(canceling)
                }
            }
            class AppCoordinator { //: root navigation
                let stack = UINavigationController()
                func start() { Task { await pick() } }
                func pick() async {
                    let child = PickCoordinator(stack: stack) //: AppCoordinator presents PickCoordinator as present
                    \(showing)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    }

    private static let picked = """
        continuation?.resume(returning: .picked) //: PickCoordinator emits PickCoordinator.Output.picked
        """
    private static let cancelled = """
        continuation?.resume(returning: .cancelled) //: PickCoordinator emits PickCoordinator.Output.cancelled
        """

    static let programs: [MarkedProgram] = [
        program(
            "two results, each in its case", picking: picked, canceling: cancelled,
            showing: """
                let output = await child.run()
                switch output {
                case .picked: close() //: AppCoordinator catches PickCoordinator.Output.picked
                case .cancelled: stack.dismiss(animated: true) //: AppCoordinator catches PickCoordinator.Output.cancelled
                }
                """),
        program(
            "a `switch` over the call itself, which drops the second result", picking: picked, canceling: cancelled,
            showing: """
                switch await child.run() {
                case .picked: close() //: AppCoordinator catches PickCoordinator.Output.picked
                case .cancelled: break //: AppCoordinator catches PickCoordinator.Output.cancelled
                }
                """),
        program(
            "a result without cases has the function's name", result: "String",
            picking: #"continuation?.resume(returning: "a") //: PickCoordinator emits PickCoordinator.run"#,
            canceling: #"continuation?.resume(returning: "") //: PickCoordinator emits PickCoordinator.run"#,
            showing: """
                let name = await child.run() //: AppCoordinator catches PickCoordinator.run
                print(name)
                close()
                """),
        program(
            "the nearest miss: a coordinator that awaits the child and uses no result",
            picking: "continuation?.resume(returning: .picked)",
            canceling: "continuation?.resume(returning: .cancelled)", showing: "_ = await child.run()"),
        program(
            "the nearest miss: another object's continuation", picking: "other.resume(returning: .picked)",
            canceling: "other.resume(returning: .cancelled)",
            showing: "let output = await child.run(); print(output); close()"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

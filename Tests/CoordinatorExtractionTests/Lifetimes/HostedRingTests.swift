import Testing

@testable import CoordinatorExtraction

/// Rings through the view that a hosting controller shows.
@Suite struct HostedRingTests {
    /// The rings of a coordinator that has a view; `member` is the view's own.
    private func rings(_ screen: String, view member: String, _ beside: String = "") -> Set<String> {
        LoginProgram(
            "hosted", members: screen, start: "",
            beside: """
                import SwiftUI
                struct LoginView: View {
                    \(member)
                    var body: some View { Button("Log in") {} }
                }
                \(beside)
                """
        ).rings()
    }

    private static let host = "lazy var screen = UIHostingController(rootView: LoginView(flow: self))"
    private static let ring: Set = ["LoginCoordinator.screen LoginView.flow"]

    @Test(arguments: [
        host, "lazy var screen: UIViewController = UIHostingController(rootView: LoginView(flow: self))",
        "lazy var screen: UIHostingController = { let host = UIHostingController(rootView: LoginView(flow: self)); return host }()",
        "private(set) lazy var screen = LoginHost(rootView: LoginView(flow: self))",
    ])
    func aViewWithItsCoordinator(_ screen: String) {
        let hosts = "class LoginHost: UIHostingController<LoginView> {}"
        #expect(rings(screen, view: "let flow: LoginCoordinator", hosts) == Self.ring)
        #expect(rings(screen, view: "@ObservedObject var flow: LoginCoordinator", hosts) == Self.ring)
        // The nearest misses: the view does not hold it.
        #expect(rings(screen, view: "weak var flow: LoginCoordinator?", hosts).isEmpty)
        #expect(rings(screen, view: "unowned let flow: LoginCoordinator", hosts).isEmpty)
    }

    @Test func aControllerThatNoCodeKeepsOrSomeCodeDrops() {
        let view = "let flow: LoginCoordinator"
        #expect(
            rings("var screen: UIViewController { UIHostingController(rootView: LoginView(flow: self)) }", view: view)
                .isEmpty)
        #expect(rings("weak var screen: UIViewController?", view: view).isEmpty)
        #expect(
            rings(
                """
                var screen: UIViewController?
                func show() { screen = UIHostingController(rootView: LoginView(flow: self)) }
                func hide() { screen = nil }
                """, view: view
            ).isEmpty)
        // What a stack of screens holds it releases some day.
        #expect(
            rings(
                "lazy var screen = UINavigationController(rootViewController: UIHostingController(rootView: LoginView(flow: self)))",
                view: view
            ).isEmpty)
    }

    @Test func aClosureOfTheView() {
        func rings(_ action: String) -> Set<String> {
            self.rings(
                "lazy var screen: UIViewController = UIHostingController(rootView: LoginView(onLogin: { \(action) }))",
                view: "let onLogin: () -> Void")
        }
        #expect(rings("self.finish()") == ["LoginCoordinator.screen LoginView.onLogin"])
        #expect(rings("[weak self] in self?.finish()").isEmpty)
    }

    @Test func aModelOfTheView() {
        func rings(_ weak: String) -> Set<String> {
            self.rings(
                "lazy var screen = UIHostingController(rootView: LoginView(model: LoginModel(flow: self)))",
                view: "@StateObject var model: LoginModel",
                """
                class LoginModel: ObservableObject {
                    \(weak) var flow: LoginCoordinator?
                    init(flow: LoginCoordinator) { self.flow = flow }
                    func done() { flow?.finish() }
                }
                """)
        }
        #expect(rings("") == ["LoginCoordinator.screen LoginView.model LoginModel.flow"])
        #expect(rings("weak").isEmpty)
    }
}

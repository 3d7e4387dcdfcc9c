import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

@Suite struct RetainCycleTests {
    /// The coordinator holds its screen, and the screen's output holds the coordinator.
    @Test(arguments: [
        LoginProgram(
            "a closure captures self", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "it says so", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { [self] in finish() }")),
        LoginProgram(
            "a method is captured with its object", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = finish")),
        LoginProgram(
            "the same through self", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = self.finish")),
        LoginProgram(
            "to capture self weakly inside, the outer closure has it", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { later { [weak self] in self?.finish() } }"),
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "weakly around, and made strong again", members: LoginProgram.stored,
            start: LoginProgram.storing(
                "run { [weak self] in guard let self else { return }; screen.onDone = { self.finish() } }"),
            beside: "func run(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "a constant holds it", members: "let screen = LoginScreen()", start: "screen.onDone = { self.finish() }"),
        LoginProgram(
            "a lazy property", start: "",
            screen: "", beside: ""
        ).with(
            members:
                "lazy var screen: LoginScreen = { let one = LoginScreen(); one.onDone = { self.finish() }; return one }()"
        ),
        LoginProgram(
            "objects of other classes have a property of the same name", members: LoginProgram.stored,
            start: LoginProgram.storing(
                "screen.onDone = { self.finish() }; let page = Page(); page.screen = screen; later(page)"),
            beside: "class Page { var screen: LoginScreen? }\nfunc later(_ page: Page) { page.screen = nil }"),
        LoginProgram(
            "the screen is known by its protocol, which is called a view, and a function returns the closure",
            members: "var screen: LoginView?\nfunc onDone() -> () -> Void { { self.finish() } }",
            start: LoginProgram.storing("screen.onDone = onDone()"),
            beside: "protocol LoginView: AnyObject {}\nextension LoginScreen: LoginView {}"),
        LoginProgram(
            "it is handed to the initialiser", members: LoginProgram.stored,
            start: "let screen = LoginScreen(onDone: { self.finish() }); self.screen = screen",
            screen: "init(onDone: @escaping () -> Void) { self.onDone = onDone }"),
    ])
    func theOutputOfAHeldScreen(_ program: LoginProgram) {
        #expect(program.rings() == ["LoginCoordinator.screen LoginScreen.onDone"])
    }

    /// What no code calls breaks no ring, where an app begins.
    @Test func whatNoCodeCallsBreaksNothing() {
        let main = "@main class AppDelegate: UIResponder, UIApplicationDelegate { func begin() { app.start() } }"
        func rings(_ members: String, beside: String = "") -> Set<String> {
            LoginProgram(
                "uncalled", members: LoginProgram.stored + "\n" + members,
                start: LoginProgram.storing("screen.onDone = { self.finish() }"), beside: main + "\n" + beside
            ).rings()
        }
        let ring: Set = ["LoginCoordinator.screen LoginScreen.onDone"]
        #expect(rings("func stop() { screen = nil }") == ring)
        #expect(rings("func stop(again: Bool) { screen = nil; if again { stop(again: false) } }") == ring)
        // The nearest misses: code calls it, names it, or may call it by a selector; without an app, others may call it.
        let stop = "func stop() { screen = nil }"
        #expect(rings(stop, beside: "func end(_ login: LoginCoordinator) { login.stop() }") == [])
        #expect(rings(stop, beside: "func end(_ login: LoginCoordinator) { later(login.stop) }") == [])
        #expect(rings("@objc " + stop) == [])
    }

    @Test(arguments: [
        LoginProgram(
            "weak", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { [weak self] in self?.finish() }")),
        LoginProgram(
            "unowned", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { [unowned self] in finish() }")),
        LoginProgram(
            "weak under another name", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { [weak me = self] in me?.finish() }")),
        LoginProgram(
            "a weak variable", members: LoginProgram.stored,
            start: LoginProgram.storing("weak var me = self; screen.onDone = { me?.finish() }")),
        LoginProgram(
            "weak in the closure around", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { [weak self] in later { self?.finish() } }"),
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        LoginProgram(
            "what a closure around captures weakly is not strong inside", start: ""
        ).with(
            members:
                "lazy var screen: LoginScreen = { [weak self] in let one = LoginScreen(); one.onDone = { self?.finish() }; return one }()"
        ),
        LoginProgram("the screen is not held", start: "let screen = LoginScreen(); screen.onDone = { self.finish() }"),
        LoginProgram(
            "it is held weakly", members: "weak var screen: LoginScreen?",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "a wrapper of the app's own may hold weakly", members: "@Weak var screen: LoginScreen?",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the coordinator lets go of the screen", members: LoginProgram.stored + "\nfunc stop() { screen = nil }",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "it lets go of it by another name", members: LoginProgram.stored + "\nfunc stop() { self.screen = .none }",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the output is cleared", members: LoginProgram.stored + "\nfunc stop() { screen?.onDone = nil }",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "the screen clears it", members: LoginProgram.stored,
            start: LoginProgram.storing("screen.onDone = { self.finish() }"),
            screen: "override func viewDidDisappear(_ animated: Bool) { onDone = nil }"),
        LoginProgram(
            "the screen may be replaced",
            members: LoginProgram.stored + "\n@objc func again() { screen = LoginScreen() }",
            start: LoginProgram.storing("screen.onDone = { self.finish() }")),
        LoginProgram(
            "an array loses it", members: "var all: [LoginScreen] = []\nfunc stop() { all.removeLast() }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }"),
        LoginProgram(
            "an array is filtered",
            members: "var all: [LoginScreen] = []\nfunc stop(_ one: LoginScreen) { all = all.filter { $0 !== one } }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }"),
        LoginProgram(
            "an array is handed to code that may change it",
            members: "var all: [LoginScreen] = []\nfunc stop(_ one: LoginScreen) { drop(one, from: &all) }",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }",
            beside: "func drop(_ one: LoginScreen, from all: inout [LoginScreen]) { all.removeAll { $0 === one } }"),
        LoginProgram(
            "a property that is computed holds nothing",
            members: "var screen: LoginScreen { LoginScreen() }",
            start: "let screen = LoginScreen(); screen.onDone = { self.finish() }"),
        LoginProgram(
            "another screen is held", members: "var other: LoginScreen?",
            start: "other = LoginScreen(); let screen = LoginScreen(); screen.onDone = { self.finish() }"),
    ])
    func whatIsNoRing(_ program: LoginProgram) { #expect(program.rings().isEmpty) }

    /// A flow that another coordinator makes lives no longer because its name is one of a root.
    @Test func aFlowWithTheNameOfARoot() {
        let program = LoginProgram(
            "main", members: LoginProgram.stored, start: LoginProgram.storing("screen.onDone = { self.finish() }"))
        #expect(program.rings(of: "MainCoordinator") == ["MainCoordinator.screen LoginScreen.onDone"])
    }

    @Test func manyScreens() {
        let program = LoginProgram(
            "many", members: "var all: [LoginScreen] = []",
            start: "let screen = LoginScreen(); all.append(screen); screen.onDone = { self.finish() }")
        #expect(program.rings() == ["LoginCoordinator.all LoginScreen.onDone"])
    }

    @Test func eachReferenceHasItsPlace() {
        let program = LoginProgram(
            "places", members: LoginProgram.stored, start: LoginProgram.storing("screen.onDone = { self.finish() }"))
        let cycle = tree(of: [lowered(Array(program.source.utf8), path: "App.swift", fileIndex: 0)]).coordinators
            .first { $0.type == "LoginCoordinator" }?.retainCycles.first
        #expect(cycle?.links.map(\.held) == ["LoginScreen", "LoginCoordinator"])
        #expect(cycle?.links.map(\.captured) == [nil, "self"])
        #expect(cycle?.links.map(\.location?.line) == [32, 34])
    }
}

extension LoginProgram {
    /// The same with members that make the screen.
    fileprivate func with(members: String) -> LoginProgram {
        LoginProgram(name, members: members, start: start, screen: screen, beside: beside)
    }
}

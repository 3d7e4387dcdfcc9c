/// A generated app in which many screens, each with its own closure, come from few factories.
///
/// Every coordinator has ten screens, asks a factory to make each, and catches what it tells. The last screen of all is
/// made without a closure. Each screen has a panel of every factory, and asks for it as all others do.
struct SharedFactories {
    private static let screensOfOne = 10
    private static let coordinatorsOfOne = 20
    let screens: Int
    let factories: Int

    /// The app, and what is to be found in it.
    var program: MarkedProgram {
        let flows = screens / Self.screensOfOne
        let groups = (flows + Self.coordinatorsOfOne - 1) / Self.coordinatorsOfOne
        let panels = (0..<factories).map { "Factory\($0)().panel()" }.joined(separator: ", ")
        var lines = [
            "let app = AppCoordinator()", "protocol Coordinator: AnyObject { func start() }",
            "class Panel: UIView {", "    var onTap: (() -> Void)?", "    func tap() { onTap?() }", "}",
            "enum Toolbox { static func panels() -> [Panel] { [\(panels)] } }",
            "class AppCoordinator: Coordinator { //: root container", "    func start() {",
        ]
        lines += (0..<groups).map {
            "        Group\($0)Coordinator().start() //: AppCoordinator presents Group\($0)Coordinator"
        }
        lines += ["    }", "}"]
        lines += (0..<factories).flatMap(factory) + (0..<groups).flatMap { group($0, of: flows) }
        lines += (0..<flows).flatMap(flow) + (0..<screens).flatMap(screen)
        return MarkedProgram("\(screens) screens of \(factories) factories", lines.joined(separator: "\n"))
    }

    private func factory(_ number: Int) -> [String] {
        [
            "class Factory\(number) {",
            "    func make<S: UIViewController>(_ screen: S, then configure: (S) -> Void) -> S {",
            "        configure(screen)", "        return screen", "    }",
            "    func panel() -> Panel {", "        let panel = Panel()", "        panel.onTap = { print(\(number)) }",
            "        return panel", "    }", "}",
        ]
    }

    private func group(_ number: Int, of flows: Int) -> [String] {
        let first = number * Self.coordinatorsOfOne
        let children = (first..<min(first + Self.coordinatorsOfOne, flows)).map {
            "        Flow\($0)Coordinator().start() //: Group\(number)Coordinator presents Flow\($0)Coordinator"
        }
        return ["class Group\(number)Coordinator: Coordinator { //: coordinator container", "    func start() {"]
            + children + ["    }", "}"]
    }

    private func flow(_ number: Int) -> [String] {
        let first = number * Self.screensOfOne
        let made = (first..<first + Self.screensOfOne).map { screen in
            let call = "        _ = Factory\(screen % factories)().make(Screen\(screen)(), then: {"
            return screen == screens - 1
                ? "\(call) _ in })"
                : "\(call) $0.onDone = { [weak self] in self?.end() } }) "
                    + "//: Flow\(number)Coordinator catches Screen\(screen).onDone"
        }
        return ["class Flow\(number)Coordinator: Coordinator { //: coordinator", "    func start() {"]
            + made + ["    }", "    func end() {}", "}"]
    }

    private func screen(_ number: Int) -> [String] {
        [
            "class Screen\(number): UIViewController { //: screen of Flow\(number / Self.screensOfOne)Coordinator",
            "    var onDone: (() -> Void)?",
            "    var panels: [Panel] = []", "    func load() { panels = Toolbox.panels() }",
            "    func tap() { onDone?() } //: Screen\(number) emits Screen\(number).onDone", "}",
        ]
    }
}

import Testing

/// A `switch` or an `if` that is the only statement of a function may be its value. Its branches are code as everywhere.
@Suite struct OnlyStatementTests {
    private static func program(_ name: String, _ body: String) -> MarkedProgram {
        MarkedProgram(
            name, beside: EngineProgram.base,
            """
            let app = TripCoordinator()
            enum Page { case map, list }
            class TripCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { show(.map); show(.list) }
                func show(_ page: Page) {
                    \(body)
                }
                func end() { stack.popViewController(animated: true) }
            }
            class MapController: UIViewController { //: screen of TripCoordinator
                weak var owner: TripCoordinator?
                init(owner: TripCoordinator) {
                    self.owner = owner //: TripCoordinator catches TripCoordinator.end
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { owner?.end() } //: MapController emits TripCoordinator.end
            }
            class ListController: UIViewController { //: screen of TripCoordinator
                weak var owner: TripCoordinator?
                init(owner: TripCoordinator) { self.owner = owner; super.init(nibName: nil, bundle: nil) }
                @objc func tap() { owner?.end() } //: ListController emits TripCoordinator.end
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "each case makes a screen, and shows it in its last statement",
            """
            switch page {
            case .map:
                let screen = MapController(owner: self)
                stack.pushViewController(screen, animated: true)
            case .list:
                let screen = ListController(owner: self)
                stack.pushViewController(screen, animated: true)
            }
            """),
        program(
            "so do the branches of an if",
            """
            if page == .map {
                let screen = MapController(owner: self)
                stack.pushViewController(screen, animated: true)
            } else {
                let screen = ListController(owner: self)
                stack.pushViewController(screen, animated: true)
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    /// The nearest miss: what a branch makes and never uses is still no screen.
    @Test func whatABranchMakesInVainIsNoScreen() {
        let program = Self.program(
            "",
            """
            switch page {
            case .map: stack.pushViewController(MapController(owner: self), animated: true)
            case .list:
                let screen = ListController(owner: self)
                stack.popViewController(animated: true)
            }
            """)
        #expect(program.tree().coordinators[0].screens.map(\.type) == ["MapController"])
    }
}

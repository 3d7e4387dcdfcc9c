import Testing

/// What is known of an object decides which branches its code takes: its class, and what its initialiser was given.
@Suite struct KnownObjectTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "an initialiser's mode decides which of two closures an object has", beside: EngineProgram.base,
            """
            let app = LoanCoordinator()
            class LoanCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let copies = CopyController(mode: .several({ [weak self] in self?.lend($0) })) //: LoanCoordinator catches CopyController.several
                    let dates = DateController(mode: .one({ [weak self] _ in self?.close() })) //: LoanCoordinator catches DateController.one
                    let range = DateController(mode: .range({ [weak self] _, _ in self?.close() })) //: LoanCoordinator catches DateController.range
                    stack.setViewControllers([copies, dates, range], animated: false)
                }
                func lend(_ copies: [String]) {}
                func close() {}
            }
            class CopyController: UIViewController { //: screen of LoanCoordinator
                enum Mode { case one((String) -> Void), several(([String]) -> Void) }
                private let one: ((String) -> Void)?
                private let several: (([String]) -> Void)?
                init(mode: Mode) {
                    switch mode {
                    case .one(let closure):
                        one = closure
                        several = nil
                    case .several(let closure):
                        several = closure
                        one = nil
                    }
                    super.init(nibName: nil, bundle: nil)
                }
                func tap() { if let several { several(["a"]) } else if let one { one("a") } } //: CopyController emits CopyController.several
            }
            class DateController: UIViewController { //: screen of LoanCoordinator
                enum Mode { case one((Int) -> Void), range((Int, Int) -> Void) }
                private let one: ((Int) -> Void)?
                private let range: ((Int, Int) -> Void)?
                init(mode: Mode) {
                    switch mode {
                    case .one(let closure):
                        one = closure
                        range = nil
                    case .range(let closure):
                        range = closure
                        one = nil
                    }
                    super.init(nibName: nil, bundle: nil)
                }
                func tap() {
                    if let one { one(1) } //: DateController emits DateController.one
                    if let range { range(1, 2) } //: DateController emits DateController.range
                }
            }
            """),
        narrowing,
    ]

    /// A view model that knows its coordinator only as a protocol, and asks which one it is.
    private static let narrowing = MarkedProgram(
        "a cast to a concrete coordinator tells that coordinator only", beside: EngineProgram.base,
        """
        let app = LibraryCoordinator()
        protocol Guiding: AnyObject {}
        protocol NovelGuiding: Guiding { func turn() }
        protocol ComicGuiding: Guiding { func turn() }
        class LibraryCoordinator: Coordinator { //: root container
            func start() {
                NovelCoordinator().start() //: LibraryCoordinator presents NovelCoordinator
                ComicCoordinator().start() //: LibraryCoordinator presents ComicCoordinator
            }
        }
        class CoverModel {
            let coordinator: Guiding
            init(coordinator: Guiding) { self.coordinator = coordinator } //: NovelCoordinator catches NovelGuiding.turn; ComicCoordinator catches ComicGuiding.turn
            func tap() {
                switch coordinator {
                case is NovelCoordinator:
                    guard let novel = coordinator as? NovelCoordinator else { return }
                    novel.turn() //: CoverController emits NovelGuiding.turn
                case is ComicCoordinator:
                    guard let comic = coordinator as? ComicCoordinator else { return }
                    comic.turn() //: CoverController emits ComicGuiding.turn
                default: break
                }
            }
        }
        class CoverController: UIViewController { //: screen of NovelCoordinator; screen of ComicCoordinator
            let model: CoverModel
            init(model: CoverModel) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            func tap() { model.tap() }
        }
        class NovelCoordinator: Coordinator, NovelGuiding { //: coordinator
            var screen: UIViewController?
            func start() { screen = CoverController(model: CoverModel(coordinator: self)) }
            func turn() { screen = nil }
        }
        class ComicCoordinator: Coordinator, ComicGuiding { //: coordinator
            var screen: UIViewController?
            func start() { screen = CoverController(model: CoverModel(coordinator: self)) }
            func turn() { screen = nil }
        }
        """)

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    @Test(arguments: [("NovelCoordinator", "NovelGuiding.turn"), ("ComicCoordinator", "ComicGuiding.turn")])
    func aCastTellsOnlyWhomItFinds(coordinator: String, event: String) {
        #expect(
            Self.narrowing.facts(under: coordinator).sorted()
                == ["CoverController emits \(event)", "\(coordinator) catches \(event)"].sorted())
    }
}

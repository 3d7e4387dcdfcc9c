import Testing

/// Values are unreached, known or open: nothing is cut off in silence, and what is known decides.
@Suite struct ValueTests {
    /// How many cases one helper can return.
    private static let caseCount = 40

    private static func letters(_ number: Int) -> String { (number < 10 ? "s0" : "s") + "\(number)" }

    /// A helper that returns any of many cases, and a coordinator that intercepts all but the last.
    private static let manyCases: MarkedProgram = {
        let names = (0..<caseCount).map(letters)
        let emitted = names.map { "MapController emits StopEvents.\($0)" }.joined(separator: "; ")
        let claims = names.dropLast().map { "case .\($0): return true //: MapCoordinator catches StopEvents.\($0)" }
        let choices = names.enumerated().map { "case \($0.offset): return .\($0.element)" }
        return MarkedProgram(
            "a helper that returns any of \(caseCount) cases",
            """
            let app = MapCoordinator()
            enum StopEvents: CoordinateEvents { case \(names.joined(separator: ", ")), never }
            class MapCoordinator: Coordinator<MapController> { //: root
                override func interceptEvent(_ event: CoordinateEvents) -> Bool {
                    guard let event = event as? StopEvents else { return false }
                    switch event {
                    \(claims.joined(separator: "\n"))
                    default: return false
                    }
                }
            }
            class MapController: UIViewController { //: screen of MapCoordinator
                func stop(_ number: Int) -> StopEvents {
                    switch number {
                    \(choices.joined(separator: "\n"))
                    default: return .s00
                    }
                }
                func tap(_ number: Int) { emitEvent(stop(number)) } //: \(emitted)
            }
            """)
    }()

    static let programs: [MarkedProgram] = [
        manyCases,
        MarkedProgram(
            "a switch over a collection to which is appended, inserted and added", beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            protocol ShelfDelegate: AnyObject {
                func title()
                func author()
                func loan()
                func cover()
            }
            class ShelfCoordinator: Coordinator, ShelfDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let shelf = ShelfController(isMember: true)
                    shelf.delegate = self //: ShelfCoordinator catches ShelfDelegate.title; ShelfCoordinator catches ShelfDelegate.author; ShelfCoordinator catches ShelfDelegate.loan; ShelfCoordinator catches ShelfDelegate.cover
                    stack.pushViewController(shelf, animated: true)
                }
                func title() { stack.popViewController(animated: true) }
                func author() { stack.popViewController(animated: true) }
                func loan() { stack.popViewController(animated: true) }
                func cover() { stack.popViewController(animated: true) }
            }
            class ShelfController: UITableViewController { //: screen of ShelfCoordinator
                enum Row { case title, author, loan, cover }
                let rows: [Row]
                weak var delegate: ShelfDelegate?
                init(isMember: Bool) {
                    var rows: [Row] = [.title]
                    rows.append(.author)
                    if isMember { rows.insert(.loan, at: 0) }
                    rows += [.cover]
                    self.rows = rows
                    super.init(nibName: nil, bundle: nil)
                }
                override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
                    switch rows[path.row] {
                    case .title: delegate?.title() //: ShelfController emits ShelfDelegate.title
                    case .author: delegate?.author() //: ShelfController emits ShelfDelegate.author
                    case .loan: delegate?.loan() //: ShelfController emits ShelfDelegate.loan
                    case .cover: delegate?.cover() //: ShelfController emits ShelfDelegate.cover
                    }
                }
            }
            """),
        MarkedProgram(
            "a stored collection to which other functions add, and a screen that is only ever given one of two cases",
            beside: EngineProgram.base,
            """
            let app = ShelfCoordinator()
            enum Row { case novel, poem }
            class ShelfCoordinator: Coordinator { //: root
                func start() {
                    let shelf = ShelfController()
                    shelf.onNovel = { [weak self] in self?.read() } //: ShelfCoordinator catches ShelfController.onNovel
                    shelf.onPoem = { [weak self] in self?.read() } //: ShelfCoordinator catches ShelfController.onPoem
                    let page = PageController(row: .novel)
                    page.onNovel = { [weak self] in self?.read() } //: ShelfCoordinator catches PageController.onNovel
                }
                func read() {}
            }
            class ShelfController: UIViewController { //: screen of ShelfCoordinator
                private var rows: [Row] = []
                var onNovel: (() -> Void)?
                var onPoem: (() -> Void)?
                func load() {
                    rows.append(.novel)
                    addMore()
                }
                func addMore() { rows += [.poem] }
                func tap(_ position: Int) {
                    switch rows[position] {
                    case .novel: onNovel?() //: ShelfController emits ShelfController.onNovel
                    case .poem: onPoem?() //: ShelfController emits ShelfController.onPoem
                    }
                }
            }
            class PageController: UIViewController { //: screen of ShelfCoordinator
                private let row: Row
                var onNovel: (() -> Void)?
                var onPoem: (() -> Void)?
                init(row: Row) {
                    self.row = row
                    super.init(nibName: nil, bundle: nil)
                }
                func tap() {
                    switch row {
                    case .novel: onNovel?() //: PageController emits PageController.onNovel
                    case .poem: onPoem?()
                    }
                }
            }
            """),
        MarkedProgram(
            "an initialiser's mode decides which of two closures an object has", beside: EngineProgram.base,
            """
            let app = LoanCoordinator()
            class LoanCoordinator: Coordinator { //: root
                func start() {
                    let copies = CopyController(mode: .several({ [weak self] in self?.lend($0) })) //: LoanCoordinator catches CopyController.several
                    let dates = DateController(mode: .one({ [weak self] _ in self?.close() })) //: LoanCoordinator catches DateController.one
                    let range = DateController(mode: .range({ [weak self] _, _ in self?.close() })) //: LoanCoordinator catches DateController.range
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
        MarkedProgram(
            "an empty closure hears nothing, and neither does a missing one that has something else to do",
            beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            class DeskCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let filter = FilterController(
                        onFilter: { [weak self] in self?.close() }, //: DeskCoordinator catches FilterController.onFilter
                        onClear: {})
                    stack.pushViewController(filter, animated: true)
                    stack.pushViewController(LockController(), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class FilterController: UIViewController { //: screen of DeskCoordinator
                let onFilter: () -> Void
                let onClear: () -> Void
                init(onFilter: @escaping () -> Void, onClear: @escaping () -> Void) {
                    self.onFilter = onFilter
                    self.onClear = onClear
                    super.init(nibName: nil, bundle: nil)
                }
                func filter() { onFilter() } //: FilterController emits FilterController.onFilter
                func clear() { onClear() } //: FilterController emits FilterController.onClear
            }
            class LockController: UIViewController { //: screen of DeskCoordinator
                var willUnlock: ((Bool) -> Void)?
                func unlock(_ isRight: Bool) {
                    if let willUnlock {
                        willUnlock(isRight) //: LockController emits LockController.willUnlock
                    } else {
                        dismiss(animated: true)
                    }
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

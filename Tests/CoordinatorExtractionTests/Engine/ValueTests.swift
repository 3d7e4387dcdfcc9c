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
            "an empty closure intercepts and does nothing; a missing one with a fallback intercepts nothing",
            beside: EngineProgram.base,
            """
            let app = DeskCoordinator()
            class DeskCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let filter = FilterController(
                        onFilter: { [weak self] in self?.close() }, //: DeskCoordinator catches FilterController.onFilter
                        onClear: {}) //: DeskCoordinator catches FilterController.onClear
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
        MarkedProgram(
            "what a library decides is open and said so; what nothing was ever put into says nothing",
            """
            import Shelving
            let app = MapCoordinator()
            enum StopEvents: CoordinateEvents { case near, far }
            class MapCoordinator: Coordinator<MapController> { //: root
                override func interceptEvent(_ event: CoordinateEvents) -> Bool { event is StopEvents } //: MapCoordinator catches StopEvents.near; MapCoordinator catches StopEvents.far
            }
            class MapController: UIViewController { //: screen of MapCoordinator
                private var waiting: [StopEvents] = []
                private var seen: [StopEvents] = []
                func load() { seen.append(.near) }
                func tap() { emitEvent(Shelving.nextEvent()) } //: unresolved
                func show() { for event in waiting { emitEvent(event) } }
                func again() { for event in seen { emitEvent(event) } } //: MapController emits StopEvents.near
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

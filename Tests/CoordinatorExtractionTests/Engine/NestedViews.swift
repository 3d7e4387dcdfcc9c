@testable import CoordinatorExtraction

/// A generated app whose views of many types hold one another and ask one another: each view is made in two places.
struct NestedViews {
    let types: Int

    var program: MarkedProgram {
        var lines = [
            "let app = BoardCoordinator()", "protocol Coordinator: AnyObject { func start() }",
            "class Tile: UIView {", "    var onTap: (() -> Void)?", "    var children: [Tile] = []",
            "    func add(_ child: Tile) { children.append(child) }",
            "    func refresh(_ tile: Tile) {", "        for child in tile.children { child.refresh(child) }", "    }",
            "}",
            "class BoardCoordinator: Coordinator { //: root", "    let stack = UINavigationController()",
            "    func start() {", "        let board = BoardController()",
            "        board.onEnd = { [weak self] in self?.end() } //: BoardCoordinator catches BoardController.onEnd",
            "        board.root.refresh(board.root)",
            "        stack.pushViewController(board, animated: true)", "    }", "    func end() {}", "}",
            "class BoardController: UIViewController { //: screen of BoardCoordinator", "    let root = Tile()",
            "    @objc func tap() { onEnd?() } //: BoardController emits BoardController.onEnd",
            "    override func viewDidLoad() {",
        ]
        for _ in 0..<2 { lines += (0..<types).map { "        root.add(Tile\($0)())" } }
        lines += ["        root.add(Tile0())", "    }", "    var onEnd: (() -> Void)?", "}"]
        lines += (0..<types).map {
            "class Tile\($0): Tile { override func refresh(_ tile: Tile) { super.refresh(tile) } }"
        }
        return MarkedProgram("\(types) types of views that hold one another", lines.joined(separator: "\n"))
    }

    /// How many views the root keeps separate.
    var separate: Int {
        program.run { engine in
            engine.heap.keys.filter { $0.property == Run.element }.map { key in
                engine.heap.known(key.object, key.property)?.value.atoms.count { atom in
                    guard case .object(let id, _) = engine.atoms.meaning(atom) else { return false }
                    return engine.atoms[id].isMade
                } ?? 0
            }.max() ?? 0
        }
    }
}

import Testing

/// Items of a list with a stream for what happens in their rows.
@Suite struct RowStreamTests {
    private static func program(_ title: String, taps: String, isHeard: Bool) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import RxCocoa
            import RxSwift
            import UIKit
            let app = StallCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class Row {}
            class LinkRow: Row { let pressed = PublishSubject<Void>() }
            class LinkCell: UITableViewCell {
                let (link, bag) = (UIButton(), DisposeBag())
                func fill(_ row: Row) {
                    if let row = row as? LinkRow { link.rx.tap.bind(to: row.pressed).disposed(by: bag) }
                }
            }
            class StallViewModel {
                let opened: Observable<Void>
                let rows = BehaviorRelay<[Row]>(value: [])
                private let opening = PublishSubject<Void>()
                private let bag = DisposeBag()
                init() {
                    opened = opening.asObservable()
                    let row = LinkRow()
                    \(taps)
                    rows.accept([row])
                }
            }
            class StallController: UITableViewController { //: screen of StallCoordinator
                let (model, bag) = (StallViewModel(), DisposeBag())
                override func viewDidLoad() {
                    model.rows.bind(to: tableView.rx.items(cellIdentifier: "link", cellType: LinkCell.self)) { _, row, cell in
                        cell.fill(row)
                    }.disposed(by: bag)
                }
            }
            class StallCoordinator: Coordinator { //: root
                let (stack, bag) = (UINavigationController(), DisposeBag())
                func start() {
                    let screen = StallController()
                    screen.model.opened.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)\(isHeard ? " //: StallCoordinator catches StallViewModel.opened" : "")
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program(
            "a row's button sends to its item, and the view model that lists the item passes it on",
            taps:
                "row.pressed.subscribe(opening).disposed(by: bag) //: StallController emits StallViewModel.opened",
            isHeard: true),
        program(
            "the nearest miss: the view model does not pass it on",
            taps: "row.pressed.subscribe(onNext: { print(1) }).disposed(by: bag)",
            isHeard: false),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

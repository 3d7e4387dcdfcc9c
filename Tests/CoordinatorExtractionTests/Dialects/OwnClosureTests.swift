import CoordinatorModel
import Testing

/// A coordinator that calls a closure which it gave to a screen's view model tells itself nothing: neither is in the tree.
@Suite struct OwnClosureTests {
    private static func tree(save: String = "") -> CoordinatorTree {
        MarkedProgram(
            "", beside: EngineProgram.base,
            """
            let app = DiaryCoordinator()
            protocol DiaryModelDelegate: AnyObject { func wantsDate(_ model: DiaryModel) }
            class DiaryCoordinator: Coordinator, DiaryModelDelegate {
                let stack = UINavigationController()
                func start() {
                    let diary = DiaryController(model: DiaryModel())
                    diary.model.delegate = self
                    diary.model.onDate = { [weak diary] date in diary?.title = date }
                    stack.pushViewController(diary, animated: true)
                }
                func wantsDate(_ model: DiaryModel) {
                    let dates = DateController()
                    dates.onPick = { [weak model] date in model?.onDate?(date) }
                    stack.present(dates, animated: true)
                }
            }
            class DiaryModel {
                weak var delegate: DiaryModelDelegate?
                var onDate: ((String) -> Void)?
                func pick() { delegate?.wantsDate(self) }
                \(save)
            }
            class DiaryController: UIViewController {
                let model: DiaryModel
                init(model: DiaryModel) { self.model = model }
                @objc func pick() { model.pick() }
                @objc func save() { model.save() }
            }
            class DateController: UIViewController {
                var onPick: ((String) -> Void)?
                @objc func pick() { onPick?("today") }
            }
            """
        ).tree()
    }

    private static func events(_ tree: CoordinatorTree) -> Set<String> { Set(tree.events.map(\.name)) }

    @Test func aClosureThatOnlyItsCoordinatorCallsIsNoEvent() {
        #expect(Self.events(Self.tree()) == ["DiaryModelDelegate.wantsDate", "DateController.onPick"])
        // The nearest miss: the view model calls it as well.
        let both = Self.tree(save: "func save() { onDate?(\"\") }")
        #expect(Self.events(both).contains("DiaryModel.onDate"))
    }
}

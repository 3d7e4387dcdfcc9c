import Testing

/// An initialiser that calls no other one ends with `super.init()`, which Swift adds.
@Suite struct ImpliedInitializerTests {
    private static func program(_ ending: String) -> String {
        """
        import Combine
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = AppCoordinator()
        class Navigator<Step> {
            private let subject = PassthroughSubject<Step, Never>()
            lazy var steps: AnyPublisher<Step, Never> = subject.eraseToAnyPublisher()
            func next(_ step: Step) { subject.send(step) }
        }
        class BaseModel<Step> {
            let navigator: Navigator<Step>
            init(navigator: Navigator<Step> = Navigator<Step>()) { self.navigator = navigator }
        }
        enum ListStep { case open }
        enum WordStep { case close }
        class ListModel: BaseModel<ListStep> {
            let title: String
            init(title: String) {
                self.title = title
                \(ending)
            }
            func tap() { navigator.next(.open) } //: ListController emits ListStep.open
        }
        class WordModel: BaseModel<WordStep> {
            let word: String
            init(word: String) {
                self.word = word
                \(ending)
            }
            func tap() { navigator.next(.close) } //: WordController emits WordStep.close
        }
        class ListController: UIViewController { //: screen of AppCoordinator
            let model: ListModel
            init(model: ListModel) { self.model = model }
            @objc func tapped() { model.tap() }
        }
        class WordController: UIViewController { //: screen of WordCoordinator
            let model: WordModel
            init(model: WordModel) { self.model = model }
            @objc func tapped() { model.tap() }
        }
        class AppCoordinator: Coordinator { //: root navigation
            let stack = UINavigationController()
            var bag = Set<AnyCancellable>()
            func start() {
                let model = ListModel(title: "List")
                model.navigator.steps.sink { [weak self] _ in self?.showWord() }.store(in: &bag) //: AppCoordinator catches ListStep.open
                stack.pushViewController(ListController(model: model), animated: false)
            }
            func showWord() { WordCoordinator(stack).start() } //: AppCoordinator presents WordCoordinator as push
        }
        class WordCoordinator: Coordinator { //: coordinator
            let stack: UINavigationController
            var bag = Set<AnyCancellable>()
            init(_ stack: UINavigationController) { self.stack = stack }
            func start() {
                let model = WordModel(word: "x")
                model.navigator.steps.sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag) //: WordCoordinator catches WordStep.close
                stack.pushViewController(WordController(model: model), animated: true)
            }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram("what the superclass makes by default belongs to each object", program("")),
        MarkedProgram("the nearest miss: it is written", program("super.init()")),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

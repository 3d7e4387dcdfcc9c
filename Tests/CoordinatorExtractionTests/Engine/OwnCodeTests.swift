import Testing

@testable import CoordinatorExtraction

/// What belongs to one type of several: defaults of protocols, types of one name, generic screens, builders.
@Suite struct OwnCodeTests {
    static let programs = [
        MarkedProgram(
            "a protocol's default emits only for the types that call it",
            """
            let app = ClubCoordinator()
            protocol Flow: AnyObject {
                var endDelegate: EndDelegate? { get set }
                func start()
                func end()
                func fail()
            }
            extension Flow {
                func end() { endDelegate?.didEnd(self) } //: EntryCoordinator emits EndDelegate.didEnd
                func fail() { endDelegate?.didFail(self) }
            }
            protocol EndDelegate: AnyObject {
                func didEnd(_ flow: Flow)
                func didFail(_ flow: Flow)
            }
            class ClubCoordinator: Flow, EndDelegate { //: root navigation
                weak var endDelegate: EndDelegate?
                let stack = UINavigationController()
                func start() {
                    let entry = EntryCoordinator(stack: stack) //: ClubCoordinator presents EntryCoordinator as push
                    entry.endDelegate = self //: ClubCoordinator catches EndDelegate.didEnd; ClubCoordinator catches EndDelegate.didFail
                    entry.start()
                    let list = ListCoordinator(stack: stack) //: ClubCoordinator presents ListCoordinator as push
                    list.endDelegate = self
                    list.start()
                }
                func didEnd(_ flow: Flow) { stack.popViewController(animated: true) }
                func didFail(_ flow: Flow) { stack.popViewController(animated: true) }
            }
            class EntryCoordinator: Flow { //: coordinator
                weak var endDelegate: EndDelegate?
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let door = DoorController()
                    door.onOpen = { [weak self] in self?.end() } //: EntryCoordinator catches DoorController.onOpen
                    stack.pushViewController(door, animated: true)
                }
            }
            class ListCoordinator: Flow { //: coordinator
                weak var endDelegate: EndDelegate?
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: true) }
            }
            class DoorController: UIViewController { //: screen of EntryCoordinator
                var onOpen: (() -> Void)?
                @objc func tap() { onOpen?() } //: DoorController emits DoorController.onOpen
            }
            class ListController: UIViewController {} //: screen of ListCoordinator
            """),
        MarkedProgram(
            "a protocol's default that the program calls, for what is not followed, may be any object's",
            beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            protocol Ending: AnyObject { var onEnd: (() -> Void)? { get set } }
            extension Ending { func end() { onEnd?() } } //: ListController emits Ending.onEnd
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let list = ListController()
                    list.onEnd = { [weak self] in self?.close() } //: ClubCoordinator catches Ending.onEnd
                    stack.pushViewController(list, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class ListController: UIViewController, Ending { //: screen of ClubCoordinator
                var onEnd: (() -> Void)?
            }
            class Bus { func send(_ any: Any) { Registry.shared.all().forEach { $0.end() } } }
            """),
        MarkedProgram(
            "two types of one name: an extension is that of the nearest, and who can be made so is made",
            """
            //: file Old/Card.swift
            class CardCoordinator: Flow { let stack = UINavigationController(); func start() {} } //: unattached
            //: file New/Card.swift
            let app = ClubCoordinator()
            protocol Flow { func start() }
            protocol CardDelegate: AnyObject { func didClose() }
            class ClubCoordinator: Flow { //: root navigation
                let stack = UINavigationController()
                func start() { CardCoordinator(stack: stack).start() } //: ClubCoordinator presents CardCoordinator as push
            }
            class CardCoordinator: Flow { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let card = CardController()
                    card.delegate = self //: CardCoordinator catches CardDelegate.didClose
                    stack.pushViewController(card, animated: true)
                }
            }
            extension CardCoordinator: CardDelegate { func didClose() { stack.popViewController(animated: true) } }
            class CardController: UIViewController { //: screen of CardCoordinator
                weak var delegate: CardDelegate?
                @objc func close() { delegate?.didClose() } //: CardController emits CardDelegate.didClose
            }
            """),
        MarkedProgram(
            "a screen whose outputs are a protocol that is named like a coordinator's is no coordinator",
            beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            protocol CardCoordinatable { var onEnd: (() -> Void)? { get set } }
            class CardController: UIViewController, CardCoordinatable { //: screen of ClubCoordinator
                var viewController: UIViewController { self }
                var onEnd: (() -> Void)?
                @objc func tap() { onEnd?() } //: CardController emits CardCoordinatable.onEnd
            }
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    var card = make()
                    card.onEnd = { [weak self] in self?.start() } //: ClubCoordinator catches CardCoordinatable.onEnd
                    stack.pushViewController(card, animated: true)
                }
                func make() -> UIViewController & CardCoordinatable { CardController() }
            }
            """),
        MarkedProgram(
            "a generic screen tells what its own model tells", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            protocol InfoModel: ObservableObject { var button: ButtonModel { get } }
            struct ButtonModel { let title: String; let action: () -> Void }
            struct InfoView<Model: InfoModel>: View { //: screen of DoneCoordinator; screen of FailCoordinator
                @StateObject private var model: Model
                init(model: Model) { _model = StateObject(wrappedValue: model) }
                var body: some View { Button(model.button.title, action: model.button.action) }
            }
            final class DoneModel: InfoModel {
                private let onGo: () -> Void
                init(onGo: @escaping () -> Void) { self.onGo = onGo }
                var button: ButtonModel { .init(title: "Go", action: { [weak self] in self?.onGo() }) } //: InfoView emits DoneModel.onGo
            }
            final class FailModel: InfoModel {
                private let onRetry: () -> Void
                init(onRetry: @escaping () -> Void) { self.onRetry = onRetry }
                var button: ButtonModel { .init(title: "Retry", action: { [weak self] in self?.onRetry() }) } //: InfoView emits FailModel.onRetry
            }
            class DoneCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() {
                    let model = DoneModel(onGo: { [weak self] in self?.end() }) //: DoneCoordinator catches DoneModel.onGo
                    stack.pushViewController(UIHostingController(rootView: InfoView<DoneModel>(model: model)), animated: true)
                }
                func end() { stack.popViewController(animated: true) }
            }
            class FailCoordinator: Coordinator { //: coordinator
                let stack = UINavigationController()
                func start() {
                    let model = FailModel(onRetry: { [weak self] in self?.start() }) //: FailCoordinator catches FailModel.onRetry
                    stack.pushViewController(UIHostingController(rootView: InfoView<FailModel>(model: model)), animated: true)
                }
            }
            class ClubCoordinator: Coordinator { //: root container
                func start() {
                    DoneCoordinator().start() //: ClubCoordinator presents DoneCoordinator
                    FailCoordinator().start() //: ClubCoordinator presents FailCoordinator
                }
            }
            """),
        MarkedProgram(
            "a builder that keeps a closure hands it on", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let card = CardBuilder(onDone: { [weak self] in self?.close() }).build() //: ClubCoordinator catches CardController.onDone
                    stack.pushViewController(card, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            final class CardBuilder {
                private let onDone: () -> Void
                init(onDone: @escaping () -> Void) { self.onDone = onDone }
                func build() -> UIViewController { CardController(onDone: onDone) }
            }
            final class CardController: UIViewController { //: screen of ClubCoordinator
                private let onDone: () -> Void
                init(onDone: @escaping () -> Void) {
                    self.onDone = onDone
                    super.init(nibName: nil, bundle: nil)
                }
                @objc func tap() { onDone() } //: CardController emits CardController.onDone
            }
            """),
    ]

    /// Programs in which the folders of the files matter, not only their texts.
    static let laidOut = [
        MarkedProgram(
            "a module before a name says which of several types is meant",
            """
            //: file App/App.swift
            let app = ClubCoordinator()
            protocol Flow { func start() }
            class ClubCoordinator: Flow { //: root navigation
                let stack = UINavigationController()
                func start() {
                    entry().make(stack).start()
                    List.Module().make(stack).start()
                }
                func entry() -> Entry.Module { Entry.Module() }
            }
            //: file Entry/Sources/Module.swift
            struct Module { func make(_ stack: UINavigationController) -> Entry.Made { EntryCoordinator(stack: stack) } } //: ClubCoordinator presents EntryCoordinator as push
            typealias Made = Flow
            class EntryCoordinator: Flow { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(EntryController(), animated: true) }
            }
            class EntryController: UIViewController {} //: screen of EntryCoordinator
            //: file List/Sources/Module.swift
            struct Module { func make(_ stack: UINavigationController) -> Flow { ListCoordinator(stack: stack) } } //: ClubCoordinator presents ListCoordinator as push
            class ListCoordinator: Flow { //: coordinator
                let stack: UINavigationController
                init(stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: true) }
            }
            class ListController: UIViewController {} //: screen of ListCoordinator
            """)
    ]

    @Test(arguments: programs + laidOut) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

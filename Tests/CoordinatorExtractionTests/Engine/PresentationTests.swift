import Testing

/// Who stands in the tree, how often, and who is only the way there.
@Suite struct PresentationTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a coordinator that two present alike stands once, with what it presents", beside: EngineProgram.base,
            """
            let app = CityCoordinator()
            class CityCoordinator: Coordinator { //: root container
                func start() {
                    ArtCoordinator().start() //: CityCoordinator presents ArtCoordinator
                    BookCoordinator().start() //: CityCoordinator presents BookCoordinator
                }
            }
            class ArtCoordinator: Coordinator { //: coordinator container
                func start() { push(TicketCoordinator()) } //: ArtCoordinator presents TicketCoordinator as push
            }
            class BookCoordinator: Coordinator { //: coordinator container
                func start() { present(TicketCoordinator()) } //: BookCoordinator presents TicketCoordinator as present again
            }
            class TicketCoordinator: Coordinator { //: coordinator container
                func start() { push(PayCoordinator()) } //: TicketCoordinator presents PayCoordinator as push
            }
            class PayCoordinator: Coordinator { func start() {} } //: coordinator
            """),
        MarkedProgram(
            "a coordinator that two present and wire alike stands once, and both hear it", beside: EngineProgram.base,
            """
            let app = CityCoordinator()
            class CityCoordinator: Coordinator { //: root container
                func start() {
                    ArtCoordinator().start() //: CityCoordinator presents ArtCoordinator
                    BookCoordinator().start() //: CityCoordinator presents BookCoordinator
                }
            }
            class ArtCoordinator: Coordinator { //: coordinator container
                func start() {
                    let ticket = TicketCoordinator() //: ArtCoordinator presents TicketCoordinator
                    ticket.onSold = { [weak self] in self?.close() } //: ArtCoordinator catches TicketCoordinator.onSold
                    ticket.start()
                }
                func close() {}
            }
            class BookCoordinator: Coordinator { //: coordinator container
                func start() {
                    let ticket = TicketCoordinator() //: BookCoordinator presents TicketCoordinator again
                    ticket.onSold = { [weak self] in self?.close() } //: BookCoordinator catches TicketCoordinator.onSold
                    ticket.start()
                }
                func close() {}
            }
            class TicketCoordinator: Coordinator { //: coordinator
                var onSold: (() -> Void)?
                func start() {}
                func sell() { onSold?() } //: TicketCoordinator emits TicketCoordinator.onSold
            }
            """),
        MarkedProgram(
            "a stack that only pushes what it is given is a presentation", beside: EngineProgram.base,
            """
            let app = ZooCoordinator()
            final class TrayCoordinator {
                private let stack = UINavigationController()
                func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
                func setSheet(_ screen: UIViewController?) { if let screen { stack.present(screen, animated: true) } }
                func pop() { stack.popViewController(animated: true) }
            }
            class ZooCoordinator: Coordinator { //: root container
                private let tray = TrayCoordinator()
                func start() {
                    let bears = BearCoordinator(tray: tray)
                    bears.start()
                    tray.push(bears.screen) //: ZooCoordinator presents BearCoordinator as push
                    tray.setSheet(MapController())
                    tray.pop()
                }
            }
            class BearCoordinator: Coordinator { //: coordinator
                let screen = BearController()
                private weak var tray: TrayCoordinator?
                init(tray: TrayCoordinator) { self.tray = tray }
                func start() { screen.onBack = { [weak self] in self?.tray?.pop() } } //: BearCoordinator catches BearController.onBack
            }
            class BearController: UIViewController { //: screen of BearCoordinator
                var onBack: (() -> Void)?
                func tap() { onBack?() } //: BearController emits BearController.onBack
            }
            class MapController: UIViewController {} //: screen of ZooCoordinator
            """),
        MarkedProgram(
            "a command to another coordinator's sheet is no event; a method that tells it something is",
            beside: EngineProgram.base,
            """
            let app = ParkCoordinator()
            class ParkCoordinator: Coordinator { //: root container
                func start() { present(GateCoordinator()) } //: ParkCoordinator presents GateCoordinator as present
            }
            class GateCoordinator: Coordinator { //: coordinator navigation
                let stack = UINavigationController()
                func start() { show(PathCoordinator(gate: self)) } //: GateCoordinator presents PathCoordinator as show
                func setSheet(_ screen: UIViewController) { stack.present(screen, animated: true) }
                func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
                func visitorLeft() { stack.popViewController(animated: true) }
            }
            class PathCoordinator: Coordinator { //: coordinator
                private weak var gate: GateCoordinator?
                init(gate: GateCoordinator?) { self.gate = gate } //: GateCoordinator catches GateCoordinator.visitorLeft
                func start() {
                    gate?.setSheet(BenchController())
                    gate?.push(BenchController())
                }
                func leave() { gate?.visitorLeft() } //: PathCoordinator emits GateCoordinator.visitorLeft
            }
            class BenchController: UIViewController {} //: screen of PathCoordinator
            """),
        MarkedProgram(
            "a coordinator that starts its parent's kind again refers to it", beside: EngineProgram.base,
            """
            let app = LakeCoordinator()
            class LakeCoordinator: Coordinator { //: root container
                func start() { present(BoatCoordinator()) } //: LakeCoordinator presents BoatCoordinator as present
            }
            class BoatCoordinator: Coordinator { //: coordinator container
                func start() { present(PierCoordinator()) } //: BoatCoordinator presents PierCoordinator as present
            }
            class PierCoordinator: Coordinator { //: coordinator container
                func start() { present(BoatCoordinator()) } //: PierCoordinator presents BoatCoordinator as present again
            }
            """),
        MarkedProgram(
            "a stack of coordinators that inherit from one class is a presentation; one that makes its first is not",
            """
            let app = ShopCoordinator()
            class Coordinator {
                weak var parent: Coordinator?
                var controller: UIViewController! { nil }
            }
            class StackCoordinator: Coordinator {
                let stack = UINavigationController()
                var coordinators: [Coordinator] = []
                init(first: Coordinator) { pushCoordinator(first, animated: false) } //: ShopCoordinator presents HallCoordinator as push
                func pushCoordinator(_ coordinator: Coordinator, animated: Bool) {
                    coordinator.parent = self
                    coordinators.append(coordinator)
                    stack.pushViewController(coordinator.controller, animated: animated) //: HallCoordinator presents CellarCoordinator as push
                }
                func setCoordinators(_ coordinators: [Coordinator]) {
                    self.coordinators = coordinators
                    stack.setViewControllers(coordinators.map { $0.controller }, animated: false)
                }
            }
            class ShopCoordinator: Coordinator { //: root container
                var stack: StackCoordinator?
                func begin() {
                    stack = StackCoordinator(first: HallCoordinator())
                }
            }
            class HallCoordinator: Coordinator { //: coordinator container
                override var controller: UIViewController! { HallController() }
                func choose() {
                    (parent as? StackCoordinator)?.pushCoordinator(CellarCoordinator(), animated: true)
                }
            }
            class CellarCoordinator: Coordinator { //: coordinator container
                override var controller: UIViewController! { CellarController() }
                func pushCoordinator(_ coordinator: Coordinator) {}
                func setCoordinator(_ coordinator: Coordinator) {}
                let shelf = ShelfCoordinator() //: CellarCoordinator presents ShelfCoordinator
            }
            class ShelfCoordinator: Coordinator { //: coordinator
                override var controller: UIViewController! { ShelfController() }
            }
            class HallController: UIViewController {} //: screen of HallCoordinator
            class CellarController: UIViewController {} //: screen of CellarCoordinator
            class ShelfController: UIViewController {} //: screen of ShelfCoordinator
            """),
        MarkedProgram(
            "an alert to present, and where to embed something, are events; any screen to present is a command",
            beside: EngineProgram.base,
            """
            let app = ListCoordinator()
            protocol ListFlow: AnyObject {
                func presentAlert(_ alert: UIAlertController)
                func embedTitle(on screen: UIViewController, in view: UIView)
                func presentSheet(_ screen: UIViewController)
            }
            class ListCoordinator: Coordinator, ListFlow { //: root
                let stack = UINavigationController()
                func start() {
                    let list = ListController()
                    list.flow = self //: ListCoordinator catches ListFlow.presentAlert; ListCoordinator catches ListFlow.embedTitle; ListCoordinator catches ListFlow.presentSheet
                    stack.pushViewController(list, animated: true)
                }
                func presentAlert(_ alert: UIAlertController) { stack.present(alert, animated: true) }
                func embedTitle(on screen: UIViewController, in view: UIView) { screen.title = "x" }
                func presentSheet(_ screen: UIViewController) { stack.present(screen, animated: true) }
            }
            class ListController: UIViewController { //: screen of ListCoordinator
                weak var flow: ListFlow?
                func fail() {
                    flow?.presentAlert(UIAlertController()) //: ListController emits ListFlow.presentAlert
                    flow?.embedTitle(on: self, in: UIView()) //: ListController emits ListFlow.embedTitle
                    flow?.presentSheet(UIViewController())
                }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

import Testing

/// Objects are told apart by whom they are made for: what belongs to one coordinator is not mixed with another's.
@Suite struct ObjectPlaceTests {
    /// One factory for two coordinators, of whom one forgets to listen.
    private static let oneForgets = MarkedProgram(
        "one factory makes a screen for two coordinators, and one of them wires it", beside: EngineProgram.base,
        """
        let app = TrainCoordinator()
        class TrainCoordinator: Coordinator { //: root container
            func start() {
                ArrivalCoordinator().start() //: TrainCoordinator presents ArrivalCoordinator
                DepartureCoordinator().start() //: TrainCoordinator presents DepartureCoordinator
            }
        }
        class PlatformFactory { func make() -> PlatformController { PlatformController() } }
        class ArrivalCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() {
                let platform = PlatformFactory().make()
                platform.onBoard = { [weak self] in self?.board() } //: ArrivalCoordinator catches PlatformController.onBoard
                screen = platform
            }
            func board() { screen = nil }
        }
        class DepartureCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() { screen = PlatformFactory().make() }
        }
        class PlatformController: UIViewController { //: screen of ArrivalCoordinator; screen of DepartureCoordinator
            var onBoard: (() -> Void)?
            func tap() { onBoard?() } //: PlatformController emits PlatformController.onBoard; PlatformController emits PlatformController.onBoard unheard
        }
        """)

    /// One screen type, which shows a view model of either coordinator.
    private static let sharedScreen = MarkedProgram(
        "a screen that two coordinators show has the view model of each for itself", beside: EngineProgram.base,
        """
        let app = TicketCoordinator()
        protocol PageModel { func didLoad() }
        class TicketCoordinator: Coordinator { //: root container
            func start() {
                FareCoordinator().start() //: TicketCoordinator presents FareCoordinator
                NoticeCoordinator().start() //: TicketCoordinator presents NoticeCoordinator
            }
        }
        class FareModel: PageModel {
            private let onPaid: () -> Void
            init(onPaid: @escaping () -> Void) { self.onPaid = onPaid }
            func didLoad() { onPaid() } //: PageController emits FareModel.onPaid
        }
        class NoticeModel: PageModel { func didLoad() {} }
        class PageController: UIViewController { //: screen of FareCoordinator; screen of NoticeCoordinator
            let model: PageModel
            init(model: PageModel) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() { model.didLoad() }
        }
        class FareCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() { screen = PageController(model: FareModel(onPaid: { [weak self] in self?.close() })) } //: FareCoordinator catches FareModel.onPaid
            func close() { screen = nil }
        }
        class NoticeCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() { screen = PageController(model: NoticeModel()) }
        }
        """)

    /// A generic screen of which every coordinator has its own kind.
    private static let genericScreen = MarkedProgram(
        "a generic screen has only the view model for which it was made", beside: EngineProgram.base,
        """
        let app = LineCoordinator()
        class LineCoordinator: Coordinator { //: root container
            func start() {
                NorthCoordinator().start() //: LineCoordinator presents NorthCoordinator
                SouthCoordinator().start() //: LineCoordinator presents SouthCoordinator
            }
        }
        protocol ListModel: AnyObject { func select() }
        class ListController<Model: ListModel>: UIViewController { //: screen of NorthCoordinator; screen of SouthCoordinator
            let model: Model
            init(_ model: Model) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            func tap() { model.select() }
        }
        class NorthModel: ListModel {
            var onStop: (() -> Void)?
            func select() { onStop?() } //: ListController emits NorthModel.onStop
        }
        class SouthModel: ListModel {
            var onStation: (() -> Void)?
            func select() { onStation?() } //: ListController emits SouthModel.onStation
        }
        class NorthCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() {
                let model = NorthModel()
                model.onStop = { [weak self] in self?.close() } //: NorthCoordinator catches NorthModel.onStop
                screen = ListController(model)
            }
            func close() { screen = nil }
        }
        class SouthCoordinator: Coordinator { //: coordinator
            var screen: UIViewController?
            func start() {
                let model = SouthModel()
                model.onStation = { [weak self] in self?.close() } //: SouthCoordinator catches SouthModel.onStation
                screen = ListController(model)
            }
            func close() { screen = nil }
        }
        """)

    /// A screen that a coordinator answers in one place and another screen in the other.
    private static let twoOwners = MarkedProgram(
        "a screen that a coordinator makes, and another screen makes for itself", beside: EngineProgram.base,
        """
        let app = SeatCoordinator()
        class SeatCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            func start() {
                stack.pushViewController(WagonController(), animated: true)
                let seats = SeatController { [weak self] in self?.take($0) } //: SeatCoordinator catches SeatController.onSeat
                stack.pushViewController(seats, animated: true)
            }
            func take(_ seat: Int) { stack.popViewController(animated: true) }
        }
        class WagonController: UIViewController { //: screen of SeatCoordinator
            func choose() { show(SeatController { [weak self] in self?.title = "seat" }, sender: nil) } //: WagonController catches SeatController.onSeat
        }
        class SeatController: UIViewController { //: screen of SeatCoordinator; screen in WagonController
            let onSeat: (Int) -> Void
            init(onSeat: @escaping (Int) -> Void) {
                self.onSeat = onSeat
                super.init(nibName: nil, bundle: nil)
            }
            func tap() { onSeat(1) } //: SeatController emits SeatController.onSeat
        }
        """)

    /// A child whose delegate is never set, under a parent that answers the same event of a sibling.
    private static let sibling = MarkedProgram(
        "a child's delegate that is never set, although the parent is that of a sibling", beside: EngineProgram.base,
        """
        let app = StationCoordinator()
        protocol EndDelegate: AnyObject { func didEnd(_ child: AnyObject) }
        class StationCoordinator: Coordinator, EndDelegate { //: root container
            func start() {
                let kiosk = KioskCoordinator() //: StationCoordinator presents KioskCoordinator
                kiosk.endDelegate = self //: StationCoordinator catches EndDelegate.didEnd
                kiosk.start()
                let locker = LockerCoordinator() //: StationCoordinator presents LockerCoordinator
                locker.start()
                let toilet = ToiletCoordinator() //: StationCoordinator presents ToiletCoordinator
                toilet.start()
                toilet.endDelegate = self
            }
            func didEnd(_ child: AnyObject) { print("end") }
        }
        class KioskCoordinator: Coordinator { //: coordinator
            weak var endDelegate: EndDelegate?
            func start() {}
            func leave() { endDelegate?.didEnd(self) } //: KioskCoordinator emits EndDelegate.didEnd
        }
        class LockerCoordinator: Coordinator { //: coordinator
            weak var endDelegate: EndDelegate?
            func start() {}
            func leave() { endDelegate?.didEnd(self) } //: LockerCoordinator emits EndDelegate.didEnd unheard
        }
        class ToiletCoordinator: Coordinator { //: coordinator
            weak var endDelegate: EndDelegate?
            func start() {}
            func leave() { endDelegate?.didEnd(self) } //: ToiletCoordinator emits EndDelegate.didEnd
        }
        """)

    /// A coordinator that two parents make, of whom one listens.
    private static let twoParents = MarkedProgram(
        "a coordinator that two make and one wires stays apart", beside: EngineProgram.base,
        """
        let app = NetworkCoordinator()
        class NetworkCoordinator: Coordinator { //: root container
            func start() {
                BusCoordinator().start() //: NetworkCoordinator presents BusCoordinator
                TramCoordinator().start() //: NetworkCoordinator presents TramCoordinator
            }
        }
        class BusCoordinator: Coordinator { //: coordinator container
            func start() {
                let stop = StopCoordinator() //: BusCoordinator presents StopCoordinator
                stop.onBell = { [weak self] in self?.halt() } //: BusCoordinator catches StopCoordinator.onBell
                stop.start()
            }
            func halt() {}
        }
        class TramCoordinator: Coordinator { //: coordinator container
            func start() { StopCoordinator().start() } //: TramCoordinator presents StopCoordinator
        }
        class StopCoordinator: Coordinator { //: coordinator
            var onBell: (() -> Void)?
            func start() {}
            func ring() { onBell?() } //: StopCoordinator emits StopCoordinator.onBell; StopCoordinator emits StopCoordinator.onBell unheard
        }
        """)

    static let programs = [oneForgets, sharedScreen, genericScreen, twoOwners, sibling, twoParents]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }

    @Test func whoWiredItHearsItAndTheOtherDoesNot() {
        #expect(
            Self.oneForgets.facts(under: "ArrivalCoordinator") == [
                "ArrivalCoordinator catches PlatformController.onBoard",
                "PlatformController emits PlatformController.onBoard",
            ])
        #expect(
            Self.oneForgets.facts(under: "DepartureCoordinator") == [
                "PlatformController emits PlatformController.onBoard unheard"
            ])
    }

    @Test func whatOnesViewModelTellsIsNotToldOfTheOther() {
        #expect(Self.sharedScreen.facts(under: "FareCoordinator").contains("PageController emits FareModel.onPaid"))
        #expect(Self.sharedScreen.facts(under: "NoticeCoordinator") == [])
    }

    @Test(arguments: [("NorthCoordinator", "NorthModel.onStop"), ("SouthCoordinator", "SouthModel.onStation")])
    func aGenericScreenTellsWhatItsOwnModelTells(coordinator: String, event: String) {
        #expect(
            Self.genericScreen.facts(under: coordinator) == [
                "ListController emits \(event)", "\(coordinator) catches \(event)",
            ])
    }

    /// App makes an unwired scanner and a form; the form makes a wired scanner, and every scanner makes a form.
    @Test func aRingInWhichOneObjectIsWired() {
        let program = MarkedProgram(
            "ring", beside: EngineProgram.base,
            """
            let app = DepotCoordinator()
            class DepotCoordinator: Coordinator {
                func start() {
                    GateCoordinator().start()
                    LabelCoordinator().start()
                }
            }
            class GateCoordinator: Coordinator {
                var onCode: ((Int) -> Void)?
                func start() { LabelCoordinator().start() }
                func found() { onCode?(1) }
            }
            class LabelCoordinator: Coordinator {
                func start() {
                    let gate = GateCoordinator()
                    gate.onCode = { [weak self] code in self?.fill(code) }
                    gate.start()
                }
                func fill(_ code: Int) {}
            }
            """)
        let tree = program.tree()
        #expect(Set(tree.coordinators.map(\.type)) == ["DepotCoordinator", "GateCoordinator", "LabelCoordinator"])
        let gate = program.facts(under: "GateCoordinator")
        #expect(
            gate == [
                "GateCoordinator emits GateCoordinator.onCode", "GateCoordinator emits GateCoordinator.onCode unheard",
            ])
        #expect(program.facts(under: "LabelCoordinator") == ["LabelCoordinator catches GateCoordinator.onCode"])
    }
}

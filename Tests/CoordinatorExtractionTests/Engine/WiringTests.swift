import Testing

/// Outputs that another object than the maker wires: a screen that contains others.
@Suite struct WiringTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a container's initialiser and its viewDidLoad wire what they are handed", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(CardBox(card: CardController()), animated: true)
                    stack.pushViewController(FeeBox(fee: FeeController()), animated: true)
                }
            }
            class CardController: UIViewController { //: screen in CardBox
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin
            }
            class FeeController: UIViewController { //: screen in FeeBox
                var onPay: (() -> Void)?
                func tap() { onPay?() } //: FeeController emits FeeController.onPay
            }
            class CardBox: UIViewController { //: screen of ClubCoordinator
                private let card: CardController
                init(card: CardController) {
                    self.card = card
                    super.init(nibName: nil, bundle: nil)
                    card.onJoin = { [weak self] in self?.turn() } //: CardBox catches CardController.onJoin
                }
                func turn() { title = "joined" }
            }
            class FeeBox: UIViewController { //: screen of ClubCoordinator
                private let fee: FeeController
                init(fee: FeeController) {
                    self.fee = fee
                    super.init(nibName: nil, bundle: nil)
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addChild(fee)
                    fee.onPay = { [weak self] in self?.turn() } //: FeeBox catches FeeController.onPay
                }
                func turn() { title = "paid" }
            }
            """),
        MarkedProgram(
            "the nearest miss: the same screen inside a container that wires it, and alone", beside: EngineProgram.base,
            """
            let app = ClubCoordinator()
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    stack.pushViewController(CardBox(card: CardController()), animated: true)
                    stack.pushViewController(CardController(), animated: true)
                }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator; screen in CardBox
                var onJoin: (() -> Void)?
                func tap() { onJoin?() } //: CardController emits CardController.onJoin; CardController emits CardController.onJoin unheard
            }
            class CardBox: UIViewController { //: screen of ClubCoordinator
                private let card: CardController
                init(card: CardController) {
                    self.card = card
                    super.init(nibName: nil, bundle: nil)
                    card.onJoin = { [weak self] in self?.turn() } //: CardBox catches CardController.onJoin
                }
                func turn() { title = "joined" }
            }
            """),
        MarkedProgram(
            "two outputs that hand on to one another end nowhere, and are followed once", beside: EngineProgram.base,
            """
            let app = PoolCoordinator()
            class PoolCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let lane = LaneController()
                    let other = DepthController()
                    lane.onTurn = other.onTurn //: LaneController catches LaneController.onTurn by DepthController; DepthController emits DepthController.onTurn
                    other.onTurn = lane.onTurn //: DepthController catches DepthController.onTurn by LaneController; LaneController emits LaneController.onTurn
                    stack.pushViewController(lane, animated: true)
                    stack.pushViewController(other, animated: true)
                }
            }
            class LaneController: UIViewController { //: screen of PoolCoordinator
                var onTurn: (() -> Void)?
                func swim() { onTurn?() } //: LaneController emits LaneController.onTurn
            }
            class DepthController: UIViewController { //: screen of PoolCoordinator
                var onTurn: (() -> Void)?
                func dive() { onTurn?() } //: DepthController emits DepthController.onTurn
            }
            """),
        MarkedProgram(
            "a closure that is copied from another object of the type", beside: EngineProgram.base,
            """
            let app = OfferCoordinator()
            class OfferCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let first = OfferModel()
                    first.onTap = { [weak self] in //: OfferCoordinator catches OfferModel.onTap
                        let second = OfferModel()
                        second.onTap = first.onTap
                        self?.stack.pushViewController(OfferController(model: second), animated: true)
                    }
                    stack.pushViewController(OfferController(model: first), animated: true)
                }
            }
            class OfferModel {
                var onTap: (() -> Void)?
                func tap() { onTap?() } //: OfferController emits OfferModel.onTap
            }
            class OfferController: UIViewController { //: screen of OfferCoordinator
                let model: OfferModel
                init(model: OfferModel) { self.model = model }
                func tap() { model.tap() }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

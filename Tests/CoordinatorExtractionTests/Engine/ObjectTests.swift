import Testing

/// Objects are told apart by where they are made: what is set on one is not set on another of its type.
@Suite struct ObjectTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a screen that is made twice and wired once is lost in the other place", beside: EngineProgram.base,
            """
            let app = GardenCoordinator()
            class GardenCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let seeds = SeedController()
                    seeds.onSow = { [weak self] in self?.sowMore() } //: GardenCoordinator catches SeedController.onSow
                    stack.pushViewController(seeds, animated: true)
                }
                func sowMore() { stack.pushViewController(SeedController(), animated: true) }
            }
            class SeedController: UIViewController { //: screen of GardenCoordinator
                var onSow: (() -> Void)?
                func tap() { onSow?() } //: SeedController emits SeedController.onSow; SeedController emits SeedController.onSow unheard
            }
            """),
        MarkedProgram(
            "the nearest miss: made twice and wired twice", beside: EngineProgram.base,
            """
            let app = GardenCoordinator()
            class GardenCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let seeds = SeedController()
                    seeds.onSow = { [weak self] in self?.sowMore() } //: GardenCoordinator catches SeedController.onSow
                    stack.pushViewController(seeds, animated: true)
                }
                func sowMore() {
                    let seeds = SeedController()
                    stack.pushViewController(seeds, animated: true)
                    seeds.onSow = { [weak self] in self?.close() }
                }
                func close() { stack.popViewController(animated: true) }
            }
            class SeedController: UIViewController { //: screen of GardenCoordinator
                var onSow: (() -> Void)?
                func tap() { onSow?() } //: SeedController emits SeedController.onSow
            }
            """),
        MarkedProgram(
            "a delegate that is set on one of two", beside: EngineProgram.base,
            """
            let app = ToolCoordinator()
            protocol RakeDelegate: AnyObject { func didRake() }
            class ToolCoordinator: Coordinator, RakeDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let rake = RakeController()
                    rake.delegate = self //: ToolCoordinator catches RakeDelegate.didRake
                    stack.pushViewController(rake, animated: true)
                }
                func didRake() {
                    let second = RakeController()
                    stack.present(second, animated: true)
                }
            }
            class RakeController: UIViewController { //: screen of ToolCoordinator
                weak var delegate: RakeDelegate?
                func tap() { delegate?.didRake() } //: RakeController emits RakeDelegate.didRake; RakeController emits RakeDelegate.didRake unheard
            }
            """),
        MarkedProgram(
            "two screens of one type, of which one property is set on each", beside: EngineProgram.base,
            """
            let app = PondCoordinator()
            class PondCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let fish = FishController()
                    fish.onFeed = { [weak self] in self?.again() } //: PondCoordinator catches FishController.onFeed
                    stack.pushViewController(fish, animated: true)
                }
                func again() {
                    let fish = FishController()
                    fish.onCatch = { [weak self] in self?.start() } //: PondCoordinator catches FishController.onCatch
                    stack.pushViewController(fish, animated: true)
                }
            }
            class FishController: UIViewController { //: screen of PondCoordinator
                var onFeed: (() -> Void)?
                var onCatch: (() -> Void)?
                func feed() { onFeed?() } //: FishController emits FishController.onFeed; FishController emits FishController.onFeed unheard
                func take() { onCatch?() } //: FishController emits FishController.onCatch; FishController emits FishController.onCatch unheard
            }
            """),
        MarkedProgram(
            "one object that is shown in two places and wired before", beside: EngineProgram.base,
            """
            let app = ShedCoordinator()
            class ShedCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                lazy var key: KeyController = {
                    let key = KeyController()
                    key.onTurn = { [weak self] in self?.open() } //: ShedCoordinator catches KeyController.onTurn
                    return key
                }()
                func start() { stack.pushViewController(key, animated: true) }
                func open() { stack.present(key, animated: true) }
            }
            class KeyController: UIViewController { //: screen of ShedCoordinator
                var onTurn: (() -> Void)?
                func tap() { onTurn?() } //: KeyController emits KeyController.onTurn
            }
            """),
        MarkedProgram(
            "a screen that opens another of its kind from one place is one object", beside: EngineProgram.base,
            """
            let app = BedCoordinator()
            class BedCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() { open(bed: 0) }
                func open(bed: Int) {
                    let plan = PlanController()
                    plan.onBed = { [weak self] next in self?.open(bed: next) } //: BedCoordinator catches PlanController.onBed
                    stack.pushViewController(plan, animated: true)
                }
            }
            class PlanController: UIViewController { //: screen of BedCoordinator
                var onBed: ((Int) -> Void)?
                func tap() { onBed?(1) } //: PlanController emits PlanController.onBed
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

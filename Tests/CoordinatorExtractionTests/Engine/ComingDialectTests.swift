import Testing

/// Two ways of writing that the engine must be able to carry: streams of cases, and bubbling that is written by hand.
@Suite struct ComingDialectTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a stream of cases: one is heard and one dropped, and of another object nothing is heard",
            beside: EngineProgram.base,
            """
            import Combine
            let app = CinemaCoordinator()
            enum SeatAction { case book, report }
            class CinemaCoordinator: Coordinator { //: root container
                var bag = Set<AnyCancellable>()
                func start() {
                    let rows = RowCoordinator() //: CinemaCoordinator presents RowCoordinator
                    rows.actions.sink { [weak self] action in switch action { case .book: self?.book(); case .report: break } }.store(in: &bag) //: CinemaCoordinator catches SeatAction.book
                    rows.start()
                    BalconyCoordinator().start() //: CinemaCoordinator presents BalconyCoordinator
                }
                func book() {}
            }
            class BalconyCoordinator: Coordinator { //: coordinator container
                func start() { RowCoordinator().start() } //: BalconyCoordinator presents RowCoordinator
            }
            class RowCoordinator: Coordinator { //: coordinator
                private let subject = PassthroughSubject<SeatAction, Never>()
                var actions: AnyPublisher<SeatAction, Never> { subject.eraseToAnyPublisher() }
                func start() {}
                func tap() {
                    subject.send(.book) //: RowCoordinator emits SeatAction.book; RowCoordinator emits SeatAction.book unheard
                    subject.send(.report) //: RowCoordinator emits SeatAction.report; RowCoordinator emits SeatAction.report unheard
                }
            }
            """),
        MarkedProgram(
            "a method that every coordinator has and that hands on to its parent bubbles; another one does not",
            """
            let app = StageCoordinator(parent: nil)
            protocol Signal {}
            enum StageSignal: Signal { case curtain, light }
            class BaseCoordinator {
                let parent: BaseCoordinator?
                init(parent: BaseCoordinator?) { self.parent = parent }
                func start() {}
                func handle(_ signal: Signal) {}
                func note(_ text: String) {}
            }
            final class StageCoordinator: BaseCoordinator { //: root container
                override func start() { ActCoordinator(parent: self).start() } //: StageCoordinator presents ActCoordinator
                override func handle(_ signal: Signal) {
                    if let signal = signal as? StageSignal { switch signal { case .curtain: start(); case .light: break } } //: StageCoordinator catches StageSignal.curtain
                }
            }
            final class ActCoordinator: BaseCoordinator { //: coordinator
                var screen: ActController?
                override func start() {
                    let act = ActController()
                    act.coordinator = self
                    screen = act
                }
                override func handle(_ signal: Signal) { parent?.handle(signal) }
                override func note(_ text: String) { print(text) }
            }
            final class ActController: UIViewController { //: screen of ActCoordinator
                weak var coordinator: BaseCoordinator?
                func end() { coordinator?.handle(StageSignal.curtain) } //: ActController emits StageSignal.curtain
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

import Testing

/// Closures that services are handed, and objects that the system makes once.
@Suite struct ServiceTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "closures that go through services are run, whatever the services do with them",
            beside: EngineProgram.base,
            """
            let app = ForecastCoordinator()
            class Cache {
                func load(_ done: @escaping (Int) -> Void) { queue.async { done(1) } }
            }
            class Weather {
                let cache = Cache()
                func fetch(_ done: @escaping (Int) -> Void) { cache.load { done($0 + 1) } }
                var isFresh: Bool { cache.load { _ in }; return true }
            }
            class ForecastCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let weather = Weather()
                func start() { weather.fetch { [weak self] _ in self?.show() } }
                func show() {
                    guard weather.isFresh else { return }
                    let sky = SkyController()
                    sky.onRain = { [weak self] in self?.start() } //: ForecastCoordinator catches SkyController.onRain
                    stack.pushViewController(sky, animated: true)
                }
            }
            class SkyController: UIViewController { //: screen of ForecastCoordinator
                var onRain: (() -> Void)?
                let weather = Weather()
                override func viewDidLoad() { weather.fetch { [weak self] in self?.tell($0) } }
                func tell(_ drops: Int) { onRain?() } //: SkyController emits SkyController.onRain
            }
            """),
        MarkedProgram(
            "the app's delegate is one object, even if other code makes another one", beside: EngineProgram.base,
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                let app = ClubCoordinator()
                func begin() { app.start() }
            }
            class Services { var delegate: AppDelegate { (UIApplication.shared.delegate as? AppDelegate) ?? AppDelegate() } }
            class ClubCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    let card = CardController()
                    card.onEnd = { Services().delegate.begin() } //: ClubCoordinator catches CardController.onEnd
                    stack.pushViewController(card, animated: true)
                }
            }
            class CardController: UIViewController { //: screen of ClubCoordinator
                var onEnd: (() -> Void)?
                @objc func tap() { onEnd?() } //: CardController emits CardController.onEnd
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

import Testing

/// Values that an operator selects among several, and of which the next one makes a case.
@Suite struct SelectedCaseTests {
    private static func program(_ title: String, operator name: String, isHeard: Bool) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import Combine
            import UIKit
            let app = DiscCoordinator()
            protocol Coordinator: AnyObject { func start() }
            struct Disc {}
            enum DiscTap { case disc(Disc), reload }
            enum DiscRoute { case play(Disc) }
            class DiscViewModel {
                let taps = PassthroughSubject<DiscTap, Never>()
                let route = PassthroughSubject<DiscRoute, Never>()
                var bag = Set<AnyCancellable>()
                init() {
                    taps.\(name) { tap -> Disc? in if case .disc(let disc) = tap { return disc } else { return nil } }
                        .map { DiscRoute.play($0) }
                        .subscribe(route).store(in: &bag) //: DiscController emits DiscRoute.play
                }
            }
            class DiscController: UIViewController { //: screen of DiscCoordinator
                let model = DiscViewModel()
                @objc func reload() { model.taps.send(.reload) }
                @objc func play() { model.taps.send(.disc(Disc())) }
            }
            class DiscCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                var bag = Set<AnyCancellable>()
                func start() {
                    let screen = DiscController()
                    screen.model.route
                        .compactMap { route -> Disc? in if case .play(let disc) = route { return disc } else { return nil } }
                        .sink { [weak self] _ in self?.close() }.store(in: &bag)\(isHeard ? " //: DiscCoordinator catches DiscRoute.play" : "")
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("what the operator leaves out makes no case", operator: "compactMap", isHeard: true)
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

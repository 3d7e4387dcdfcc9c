import Testing

@testable import CoordinatorExtraction

/// Methods of coordinators that take one of several events, without a parent to which they hand on.
@Suite struct DecidingMethodTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "each case is an event, for the coordinator that is told it; one that `default` drops is nobody's",
            """
            import UIKit
            protocol Event {}
            protocol Coordinator: AnyObject {
                func start()
                func handle(_ event: Event)
            }
            enum MenuEvent: Event { case open, rate }
            enum PlayEvent: Event { case end }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = MenuCoordinator(navigation: UINavigationController())
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    coordinator.start()
                    return true
                }
            }
            final class MenuCoordinator: Coordinator { //: root navigation
                let navigation: UINavigationController
                var child: PlayCoordinator?
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let screen = MenuViewController()
                    screen.coordinator = self
                    navigation.pushViewController(screen, animated: false)
                }
                func handle(_ event: Event) {
                    switch event {
                    case MenuEvent.open: play() //: MenuCoordinator catches MenuEvent.open
                    default: break
                    }
                }
                private func play() {
                    let play = PlayCoordinator(navigation: navigation) //: MenuCoordinator presents PlayCoordinator as push
                    child = play
                    play.start()
                }
            }
            final class PlayCoordinator: Coordinator { //: coordinator
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let screen = PlayViewController()
                    screen.coordinator = self
                    navigation.pushViewController(screen, animated: true)
                }
                func handle(_ event: Event) { if let event = event as? PlayEvent { end(event) } } //: PlayCoordinator catches PlayEvent.end
                private func end(_ event: PlayEvent) { navigation.popViewController(animated: true) }
            }
            final class MenuViewController: UIViewController { //: screen of MenuCoordinator
                weak var coordinator: Coordinator?
                @objc func tapOpen() { coordinator?.handle(MenuEvent.open) } //: MenuViewController emits MenuEvent.open
                @objc func tapRate() { coordinator?.handle(MenuEvent.rate) } //: MenuViewController emits MenuEvent.rate
            }
            final class PlayViewController: UIViewController { //: screen of PlayCoordinator
                weak var coordinator: Coordinator?
                @objc func tapEnd() { coordinator?.handle(PlayEvent.end) } //: PlayViewController emits PlayEvent.end
            }
            """),
        MarkedProgram(
            "a method that only hands a case to a screen, a screen's own delegate and a case from elsewhere are told as methods",
            """
            import UIKit
            enum Style { case plain, loud }
            protocol ListCoordinating: AnyObject { func show(_ style: Style) }
            protocol ListViewControllerDelegate: AnyObject { func listDidChoose(_ style: Style) }
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let coordinator = ListCoordinator(navigation: UINavigationController())
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    coordinator.start()
                    return true
                }
            }
            final class ListCoordinator: ListCoordinating, ListViewControllerDelegate { //: root
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let screen = ListViewController()
                    screen.coordinator = self //: ListCoordinator catches ListCoordinating.show
                    screen.delegate = self //: ListCoordinator catches ListViewControllerDelegate.listDidChoose
                    navigation.pushViewController(screen, animated: false)
                }
                func show(_ style: Style) { navigation.pushViewController(NoteViewController(style: style), animated: true) }
                func listDidChoose(_ style: Style) {
                    switch style {
                    case .plain: navigation.popViewController(animated: true)
                    case .loud: break
                    }
                }
            }
            final class ListViewController: UIViewController { //: screen of ListCoordinator
                weak var coordinator: ListCoordinating?
                weak var delegate: ListViewControllerDelegate?
                @objc func tapPlain() { coordinator?.show(.plain) } //: ListViewController emits ListCoordinating.show
                @objc func tapLoud() { delegate?.listDidChoose(.loud) } //: ListViewController emits ListViewControllerDelegate.listDidChoose
            }
            final class NoteViewController: UIViewController { //: screen of ListCoordinator
                init(style: Style) { super.init(nibName: nil, bundle: nil) }
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

import Testing

/// A generic base class with one stream for all results: each subclass has its own.
@Suite struct GenericResultTests {
    private static let base = """
        import Combine
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        class BaseCoordinator<Outcome>: Coordinator {
            typealias CoordinationOutcome = Outcome
            let stack: UINavigationController
            let id = UUID()
            var children: [UUID: Coordinator] = [:]
            var waiting: [UUID: AnyCancellable] = [:]
            var closing = PassthroughSubject<CoordinationOutcome, Never>()
            init(stack: UINavigationController) { self.stack = stack }
            func coordinate<Other>(_ child: BaseCoordinator<Other>) -> AnyPublisher<Other, Never> {
                children[child.id] = child
                child.start()
                return child.closing.eraseToAnyPublisher()
            }
            func release<Other>(_ child: BaseCoordinator<Other>) {
                children[child.id] = nil
                waiting[child.id] = nil
            }
            func start() {}
        }
        enum TabOutcome { case running(Int) }
        enum RunOutcome { case finished, paused }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var app: AppCoordinator?
            func applicationDidFinishLaunching(_ application: UIApplication) {
                app = AppCoordinator(stack: UINavigationController())
                app?.start()
            }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "who hears one subclass claims no other one's cases, and a case needs no name of its enum", beside: base,
            """
            final class AppCoordinator: BaseCoordinator<Void> { //: root navigation
                override func start() {
                    let tab = TabCoordinator(stack: stack) //: AppCoordinator presents TabCoordinator
                    waiting[tab.id] = coordinate(tab).sink { [weak self] in
                        switch $0 { case .running: self?.release(tab) } //: AppCoordinator catches TabOutcome.running
                    }
                }
            }
            final class TabCoordinator: BaseCoordinator<TabOutcome> { //: coordinator navigation
                override func start() {
                    let list = ListCoordinator(stack: stack) //: TabCoordinator presents ListCoordinator
                    waiting[list.id] = coordinate(list).sink { [weak self] in self?.release(list) }
                    let run = RunCoordinator(stack: stack) //: TabCoordinator presents RunCoordinator
                    waiting[run.id] = coordinate(run).sink { [weak self] in
                        switch $0 {
                        case .finished: self?.closing.send(.running(1)) //: TabCoordinator emits TabOutcome.running; TabCoordinator catches RunOutcome.finished
                        case .paused: break //: TabCoordinator catches RunOutcome.paused
                        }
                    }
                }
            }
            final class ListCoordinator: BaseCoordinator<Void> {} //: coordinator
            final class RunCoordinator: BaseCoordinator<RunOutcome> { //: coordinator
                override func start() {
                    closing.send(.finished) //: RunCoordinator emits RunOutcome.finished
                    closing.send(.paused) //: RunCoordinator emits RunOutcome.paused
                }
            }
            """),
        MarkedProgram(
            "the nearest miss: results without cases are named after the coordinator that sends them", beside: base,
            """
            final class AppCoordinator: BaseCoordinator<Void> { //: root navigation
                override func start() {
                    let list = ListCoordinator(stack: stack) //: AppCoordinator presents ListCoordinator
                    waiting[list.id] = coordinate(list).sink { [weak self] in self?.release(list) } //: AppCoordinator catches ListCoordinator.closing
                    let page = PageCoordinator(stack: stack) //: AppCoordinator presents PageCoordinator
                    waiting[page.id] = coordinate(page).sink { [weak self] in self?.release(page) } //: AppCoordinator catches PageCoordinator.closing
                }
            }
            final class ListCoordinator: BaseCoordinator<Void> { //: coordinator
                override func start() { closing.send() } //: ListCoordinator emits ListCoordinator.closing
            }
            final class PageCoordinator: BaseCoordinator<Void> { //: coordinator
                override func start() { closing.send() } //: PageCoordinator emits PageCoordinator.closing
            }
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
    @Test(arguments: programs) func isReadInAnyOrder(_ program: MarkedProgram) { program.backwards.check() }
}

import CoordinatorIntrospection
import CoordinatorTesting
import SampleCommand
import Testing

@testable import checkout_sample
@testable import items_sample
@testable import racing_sample

/// Journeys through the samples, and the defects that can be planted on the way.
@MainActor @Suite struct LeakedCoordinatorTests {
    private func report(_ body: () -> Void) -> String {
        nonisolated(unsafe) var text = ""
        withKnownIssue {
            body()
        } matching: { issue in
            text = issue.comments.map(\.rawValue).joined()
            return true
        }
        return text
    }

    private func create(_ defect: PlantedDefect?) {
        let tour = ItemsTour()
        tour.go()
        expectNoLeakedCoordinators(
            in: tour.app.applicationCoordinator, conventions: .items, after: { tour.beginCreating(defect) },
            { tour.find(ItemCreateController.self)?.cancelButtonTapped() })
    }

    @Test func `items: a flow that ends is gone`() { create(nil) }

    @Test func `items: a flow that is never removed`() {
        let report = report { create(.leak) }
        #expect(
            report.contains("ItemCreateCoordinator is never removed: 1 alive after the journey, 2 after a second one"))
        #expect(report.contains("held by ItemCoordinator"))
    }

    @Test func `items: a flow that keeps itself alive`() {
        let report = report { create(.cycle) }
        #expect(report.contains("ItemCreateCoordinator is alive and in no tree"))
        #if os(Linux)
            #expect(report.contains("ItemCreateCoordinator.finishFlow → ItemCreateCoordinator"))
        #endif
    }

    private func pay(_ defect: PlantedDefect?) {
        let tour = CheckoutTour()
        tour.app.applicationDidFinishLaunching()
        tour.find(SignInViewController.self)?.skipButtonTapped()
        expectNoLeakedCoordinators(
            in: tour.app.appCoordinator, conventions: .checkout, after: { tour.beginPaying(defect) },
            { tour.find(PaymentViewController.self)?.cancelButtonTapped() })
    }

    @Test func `checkout: a flow that has a result is gone`() { pay(nil) }

    @Test func `checkout: a flow that is stored again`() {
        let report = report { pay(.leak) }
        #expect(report.contains("PaymentCoordinator is never removed: 1 alive after the journey, 2 after a second one"))
        #expect(report.contains("held by CartCoordinator"))
    }

    @Test func `checkout: a flow that keeps itself alive by its own subscription`() {
        let report = report { pay(.cycle) }
        #expect(report.contains("PaymentCoordinator is alive and in no tree"))
        #if os(Linux)
            #expect(report.contains("keeps it, PaymentCoordinator.screen → PaymentViewController.subject → "))
            #expect(report.contains(".Subscriber.receive → PaymentCoordinator"))
        #endif
    }

    @Test func `racing: details that are left by the back button are gone`() throws {
        let tour = RacingTour()
        tour.app.start()
        tour.app.getCached(SplashCoordinator.self)?.rootScreen.animationDidEnd()
        let main = try #require(tour.app.getCached(MainCoordinator.self))
        let teams = try #require(main.getCached(TeamsCoordinator.self))
        expectNoLeakedCoordinators(
            in: tour.app, after: { teams.getCached(TeamsListCoordinator.self)?.rootScreen.didSelectRow(at: 0) },
            { teams.rootScreen.tapBack() })
    }

    @Test func `a journey that shows nothing new is not judged`() {
        let tour = RacingTour()
        tour.go()
        let report = report { expectNoLeakedCoordinators(in: tour.app, after: {}) }
        #expect(report.hasPrefix("nothing was checked"))
    }
}

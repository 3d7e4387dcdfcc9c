import CoordinatorIntrospection
import CoordinatorTesting
import Coordinators
import Testing

/// An app of no library whose flows come and go.
@MainActor private final class ShopCoordinator {
    var childCoordinators: [AnyObject] = []
    var current: PayCoordinator?

    func show(_ wire: (PayCoordinator, ShopCoordinator) -> Void) {
        let pay = PayCoordinator()
        childCoordinators.append(pay)
        wire(pay, self)
    }

    func remove(_ child: AnyObject?) { childCoordinators.removeAll { $0 === child } }
    var last: PayCoordinator? { childCoordinators.last as? PayCoordinator }
}

private final class PayScreen {
    var onDone: (() -> Void)?
    var onPick: ((Int) -> Void)?
    weak var owner: PayCoordinator?
}

private final class PayCoordinator {
    let screen = PayScreen()
    var onEnd: (() -> Void)?
    var other: PayCoordinator?
    func finish() { onEnd?() }
}

@MainActor @Suite struct ExpectNoLeakedCoordinatorsTests {
    /// What the expectation says of a flow that is wired so, and removed.
    private func report(
        _ wire: @escaping (PayCoordinator) -> Void,
        end: @escaping @MainActor (ShopCoordinator) -> Void = { $0.remove($0.last) }
    ) -> String {
        let shop = ShopCoordinator()
        nonisolated(unsafe) var text = ""
        withKnownIssue(isIntermittent: true) {
            expectNoLeakedCoordinators(in: shop, after: { shop.show { pay, _ in wire(pay) } }, { end(shop) })
        } matching: { issue in
            text = issue.comments.map(\.rawValue).joined()
            return true
        }
        return text
    }

    @Test func `flows that are freed pass`() {
        #expect(report { _ in } == "")
        #expect(report { pay in pay.screen.onDone = { [weak pay] in pay?.finish() } } == "")
        #expect(report { pay in pay.screen.onDone = { [unowned pay] in pay.finish() } } == "")
        #expect(report { pay in pay.screen.owner = pay } == "")
        #expect(
            report { pay in
                pay.screen.onDone = { pay.finish() }; pay.screen.onDone = nil
            } == "")
    }

    @Test(arguments: Array(0..<9))
    func `a flow that keeps itself alive is told with its ring`(_ kind: Int) {
        let count = 3
        let report = report { pay in
            switch kind {
            case 0: pay.screen.onDone = { pay.finish() }
            case 1: pay.screen.onDone = pay.finish
            case 2: pay.onEnd = { print(pay, count) }
            case 3: pay.screen.onPick = { number in print(number, count, pay) }
            case 4:
                pay.screen.onDone = {
                    let inner = { pay.finish() }; inner()
                }
            case 5: pay.other = pay
            case 6:
                let end = pay.onEnd
                pay.onEnd = {
                    end?(); pay.screen.onDone?()
                }
            case 7:
                pay.screen.onPick = { [weak screen = pay.screen] number in print(number, screen as Any, pay) }
            default:
                var count = 0
                let pick: (Int) -> Void = {
                    count += $0; print(pay)
                }
                pay.screen.onDone = { pick(count) }
            }
        }
        #expect(report.contains("PayCoordinator is alive and in no tree"))
        #if os(Linux)
            #expect(report.contains("a ring of strong references keeps it, "))
            #expect(
                report.contains(
                    ["screen", "screen", "onEnd", "onPick", "onDone", "other", "onEnd", "onPick", "onDone"][kind]))
        #endif
        #expect(report.contains("(2 times)"))
    }

    @Test func `a flow that is not removed`() {
        let report = report({ _ in }, end: { _ in })
        #expect(report.contains("PayCoordinator is never removed: 1 alive after the journey, 2 after a second one"))
        #expect(report.contains("held by ShopCoordinator"))
    }

    @Test func `what is made once and kept passes`() {
        let shop = ShopCoordinator()
        expectNoLeakedCoordinators(
            in: shop, after: { if shop.last == nil { shop.show { _, _ in } } },
            { shop.current = shop.current ?? shop.last })
    }

    @Test func `a property for one, where the next replaces the last, passes`() {
        let shop = ShopCoordinator()
        expectNoLeakedCoordinators(in: shop, after: { shop.current = PayCoordinator() }, {})
    }

    @Test func `the place of the failure is that of the expectation`() {
        nonisolated(unsafe) var line = 0
        withKnownIssue {
            expectNoLeakedCoordinators(in: ShopCoordinator(), after: {})
        } matching: { issue in
            line = issue.sourceLocation?.line ?? 0
            return true
        }
        #expect(line == #line - 5)
    }

    @Test func `a census counts what is alive`() {
        let shop = ShopCoordinator()
        let census = CoordinatorCensus(of: shop)
        #expect(census.count == 1 && census.living == ["ShopCoordinator": 1])
        shop.show { _, _ in }
        census.look()
        #expect(census.living["PayCoordinator"] == 1 && census.strays.isEmpty)
        let kept = shop.last
        shop.remove(kept)
        #expect(census.strays.map(\.type) == ["PayCoordinator"] && census.strays[0].ring == nil)
        withExtendedLifetime(kept) {}
    }
}

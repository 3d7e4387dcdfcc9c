import Coordinators
import Testing

/// Seed 001, Coordinated+Coordinating, sentence by sentence.
@Suite @MainActor struct CoordinatedSentences {
    /// The least that `Coordinated` asks for, without any of the classes.
    final class Handmade: Coordinated {
        let rootScreen = HeadlessScreen()
        weak var parentCoordinator: (any Coordinating)?
        private(set) var isStarted = false

        func start(with completion: @escaping @MainActor () -> Void) {
            isStarted = true
            completion()
        }
        func activate() {}
        func stop(with completion: @escaping @MainActor () -> Void) {
            isStarted = false
            completion()
        }
    }

    @Test func coordinatedHasTheLifecycle() {
        let coordinated: any Coordinated = SplashCoordinator()
        var completions = 0
        coordinated.start { completions += 1 }
        #expect(coordinated.isStarted)
        coordinated.activate()
        coordinated.stop { completions += 1 }
        #expect(!coordinated.isStarted)
        #expect(completions == 2)
    }

    @Test func coordinatedHasAParentThatIsCoordinating() {
        let node = LoggingNode()
        let coordinated: any Coordinated = SplashCoordinator()
        #expect(coordinated.parentCoordinator == nil)
        node.show(coordinated)
        #expect(coordinated.parentCoordinator === node)
    }

    @Test func coordinatedAloneHasNoChildren() {
        let handmade: any Coordinated = Handmade()
        #expect(!(handmade is any Coordinating))
    }

    @Test func coordinatingIsCoordinatedAndHasChildren() {
        let coordinating: any Coordinating = LoggingNode()
        let coordinated: any Coordinated = coordinating
        #expect(coordinated === coordinating)
        #expect(coordinating.children.isEmpty)
    }

    @Test func aClassOfOnesOwnCanBeCoordinated() {
        let node = LoggingNode()
        let handmade = Handmade()
        handmade.rootScreen.coordinator = handmade
        node.answer = { _ in true }
        node.root(handmade)
        #expect(handmade.isStarted)
        #expect(handmade.rootScreen.emitEvent(Probe.ping).consumer === node)
    }
}

import CoordinatorModel
import Foundation
import Testing

/// The order of files, of declarations and of members decides nothing.
@Suite struct OrderTests {
    /// How often sources are shuffled. Every night it is 100 times (`COORDVIZ_ROUNDS`), which takes too long for every change.
    private static let rounds = ProcessInfo.processInfo.environment["COORDVIZ_ROUNDS"].flatMap(UInt64.init) ?? 20

    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

    /// The seeds of the rounds in which the tree is another one.
    private static func differing(_ sources: ShuffledSources) -> [UInt64] {
        let expected = sources.bytes()
        return (1...rounds).filter { sources.bytes(seed: $0) != expected }
    }

    @Test(arguments: (EngineProgram.all + ResponderChainTests.programs).map(ShuffledSources.init))
    func ofAProgram(_ sources: ShuffledSources) {
        #expect(Self.differing(sources) == [], "\(sources.testDescription)")
    }

    @Test(arguments: ["racing", "items", "articles"]) func ofASample(_ name: String) throws {
        let sources = try ShuffledSources(folder: Self.samples.appendingPathComponent("\(name)/Sources"))
        #expect(Self.differing(sources) == [])
    }

    /// Sources outside of this project: `COORDVIZ_SHUFFLE=path/to/App swift test --filter OrderTests`.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["COORDVIZ_SHUFFLE"] != nil)) func ofAnApp() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["COORDVIZ_SHUFFLE"])
        let sources = try ShuffledSources(folder: URL(fileURLWithPath: folder))
        let tree = try CoordinatorTree(json: sources.bytes(), file: folder)
        print("\(folder): \(tree.coordinators.count) coordinators")
        #expect(Self.differing(sources) == [])
    }

    /// Of two screens that make each other and the same helper, both keep it; whichever came first used to lose it. Where
    /// only one makes the other, it is the other's.
    @Test(arguments: [("show(FirstViewController()); ", 2), ("", 1)])
    func ofTwoThatMakeEachOther(back: String, emissions: Int) {
        let sources = ShuffledSources(
            MarkedProgram(
                "two that make each other", beside: EngineProgram.base,
                """
                enum E: Event { case tapped }
                class AppCoordinator: Coordinator {
                    func start() {
                        show(FirstViewController())
                        show(SecondViewController())
                    }
                }
                class FirstViewController: UIViewController {
                    func go() { show(SecondViewController()); Presenter().tap() }
                }
                class SecondViewController: UIViewController {
                    func go() { \(back)Presenter().tap() }
                }
                class Presenter { func tap() { emitEvent(E.tapped) } }
                """))
        #expect(Self.differing(sources) == [])
        let text = String(decoding: sources.bytes(), as: UTF8.self)
        #expect(text.components(separatedBy: "\"event\": \"E.tapped\"").count - 1 == emissions)
    }

    /// What the others compare says something, and the order really changes.
    @Test func theSourcesAreReadAndShuffled() throws {
        let racing = try ShuffledSources(folder: Self.samples.appendingPathComponent("racing/Sources"))
        let tree = try CoordinatorTree(json: racing.bytes(), file: "racing.json")
        #expect(tree.coordinators.count > 5)
        let one = ShuffledSources(CallTests.programs[2])
        #expect(Set((1...20).map { one.order(seed: $0) }).count > 5)
    }
}

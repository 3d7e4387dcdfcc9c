import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What is long or wide, and not deep.
@Suite struct LongSourceTests {
    @Test func aLongLineHasColumns() {
        let names = (0..<20_000).map { "é\($0)()" }.joined(separator: "; ")
        var file = SourceFile("")
        let time = effort { file = SourceFile("func a() { \(names) }; class B {}") }
        #expect(time < 60, "\(time) s")
        let text = "func a() { \(names) }; class "
        #expect(file.types.first.map { Int($0.place.column) } == text.utf16.count + 1)
    }

    @Test(arguments: [255, 256, 257, 512]) func columnsAreCountedInUTF16(_ length: Int) {
        let start = String(repeating: "é", count: length / 2) + (length % 2 == 0 ? "" : "a")
        let file = SourceFile("let \(start)😀 = 1; class B {}")
        let before = "let \(start)😀 = 1; class "
        #expect(file.types.first.map { Int($0.place.column) } == before.utf16.count + 1)
    }

    /// Twice as many take about twice as long. If all superclasses of each were followed, it would be four times as long.
    ///
    /// Both are measured by the time that the processor spends on this thread: it has no clock that others can stop.
    @Test func thousandsOfSuperclassesAreFollowedAsFarAsItMatters() {
        func seconds(_ count: Int) -> Double {
            let classes = (0..<count).map { "class C\($0)Coordinator: C\($0 + 1)Coordinator { func start() { a() } }" }
            let last = "class C\(count)Coordinator: Coordinator<S> {}\nlet a = C0Coordinator()"
            let file = SourceFile(classes.joined(separator: "\n") + "\n" + last)
            let (seconds, coordinators) = DeepStack.run {
                var coordinators = 0
                return (
                    ownEffort { coordinators = CoordinatorExtraction.tree(of: [file]).coordinators.count }, coordinators
                )
            }
            #expect((1...count + 1).contains(coordinators))
            return seconds
        }
        // What runs beside it takes from the caches as well, now and then.
        let ratios = (0..<3).lazy.map { _ in seconds(3_000) / seconds(1_500) }
        #expect(ratios.contains { $0 < 3 })
    }

    @Test func aFileTooLargeToBeWrittenByHandIsLeftOutAndReported() throws {
        try Folder.with([
            "A.swift": "class ACoordinator {}",
            "B.swift": Array(repeating: "let a = 1", count: 900_000).joined(separator: "\n"),
        ]) { folder in
            let result = try Extraction.extract(paths: [folder.path])
            #expect(result.summary.unreadable.map(\.reason) == ["it has more than 8 MiB"])
            #expect(result.summary.files == 2)
        }
    }
}

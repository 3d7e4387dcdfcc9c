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

    @Test func thousandsOfSuperclassesAreFollowedAsFarAsItMatters() {
        let classes = (0..<6_000).map { "class C\($0)Coordinator: C\($0 + 1)Coordinator { func start() { a() } }" }
        let text =
            classes.joined(separator: "\n") + "\nclass C6000Coordinator: Coordinator<S> {}\nlet a = C0Coordinator()"
        let time = effort {
            let file = SourceFile(text)
            let tree = DeepStack.run { CoordinatorExtraction.tree(of: [file]) }
            #expect(tree.coordinators.count <= 6_001)
        }
        #expect(time < 90, "\(time) s")
    }

    @Test func aFileThatNobodyWritesIsLeftOutAndSaid() throws {
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

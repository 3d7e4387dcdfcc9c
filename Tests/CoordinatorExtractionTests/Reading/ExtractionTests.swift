import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

@Suite struct ExtractionTests {
    @Test func filesThatAreNotUTF8AreLeftOutAndNamed() throws {
        try Folder.with(["App/A.swift": "class A: Coordinator {}\n"]) { (folder) throws in
            try folder.write([0xFF, 0xFE, 0x61, 0x00], "App/B.swift")
            try folder.write(Array("let a = \"".utf8) + [0xC3, 0x28], "App/C.swift")
            try folder.write([0xEF, 0xBB, 0xBF] + Array("class D {}".utf8), "App/D.swift")
            let summary = try Extraction.extract(paths: [folder.path]).summary
            #expect(summary.files == 4)
            #expect(
                summary.unreadable.map { String($0.description.dropFirst(folder.path.count + 1)) } == [
                    "App/B.swift: it is UTF-16; Swift's source is UTF-8",
                    "App/C.swift: it is not UTF-8: byte 10 belongs to no character",
                ])
        }
    }

    @Test func aCopyInAnotherFolderIsLeftOut() throws {
        let coordinator = "class AppCoordinator: Coordinator { func start() {} }\n"
        let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }\n"
        let files = ["App/A.swift": coordinator, "App/Delegate.swift": delegate, "Old/A.swift": coordinator]
        func read(_ files: [String: String]) throws -> (coordinators: Int, copies: [String]) {
            try Folder.with(files) { (folder) throws in
                let result = try Extraction.extract(paths: [folder.path])
                let copies = result.summary.copies.map { String($0.dropFirst(folder.path.count + 1)) }
                return (result.tree.coordinators.count, copies)
            }
        }
        #expect(try read(files) == (1, ["Old/A.swift"]))
        // The nearest misses: it differs in a space, it declares no type, and each of two apps has one.
        #expect(try read(files.merging(["Old/A.swift": coordinator + " "]) { $1 }) == (2, []))
        let extending = "extension AppCoordinator { func stop() {} }\n"
        #expect(try read(files.merging(["App/A+Stop.swift": extending, "Old/A.swift": extending]) { $1 }) == (1, []))
        #expect(try read(files.merging(["Old/Delegate.swift": delegate]) { $1 }) == (2, []))
        // Two modules have types of their own; a copy of one module has not.
        func modules(_ first: String, _ second: String) throws -> (coordinators: Int, copies: [String]) {
            let paths = ["\(first)/A.swift", "\(second)/A.swift"]
            return try read(["App/Delegate.swift": delegate, paths[0]: coordinator, paths[1]: coordinator])
        }
        #expect(try modules("Cart/Sources/Cart", "Shop/Sources/Shop") == (2, []))
        #expect(try modules("Cart/Sources/Cart", "Old/Sources/Cart") == (1, ["Old/Sources/Cart/A.swift"]))
    }

    @Test func noFilesIsAnError() throws {
        try Folder.with(["Tests/A.swift": ""]) { (folder) throws in
            #expect(throws: ExtractionError.noSources([folder.path])) { try Extraction.extract(paths: [folder.path]) }
        }
    }

    @Test func skipsWhatCannotMatter() throws {
        let files = [
            "Model.swift": "struct Team { var name: String; let id: Int }\n",
            "Event.swift": "enum Teams: CoordinateEvents { case didSelect }\n",
            "App.swift": "final class Onboarding: Base { func start() {} }\n",
            "Answer.swift": "enum Answer { case yes, no }\n",
            "Ignored.swift": "// coordviz:ignore unhandled-event\nlet a = 1",
        ]
        try Folder.with(files) { (folder) throws in
            let summary = try Extraction.extract(paths: [folder.path]).summary
            #expect(summary.skipped == 1)
            #expect(summary.lines == 6)
        }
    }

    @Test func theOrderOfPathsAndThreadsChangesNothing() throws {
        var files: [String: String] = [:]
        for index in 0..<40 {
            files["App/\(index).swift"] = """
                class C\(index): NavigationCoordinator<V\(index)> {
                    func go() { show(C\((index * 7 + 3) % 40)()) }
                }
                class V\(index): UIViewController { func tap() { emitEvent(E.e\(index)) } }
                """
        }
        try Folder.with(files) { (folder) throws in
            let paths = (0..<40).map { "\(folder.path)/App/\($0).swift" }
            let whole = try Extraction.extract(paths: [folder.path]).tree.json()
            #expect(try Extraction.extract(paths: paths.reversed()).tree.json() == whole)
            var search = FileSearch(SourceSelection())
            let found = try search.files(under: paths)
            let texts = [1, 2, 7].map { threads in
                SourceReading(found, threads: threads) { _ in }.program.map(ProgramText.text)
            }
            #expect(texts[0] == texts[1] && texts[0] == texts[2])
        }
    }

    @Test func operatorsOfOtherFilesAreKnown() throws {
        let files = [
            "A.swift": "func start() { a + b <* c }",
            "B.swift": "precedencegroup Strong { higherThan: AdditionPrecedence }\ninfix operator <*: Strong",
        ]
        try Folder.with(files) { (folder) throws in
            let reading = SourceReading(["A", "B"].map { "\(folder.path)/\($0).swift" }) { _ in }
            #expect(reading.program.map(ProgramText.text).first == "func start() {(a + (b <* c))}")
        }
    }

    @Test func progressEndsWithAllFiles() throws {
        try Folder.with(["A.swift": "", "B.swift": "", "C.swift": ""]) { (folder) throws in
            let seen = Lock<[ExtractionProgress]>([])
            _ = try Extraction.extract(paths: [folder.path]) { progress in seen.withValue { $0.append(progress) } }
            #expect(seen.withValue { $0.map(\.done) } == [1, 2, 3])
            #expect(seen.withValue { $0.last } == ExtractionProgress(done: 3, total: 3))
        }
    }

    @Test func whatDoesNotParseIsSaid() throws {
        try Folder.with(["A.swift": "class A: Coordinator {\n"]) { (folder) throws in
            let summary = try Extraction.extract(paths: [folder.path]).summary
            #expect(summary.syntaxErrors.map(\.message) == ["expected '}'"])
            #expect(summary.syntaxErrors.first?.location.file == "\(folder.path)/A.swift")
        }
    }

    @Test func commentsThatSuppressAreInTheTree() throws {
        let source = "class A: Coordinator {\n// coordviz:ignore unhandled-event - later\nlet a = b }"
        try Folder.with(["A.swift": source]) { (folder) throws in
            let ignore = try Extraction.extract(paths: [folder.path]).tree.ignores.first
            #expect(ignore?.rule == "unhandled-event")
            #expect(ignore?.reason == "later")
            #expect(ignore?.location == Location(file: "\(folder.path)/A.swift", line: 2, column: 1))
            #expect(ignore?.coveredLine == 3)
        }
    }
}

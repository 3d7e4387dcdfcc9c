import Testing

@testable import CoordinatorExtraction

@Suite struct BrokenSourceTests {
    @Test(arguments: [
        ("class A { func b() { c( } }\nclass D {}", ["A", "D"]),
        ("class A {}\n}}}\nclass B {}", ["A", "B"]),
        ("class A { let = ; func b() {} }\nclass C {}", ["A", "C"]),
        ("class { }\nclass B {}", ["B"]),
    ])
    func whatStandsAroundAnErrorCounts(source: String, types: [String]) {
        let file = SourceFile(source)
        #expect(!file.errors.isEmpty)
        #expect(Set(types).isSubset(of: Set(file.types.map(\.name))))
    }

    @Test func anErrorHasAPlace() {
        let errors = SourceFile("class A {\n  func b() {\n}\n").errors
        #expect(errors.map(\.message) == ["expected '}'"])
        #expect(errors.first?.place.line == 3)
    }

    @Test func mergeConflictsAreErrors() {
        let file = SourceFile("class A {}\n<<<<<<< HEAD\nclass B {}\n=======\nclass C {}\n>>>>>>> other\nclass D {}")
        #expect(!file.errors.isEmpty)
        #expect(file.types.map(\.name).contains("D"))
    }

    /// Each is nested deeper than any stack, in its own way.
    @Test(arguments: [
        String(repeating: "(", count: 100_000),
        String(repeating: "(", count: 12) + "a" + String(repeating: ")", count: 12),
        String(repeating: "struct A { ", count: 12),
        String(repeating: "{ ", count: 12),
        String(repeating: "[", count: 12),
        "a" + String(repeating: ".b()", count: 12),
        "a" + String(repeating: "!", count: 12),
        "let a: A" + String(repeating: ".B", count: 12),
        "let a: A" + String(repeating: "?", count: 12),
        "x = " + String(repeating: "a ? b : ", count: 12) + "c",
        String(repeating: "a = ", count: 12) + "b",
        String(repeating: "if a {} else ", count: 12) + "{}",
        String(repeating: "if a { ", count: 12),
        String(repeating: "switch a { case ", count: 12),
        String(repeating: "try ", count: 12) + "a()",
        String(repeating: "-", count: 12) + "a",
        String(repeating: "a: ", count: 12) + "while true {}",
        String(repeating: "#if A\n", count: 12),
        "switch a { case " + String(repeating: "let ", count: 12) + "x: b }",
        "switch a { case " + String(repeating: ".a(", count: 12),
        String(repeating: "\"\\(", count: 12),
        String(repeating: "/*", count: 12),
        String(repeating: "@a(", count: 12),
    ])
    func depthHasAnEnd(source: String) {
        let file = SourceFile(source + "\n")
        #expect(file.statements.count < source.utf8.count)
    }

    @Test func whatIsTooDeepIsSaid() {
        let file = SourceFile("a" + String(repeating: ".b()", count: 2_000))
        #expect(file.errors.map(\.message) == ["this is nested too deep to be read"])
    }

    @Test func usualChainsAreNotTooDeep() {
        #expect(SourceFile("a" + String(repeating: ".b()", count: 150)).errors.isEmpty)
    }

    /// Swift 5 compiles it, so it must not stop the check of an app.
    @Test func aSpaceBeforeTheArgumentsOfAnAttributeIsNoError() {
        func errors(_ attribute: String) -> [String] {
            let text = "class A { \(attribute) required init?(coder: NSCoder) { fatalError() } }"
            return lowered(Array(text.utf8), path: "A.swift", fileIndex: 0).errors.map(\.message)
        }
        #expect(errors("@available (*, unavailable)") == [])
        // The nearest miss: the arguments have no end.
        #expect(errors("@available (*, unavailable") != [])
    }

    @Test(arguments: [
        ("func a(done: @escaping @MainActor(Bool) -> Void) {}", true),
        // Only Swift 6 reads this.
        ("func a(done: @escaping @MainActor (Bool) -> Void,) {}", true),
        // The nearest miss: no version accepts it.
        ("func a(done: @escaping @MainActor(Bool) -> ) {}", false),
    ])
    func whatOneVersionOfTheLanguageAcceptsIsNoError(source: String, isAccepted: Bool) {
        #expect(SourceFile(source).errors.isEmpty == isAccepted)
    }

    /// A tree with such a name could not be read again.
    @Test func aPropertyWithoutANameIsLeftOut() {
        let file = SourceFile("class A { @Root var struct = makeBeds; @Root var list = makeList }")
        #expect(!file.errors.isEmpty)
        #expect(file.types.first?.properties.map(\.name).contains("") == false)
        #expect(SourceFile("class A { @Root var list = makeList }").types.first?.properties.map(\.name) == ["list"])
    }
}

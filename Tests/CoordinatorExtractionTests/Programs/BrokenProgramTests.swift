import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorExtraction

/// Source that is cut off, garbled or made to be hard: extraction comes to an end, and what it says is a tree.
@Suite struct BrokenProgramTests {
    static let programs =
        CoordinateEmissionTests.programs + CoordinateInterceptionTests.programs + CoordinateBranchTests.programs
        + FlowOutputTests.programs + FlowCoordinatorTests.programs + DelegateTests.programs + XCoordinatorTests.programs
        + ScreenTests.programs + ProgramTests.programs + BeginningTests.programs + ContainerTests.programs
        + DelegateReachTests.programs + DelegateWiringTests.programs + HandedOnOutputTests.programs
        + HandedOnTests.programs + SpeakerTests.programs + TabTests.programs + UnheardOutputTests.programs

    /// Extracts from texts, and expects the result to be a tree that can be written and read again.
    private static func expectTree(_ texts: [[UInt8]], _ title: String) {
        let program = texts.enumerated().map { position, text in
            lowered(text, path: "\(position).swift", fileIndex: Int32(position))
        }
        let tree = DeepStack.run { CoordinatorExtraction.tree(of: program) }
        let text = tree.json()
        #expect(throws: Never.self, "\(title)") { try CoordinatorTree(json: text, file: "tree.json") }
    }

    @Test(arguments: programs) func cutAtEveryHundredthByte(_ program: MarkedProgram) {
        for (position, text) in program.texts.enumerated() {
            var texts = program.texts.map { Array($0.utf8) }
            for end in stride(from: 0, to: text.utf8.count, by: 100) {
                texts[position] = Array(text.utf8.prefix(end))
                Self.expectTree(texts, "cut at \(end)")
            }
        }
    }

    @Test(arguments: programs) func withTokensSwapped(_ program: MarkedProgram) {
        var generator = SplitMix64(seed: UInt64(program.texts[0].utf8.count))
        for round in 0..<10 {
            let texts = program.texts.map { text in
                var tokens = Self.tokens(of: text)
                for _ in 0..<(1 + round) {
                    let one = Int.random(in: tokens.indices, using: &generator)
                    tokens.swapAt(one, .random(in: tokens.indices, using: &generator))
                }
                return Array(tokens.joined().utf8)
            }
            Self.expectTree(texts, "round \(round)")
        }
    }

    /// Words, and single characters between them.
    private static func tokens(of text: String) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let word = rest.prefix { $0.isLetter || $0.isNumber }
            tokens.append(word.isEmpty ? rest.prefix(1) : word)
            rest = rest.dropFirst(word.isEmpty ? 1 : word.count)
        }
        return tokens
    }

    /// Programs that would never end, or not in this life, if every call were followed.
    static let endless: [(title: String, text: String)] = [
        (
            "a function that calls itself",
            "class ACoordinator: Coordinator<S> { func start() { start(); other() }; func other() { start() } }"
        ),
        ("closures that call themselves", "let f: (Any) -> Void = { f($0); f({ f($0) }) }"),
        (
            "calls that double at each of sixty levels",
            (0..<60).map { "func f\($0)(_ x: Any) { f\($0 + 1)({ x }); f\($0 + 1)([x, \($0)]) }" }.joined(
                separator: "\n")
                + "\nf0(ACoordinator())\nclass ACoordinator: Coordinator<S> {}"
        ),
        (
            "a type that inherits from itself",
            "class A: B {}\nclass B: A {}\nlet a = A()\nprotocol P: Q {}\nprotocol Q: P {}"
        ),
        ("typealiases in a ring", "typealias A = B\ntypealias B = C\ntypealias C = A\nclass X: A { let a: B = A() }"),
        (
            "generics that grow",
            "struct Box<T> { let inner: Box<Box<T>>\n func open() -> Box<Box<T>> { inner.open() } }\nBox<Int>().open()"
        ),
        (
            "properties that read one another",
            "class A { lazy var a = b; lazy var b = a; var c: A { d.c }; var d: A { c.d } }"
        ),
        (
            "deep nesting",
            "let x = " + String(repeating: "(", count: 5_000) + "1" + String(repeating: ")", count: 5_000)
        ),
        (
            "events of events",
            "let a = ACoordinator()\nclass ACoordinator: Coordinator<S> { func start() { "
                + String(repeating: "emitEvent(", count: 60) + "E.a" + String(repeating: ")", count: 60) + " } }"
        ),
        ("a long chain", "let x = a" + String(repeating: ".b()", count: 5_000)),
        ("nested closures", String(repeating: "{ f { ", count: 500) + String(repeating: "} }", count: 500)),
        (
            "every coordinator presents every other",
            (0..<40).map { number in
                "class C\(number)Coordinator: ContainerCoordinator<S> { func start() { "
                    + (0..<40).map { "root(C\($0)Coordinator())" }.joined(separator: "; ") + " } }"
            }.joined(separator: "\n") + "\nlet app = C0Coordinator()"
        ),
        (
            "outputs that hold themselves, and one another",
            """
            class AView: UIViewController {
                var onA: (() -> Void)?, onB: (() -> Void)?
                func tap() { onA?(); onB?() }
            }
            class ACoordinator: Coordinator<AView> {
                let view = AView()
                func start() {
                    view.onA = view.onB
                    view.onB = view.onA
                    view.onA = { self.run(self.view.onA) }
                    view.onA?()
                    run(view.onB)
                }
                func run(_ action: (() -> Void)?) { action?() }
            }
            let a = ACoordinator()
            """
        ),
        (
            "presentations in one another",
            "class ACoordinator: Coordinator<S> { func start() { "
                + String(repeating: "root(show(", count: 60) + "BCoordinator()" + String(repeating: "))", count: 60)
                + " } }\nclass BCoordinator: Coordinator<S> {}\nlet a = ACoordinator()"
        ),
        ("nothing", ""), ("no Swift", "\u{0}\u{1}\u{FEFF} <html>&nbsp;</html> \u{202E}"),
    ]

    @Test(arguments: endless) func comesToAnEnd(title: String, text: String) {
        Self.expectTree([Array(text.utf8)], title)
    }

    /// Calls in calls that no run by arguments would ever be done with are followed all the same.
    @Test func callsThatMultiplyAreFollowed() {
        let count = 45
        func calls(_ start: String) -> String { (0..<count).map { "\(start)X\($0)())" }.joined(separator: "; ") }
        let text = """
            class ACoordinator: ContainerCoordinator<S> {
                func start() { \(calls("f(")) }
                func show() { root(BCoordinator()) }
                func f(_ x: Any) { \(calls("g(x, ")) }
                func g(_ x: Any, _ y: Any) { \(calls("h(x, y, ")) }
                func h(_ x: Any, _ y: Any, _ z: Any) { x; y; z }
            }
            \((0..<count).map { "class X\($0) {}" }.joined(separator: "\n"))
            class BCoordinator: Coordinator<S> {}
            let a = ACoordinator()
            """
        let program = [lowered(Array(text.utf8), path: "App.swift", fileIndex: 0)]
        let tree = DeepStack.run { CoordinatorExtraction.tree(of: program) }
        #expect(tree.unresolved.isEmpty)
        #expect(tree.coordinators.map(\.type) == ["ACoordinator", "BCoordinator"])
    }

    @Test func bytesThatAreNoText() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<50 {
            let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &generator) }
            Self.expectTree([bytes], "\(bytes.prefix(8))…")
        }
    }

    /// The same program in files of another order says the same.
    @Test(arguments: ProgramTests.programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) {
        #expect(program.tree().canonical() == program.backwards.tree().canonical())
    }
}

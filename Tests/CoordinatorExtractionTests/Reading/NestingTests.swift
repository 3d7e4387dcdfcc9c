import Testing

@testable import CoordinatorExtraction

/// What is nested too deep is left out before anything is parsed, and said; all else counts.
@Suite struct NestingTests {
    private static let tooDeep = "this is nested too deep to be read"

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// A text that is too long to be the name of its test.
    struct Source: Sendable, CustomTestStringConvertible {
        var title: String
        var text: String
        var testDescription: String { title }

        init(_ title: String, _ text: String) { (self.title, self.text) = (title, text) }
    }

    /// Each once took time that doubles with every level, or more stack than there is.
    static let hostile: [Source] = [
        Source("lists, open", times(40, "[")),
        Source("lists", "let a = " + times(40, "[") + "1" + times(40, "]")),
        Source("types of lists", "let a: " + times(40, "[") + "Int" + times(40, "]")),
        Source("lists and tuples", "let a = " + times(40, "([") + "1" + times(40, "])")),
        Source("very many lists", times(64_000, "[")),
        Source("very many lists in turn", times(4_000, "a = " + times(12, "[") + times(12, "]") + "\n")),
        Source("generic types, open", "let a: " + times(100_000, "B<")),
        Source("generic types", "let a = " + times(20_000, "B<") + "C" + times(20_000, ">") + "()"),
        Source("generic types on many lines", "let a: " + times(20_000, "B<any\n")),
        Source("comparisons", "let a = b" + times(20_000, " < b")),
        Source("constraints", "struct A" + times(20_000, "<B: C")),
        Source("closures", times(20_000, "{ (")),
        Source("attributes", times(20_000, "@a(")),
        Source("conditions of the compiler", times(20_000, "#if A\n")),
        Source("interpolations", "let a = " + times(20_000, "\"\\(")),
        Source("interpolations of raw strings", "let a = " + times(20_000, "#\"\\#(")),
        Source("behind a regular expression with quotes", "let r = /\"\"\"/\nlet a = " + times(40, "[")),
        Source("behind a short raw string", "let r = #\"\"\"#\nlet a = " + times(40, "[")),
        Source("a row of words", times(600_000, "try ") + "a()"),
        Source("a row of words on many lines", times(200_000, "try\n") + "a()"),
        Source("a row of questions", "let x = " + times(600_000, "a ? ") + "a"),
        Source("a row of arrows", "let f: A" + times(200_000, " -> A")),
        Source("a row of getters", "class A { " + times(20_000, "get ") + "}"),
        Source("lists of types of nothing", "class A { weak var a: " + times(20_000, "<b>") + "\n}"),
        Source("lists of types of nothing on many lines", "class A {\n" + times(20_000, "<b>\n") + "}"),
        Source("lists of types without an end", "class A { " + times(20_000, "< | ") + "}"),
        Source("lists of types after names", "class A {\n  weak var a: " + times(20_000, "b <c> ") + "\n}"),
        Source("lists of types after names on many lines", "class A {\n" + times(20_000, "b <c>\n") + "}"),
        Source("statements in a type", "class A {\n" + times(20_000, "b (c)\n") + "}"),
        Source("attributes of nothing", times(20_000, "a @b ")),
        Source("attributes of nothing on many lines", times(20_000, "a @b\n")),
        Source("attributes of types of nothing", times(20_000, "any @b\n")),
        Source("types in a type", "class A {\n" + times(20_000, "any (c)\n") + "}"),
        Source("backticks", times(20_000, "` switch\n")),
        Source("attributes without a name in tuples", "let a = " + times(20_000, "( @ ")),
        Source("attributes without a name in lists", "let a: " + times(20_000, "[ @ ")),
        Source("attributes in tuples", "let a = " + times(20_000, "( @b ")),
        Source("attributes in lists of types", times(20_000, "< @b ")),
        Source("attributes in tuples, very often", times(2_000, "(@(@(@(@(@(@(@\nfunc a() {}\n")),
        Source("signs in tuples", "let a = " + times(20_000, "( * ")),
        Source("signs in types of tuples", "class A { weak var a: " + times(20_000, "( / ") + "}"),
        Source("signs in tuples, very often", times(400, "let a = " + times(40, "( * ") + "\nfunc a() {}\n")),
        Source(
            "brackets that other lines close",
            times(40, "let a = " + times(90, "{ static ") + "\n" + times(90, "}") + "\nfunc b() {}\n")),
        Source("switches without a body", times(20_000, "a switch ")),
        Source("switches without a body on many lines", times(20_000, ", switch\n")),
        Source("words of functions", times(20_000, "a throws ")),
        Source("groups of precedences", times(20_000, "precedencegroup\n")),
    ]

    @Test(arguments: hostile) func comesToAnEndAndIsSaid(_ source: Source) {
        var file = SourceFile("")
        let seconds = effort { file = SourceFile("class First {}\n\(source.text)\nclass Last {}\n") }
        #expect(file.errors.contains { $0.message == Self.tooDeep }, "\(source.title)")
        #expect(seconds < 600, "\(source.title): \(seconds) s")
        #expect(file.types.first?.name == "First")
    }

    /// A list of twelve lists is as deep as can be, and thirteen are too deep; and so on. Closures end earlier: each is
    /// two levels deep.
    @Test(arguments: [
        ("[", "]", 12, 13), ("(", ")", 255, 257), ("B<", ">", 48, 49), ("f { ", " }", 150, 260),
        ("[\"a\": ", "]", 250, 257),
    ])
    func whatIsJustDeepEnoughIsRead(_ open: String, _ close: String, _ count: Int, _ tooMany: Int) {
        func text(_ count: Int) -> String {
            "class A {}\nlet a = " + Self.times(count, open) + "c" + Self.times(count, close) + "\nclass D {}"
        }
        #expect(SourceFile(text(count)).errors.isEmpty)
        #expect(SourceFile(text(tooMany)).errors.contains { $0.message == Self.tooDeep })
        #expect(SourceFile(text(tooMany)).types.map(\.name) == ["A", "D"])
    }

    /// Attributes in brackets that are in one another: the types of functions that take functions.
    @Test(arguments: [(6, true), (7, false)]) func attributesOfTypesInOneAnother(_ count: Int, isRead: Bool) {
        let type = Self.times(count, "(@b ") + "() -> C" + Self.times(count, ") -> C")
        let errors = SourceFile("class A {}\ntypealias B = \(type)\n").errors
        #expect(errors.isEmpty == isRead)
        #expect(errors.contains { $0.message == Self.tooDeep } == !isRead)
    }

    /// A file may have a few brackets that are never closed, while it is edited. Then what follows is read as deep as ever.
    @Test(arguments: [(200, true), (300, false)]) func unclosedBrackets(_ count: Int, isRead: Bool) {
        let deep = "let a = " + Self.times(40, "(") + "b" + Self.times(40, ")")
        let file = SourceFile(Self.times(count, "func a() { b( }\n") + "class C {}\n\(deep)\nclass D {}\n")
        #expect(file.types.map(\.name) == ["C", "D"])
        #expect(file.errors.contains { $0.message == Self.tooDeep } == !isRead)
    }

    @Test func whatStandsAroundCountsAtItsPlace() throws {
        let file = SourceFile(
            """
            class A {
                let ä = [1, \(Self.times(20, "["))
                    1
                \(Self.times(20, "]"))]; let b = 2
                func c() {}
            }
            class D {}
            """)
        let errors = file.errors.map { "\($0.place.line):\($0.place.column) \($0.message)" }
        #expect(errors == ["2:29 \(Self.tooDeep)"])
        #expect(file.types.map(\.name) == ["A", "D"])
        let type = try #require(file.types.first)
        #expect(type.properties.map(\.name) == ["ä", "b"])
        #expect(type.properties.last.map { "\($0.place.line):\($0.place.column)" } == "4:32")
        #expect(type.functions.first?.place.line == 5)
    }

    /// Unclosed brackets end with the next declaration, and not with the file.
    @Test func theNextDeclarationIsRead() {
        let file = SourceFile("class A {\n  let a = \(Self.times(40, "["))\n  func b() {}\n}\nclass C {}")
        #expect(file.types.map(\.name) == ["A", "C"])
        #expect(file.types.first?.functions.map(\.name) == ["b"])
    }

    /// Each level was lowered twice once, and so the innermost millions of times. One less is a matter of milliseconds.
    @Test(arguments: ["let a = {\n", "let a = ({\n", "let a = [{\n"])
    func codeThatIsCalledWhereItStandsIsReadOnce(_ open: String) {
        let close = ["(": "})()", "[": "}]()"].first { open.contains($0.key) }?.value ?? "}()"
        let text = Self.times(22, open) + "b()\n" + Self.times(22, close + "\n")
        let seconds = effort { #expect(SourceFile("func c() {\n\(text)}\n").errors.isEmpty) }
        #expect(seconds < 600, "\(open): \(seconds) s")
    }

    /// What is lowered a second time is the type of an empty collection, and still is.
    @Test(arguments: [
        ("[B]", "array"), ("[B?]", "array"), ("[[B]]", "array"), ("[B.C]", "array"), ("[B<C>]", "array"),
        ("[B: C]", "dictionary"),
        ("[B: [C]]", "dictionary"), ("B", "none"), ("[b()]", "none"),
    ])
    func anEmptyCollectionHasItsType(_ callee: String, _ kind: String) throws {
        let file = SourceFile("class A { var a = \(callee)() }")
        let property = try #require(file.types.first?.properties.first)
        switch property.type {
        case .array?: #expect(kind == "array")
        case .dictionary?: #expect(kind == "dictionary")
        default: #expect(kind == "none", "\(String(describing: property.type))")
        }
    }

    /// Text is no nesting, however it is written; nor is much that stands side by side.
    static let shallow: [String] = [
        "let a = \"\(times(300, "["))\"",
        "let a = \"\"\"\n\(times(300, "([{<"))\n\"quoted\" \\\"\"\"\n\"\"\"",
        "let a = #\"\\(\(times(300, "["))\" \"#",
        "let a = ##\"\"\"\n\"\"\"# \(times(300, "["))\n\"\"\"##",
        "// \(times(300, "["))",
        "/* /* \(times(300, "[")) */ \(times(300, "(")) */",
        "let a = /\\[[\(times(40, "\\["))]/",
        "let a = #/\(times(40, "\\["))/#",
        "let a = [\(times(3_000, "[1, 2], "))]",
        "let a = [\(times(3_000, "\"a\": [b: [c]], "))]",
        "func a() {\n\(times(3_000, "try b()\n"))}",
        "func a() {\n\(times(3_000, "if b < c { d = e < f ? g : h } else { i() }\n"))}",
        "protocol P {\n\(times(3_000, "func a(b: C<D>) throws -> E<F>\n"))}",
        "let a = [\(times(300, "B<C>(), "))]",
        "let a = \(times(300, "b < c && "))d",
        "let a = \"\(times(300, "\\(b(\"c\"))"))\"",
        times(300, "let a: [[String: [B<C>]]] = [[:]]\n"),
        times(300, "let a: B<C> = B<C>.d(e < f, g > h)\n"),
        "struct A {\n\(times(300, "static func < <T>(a: B<T>, c: B<T>) -> Bool { a.d < c.d }\n"))}",
        "struct A {\n\(times(300, "static func == <T>(a: B<T>, c: B<T>) -> Bool { a.d == c.d }\n"))}",
        "let a = \"\(times(300, "<b>"))\"",
        "struct A {\n\(times(3_000, "var a: B<C> { get }\n"))}",
        "struct A {\n\(times(3_000, "@a @b(c) private weak var d: E? = f + g\n"))}",
        "struct A {\n\(times(3_000, "@a(b)\nfunc c(@d e: @f () -> G, h i: @escaping @j () -> K) {}\n"))}",
        "\(times(40, "@a\n"))class B {}",
        "protocol P {\n\(times(3_000, "func a() async throws\nvar b: C { get async throws }\n"))}",
        "protocol P {\n\(times(100, "associatedtype A: B\n"))\n}",
        "struct A {\n\(times(300, "let `b c` = `d`\n"))}",
        "enum A {\n  case b\(times(3_000, ", c"))\n\(times(3_000, "case d\n"))}",
        "class A {\n  func b() {\n\(times(3_000, "c(d)\n"))  }\n  let e = {\n\(times(3_000, "f.g(h)\n"))  }\n}",
        "class A {\n  static let a = b\(times(40, " + b"))\n  let c = [\(times(3_000, "d, "))]\n}",
        "func a() {\n\(times(3_000, "switch b { case .c: d }\n"))}",
        times(200, "let a = \(times(50, "("))b\(times(50, ")"))\n"),
        "let a = \(times(40, "(b + "))c\(times(40, ")"))",
        times(200, "let a: (@b (@c (@d () -> E) -> F) -> G)? = nil\n"),
    ]

    @Test(arguments: shallow.indices) func whatIsNotDeepIsRead(_ index: Int) {
        let errors = SourceFile(Self.shallow[index] + "\n").errors
        #expect(errors.isEmpty, "\(errors.map { "\($0.place.line):\($0.place.column) \($0.message)" }.prefix(3))")
    }
}

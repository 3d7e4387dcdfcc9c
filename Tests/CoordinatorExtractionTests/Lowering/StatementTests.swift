import Testing

@testable import CoordinatorExtraction

@Suite struct StatementTests {
    static let statements: [(source: String, expected: String)] = [
        ("let a: B = c, d = e", "let a: B = c; let d = e"),
        ("var a, b: Int", "let a: Int; let b: Int"),
        ("let (a, _) = b", "let (a, _) = b"),
        ("return a", "return a"),
        (
            "if let a, let b = c as? D, e { f } else if g { h }",
            "if let a = a, let b = (c as? D), e {f} else {if g {h}}"
        ),
        ("guard let self, case .a = b else { return }", "guard let self = self, case .a = b else {return}"),
        ("guard let self = self else { return false }", "guard let self = self else {return false}"),
        ("if #available(iOS 16, *) { a }", "if other() {a}"),
        ("for case let x? in xs where x.isOn { a(x) }", "loop x? in xs while x.isOn {a(x)}"),
        ("for x in xs { break }", "loop x in xs {break}"),
        ("while let x = next() { continue }", "loop while let x = next() {continue}"),
        ("repeat { a } while b", "loop while b {a}"),
        ("outer: for x in y { continue outer }", "loop x in y {continue}"),
        ("do { a }", "do {a}"),
        (
            "do { try a } catch let e as X where e.b { c } catch { d }",
            "any {a | switch error {case e as X where e.b: c;} | d}"
        ),
        ("defer { a }", "do {a}"),
        ("throw a", "a; throw"),
        ("func f(_ x: X) { g(x) }", "func f(_ x: X) {g(x)}"),
        ("struct S { let a = b }", "struct S {stored a = b}"),
        ("var a: B { c }", "let a: B = {() in c}()"),
        ("lazy var a: B = { c }()", "let a: B = {c}()"),
        ("#if DEBUG\na\n#elseif X\nb\n#else\nc\n#endif", "any {a | b | c}"),
        ("#if DEBUG\nfunc f() {}\nf()\n#endif", "func f() {}; any {f()}"),
        ("a()\n// b()\n/* c() */", "a()"),
    ]

    @Test(arguments: statements) func keepsWhatRuns(source: String, expected: String) {
        let file = SourceFile("func test() {\n\(source)\n}")
        #expect(file.functions.first?.body.map(ProgramText.text) == expected)
        #expect(file.errors.isEmpty)
    }

    /// The pattern of a `case`, and what is left of it.
    static let patterns: [(source: String, expected: String)] = [
        (".a", ".a"), (".a(let x)", ".a(x)"), ("let .a(x)", ".a(x)"), ("var .a(x, y: _)", ".a(x, y: _)"),
        ("A.B.c(x: let y)", "A.B.c(x: y)"), ("let e as X", "e as X"), ("is X", "is X"), ("let x?", "x?"),
        (".a?", ".a?"), ("(.a, let b)", "(.a, b)"), ("let (a, _)", "(a, _)"), ("(.a(let b), _)", "(.a(b), _)"),
        (".a(.b(let c), _)", ".a(.b(c), _)"), (".some(.a)", ".some(.a)"), ("\"x\"", "~\"x\""), ("value", "~value"),
        ("self.value", "~self.value"), ("1...3", "~(other() ... other())"), ("nil", "~nil"), ("_", "_"),
        ("let x as A.B", "x as A.B"), ("(let x)", "x"), (".a((let x, let y))", ".a((x, y))"),
        ("Box<Int>.a(let x)", "Box<Int>.a(x)"), (".a where b", ".a where b"),
        (".a, .b(let c) where d", ".a, .b(c) where d"),
        ("is X, .a", "is X, .a"), ("let .a(.b(x))", ".a(.b(x))"), ("let .a(x as X)", ".a(x as X)"),
    ]

    @Test(arguments: patterns) func tellsPatternsFromValues(source: String, expected: String) {
        let file = SourceFile("switch x { case \(source): y }")
        #expect(ProgramText.text(file.statements) == "switch x {case \(expected): y;}")
        #expect(file.errors.isEmpty)
    }

    @Test func keepsTheCasesOfEveryBranch() {
        let file = SourceFile(
            "switch x {\ncase .a: b\n#if X\ncase .c: d\nfallthrough\n#endif\n@unknown default: break }")
        #expect(
            ProgramText.text(file.statements)
                == "switch x {case .a: b; case .c: d; fallthrough; default: break;}")
    }
}

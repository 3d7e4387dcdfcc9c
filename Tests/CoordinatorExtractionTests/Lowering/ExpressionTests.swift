import Testing

@testable import CoordinatorExtraction

@Suite struct ExpressionTests {
    /// The source of one expression, and what is left of it.
    static let expressions: [(source: String, expected: String)] = [
        ("emitEvent(AppEvents.Teams.didSelect(team))", "emitEvent(AppEvents.Teams.didSelect(team))"),
        ("self.emitEvent(.didSelect)", "self.emitEvent(.didSelect)"),
        // What is transparent.
        ("try! await view?.window!.rootViewController?.show((x))", "view.window.rootViewController.show(x)"),
        ("onSelect?(&item)", "onSelect(item)"),
        ("onSelect!()", "onSelect()"),
        ("(try? (a))", "a"),
        // Trailing closures.
        ("run { a() }", "run({a()})"),
        ("run(1, after: x) { $0 } onEnd: { _ in b }", "run(other(), after: x, {$0}, onEnd: {(_) in b})"),
        ("X() &> { $0.a = b }", "(X() &> {$0.a = b})"),
        // Types and their names.
        ("getCached(X.self) ?? X()", "(getCached(X.self) ?? X())"),
        ("make(Box<Item>.self)", "make(<Box<Item>>.self)"),
        ("A.Box<Item>(x)", "<A.Box<Item>>(x)"),
        ("[Item]()", "[]"),
        ("[String: Item]()", "[:]"),
        ("[item]", "[item]"),
        ("[item].first", "[item].first"),
        ("[Item].init()", "<[Item]>.init()"),
        ("Self.make()", "Self.make()"),
        ("X.init(a: 1)", "X.init(a: other())"),
        ("super.start()", "super.start()"),
        ("`default`.show()", "default.show()"),
        ("pair.0", "pair.0"),
        // Closures.
        (
            "{ [weak self, unowned a = b.c, d] x, y in self?.go(x) }",
            "{[weak self, weak a = b.c, d] (x, y) in self.go(x)}"
        ),
        ("{ (x: Item, _ y: Int) -> Void in }", "{(x: Item, y: Int) in }"),
        ("{ [self] in a }", "{[self] in a}"),
        // Literals.
        ("\"plain\"", "\"plain\""), ("\"a\\tb\"", "\"a\tb\""), ("#\"a\\b\"#", "\"a\\b\""), ("\"a\\(x)b\"", "other(x)"),
        ("[\"a\": b, \"c\": d]", "[\"a\": b, \"c\": d]"), ("[:]", "[:]"), ("nil", "nil"), ("true", "true"),
        ("(a, b: c)", "(a, b: c)"),
        // Operators.
        ("a + b * c", "(a + (b * c))"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a - b - c", "((a - b) - c)"),
        ("x = y = z", "x = y = z"),
        ("x = y as? T", "x = (y as? T)"),
        ("x as! T ?? y", "((x as! T) ?? y)"),
        ("a + b is T", "((a + b) is T)"),
        ("a || b && !c == d", "(a || (b && (!c == d)))"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("x = a ?? b ? c : d", "x = ((a ?? b) ? c : d)"),
        ("a <~> b + c", "(a <~> (b + c))"),
        ("_ = make()", "_ = make()"),
        ("x += a ?? b", "(x += (a ?? b))"),
        // The rest holds expressions.
        ("#selector(didTap)", "#selector(didTap)"),
        ("#selector(X.didTap(_:))", "#selector(X.didTap)"),
        ("#selector(getter: X.name)", "#selector(X.name)"),
        ("\\Team.name", "\"\\.name\""),
        ("\\Team[index]", "other(index)"),
        ("#require(a, b)", "other(a, b)"),
        ("items[key, default: b]", "items[key, default: b]"),
        ("if a { b } else { c }", "if a {b} else {c}"),
        ("x = if a { b } else { c }", "x = do {if a {b} else {c}}"),
        ("x = switch a { case .b: c default: d }", "x = do {switch a {case .b: c; default: d;}}"),
        (
            "view\n#if os(iOS)\n.a(.b)\n#else\n.c()\n#endif\n.d()",
            "(other() ? view.a(.b) : view.c()).d()"
        ),
    ]

    @Test(arguments: expressions) func keepsWhatFlowsWhere(source: String, expected: String) {
        let file = SourceFile(source)
        #expect(ProgramText.text(file.statements) == expected)
        #expect(file.errors.isEmpty)
    }

    @Test func knowsTheOperatorsOfItsFile() {
        let operators = """
            precedencegroup Weak { lowerThan: Strong associativity: right }
            precedencegroup Strong { higherThan: AdditionPrecedence }
            infix operator <+: Weak
            infix operator <*: Strong
            infix operator <->

            """
        #expect(ProgramText.text(SourceFile(operators + "a + b <* c").statements) == "(a + (b <* c))")
        #expect(ProgramText.text(SourceFile(operators + "a <+ b <+ c").statements) == "(a <+ (b <+ c))")
        #expect(ProgramText.text(SourceFile(operators + "a <-> b + c").statements) == "(a <-> (b + c))")
    }

    @Test func keepsTheOperandsOfAnyNumberOfOperators() {
        let file = SourceFile("x = " + Array(repeating: "a", count: 5_000).joined(separator: " + "))
        guard case .expression(.assignment(_, .other(let operands), _)) = file.statements.first else {
            Issue.record("no assignment")
            return
        }
        #expect(operands.count == 5_000)
    }

    @Test func leavesPreviewsOut() {
        #expect(ProgramText.text(SourceFile("#Preview { HomeCoordinator() }").statements) == "other()")
    }
}

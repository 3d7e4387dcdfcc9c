import Testing

@testable import CoordinatorExtraction

@Suite struct DeclarationTests {
    static let declarations: [(source: String, expected: String)] = [
        (
            "final class A: Coordinator<B>, C.D { override func start() { super.start() } }",
            "class A: Coordinator<B>, C.D {override func start() {super.start()}}"
        ),
        (
            "@main @objc(X) public class A<T: UIViewController>: B where T: C, T.D == E {}",
            "@main @objc @public class A<T: UIViewController where T : C, T.D == E>: B {}"
        ),
        (
            "protocol P: class, Q { associatedtype R: S = T where R.U == V; var a: (() -> ())? { get set }; func b(_: C) }",
            "protocol P<R: S = T where R.U == V>: AnyObject, Q {computed a: (() -> ())?; func b(_: C)}"
        ),
        ("extension A.B: C where Self: D { struct E {} }", "extension A.B< where Self : D>: C {struct E {}}"),
        ("extension [Int] {}", "extension Array {}"),
        ("extension Box<Int> {}", "extension Box {}"),
        (
            "enum E: CoordinateEvents, Equatable { case a, b(_ x: X, y: Y?), c(Z) ; case d }",
            "enum E: CoordinateEvents, Equatable {case a; case b(X, y: Y?); case c(Z); case d}"
        ),
        ("enum E: String { case a = \"x\" }", "enum E: String {case a}"),
        ("actor A { }", "actor A {}"),
        ("typealias Handler<T> = (T, Int) -> Void", "typealias Handler<T> = ((T, Int) -> ())"),
        ("class A { class B { enum C { case d } } }", "class A {class B {enum C {case d}}}"),
        // Properties.
        (
            "class A { @IBOutlet private weak var b: C!; unowned let d: E; static let f = G() }",
            "class A {@IBOutlet weak stored b: C?; unowned stored d: E; static stored f = G()}"
        ),
        (
            "struct A { @SwiftUI.State var b = 1; var c: D { e }; var f: G { get { h } set(x) { i(x) } } }",
            "struct A {@State stored b = other(); computed c: D get {e}; "
                + "computed f: G get {h} set {let x = newValue; i(x)}}"
        ),
        (
            "class A { var b: C? { didSet { d() } willSet(x) { e(x) } } }",
            "class A {stored b: C? set {d(); let x = newValue; e(x)}}"
        ),
        ("class A { private(set) lazy var b: C = { D() }() }", "class A {lazy stored b: C = {D()}()}"),
        (
            "class A { let b, c: D; let (e, f) = g }",
            "class A {stored b: D; stored c: D; stored e = g.0; stored f = g.1}"
        ),
        ("class A { override var b: C { d } }", "class A {override computed b: C get {d}}"),
        // Functions.
        (
            "struct A { init?(_ a: B = .c, d e: F...) {}; deinit {}; static func g<T: H>(x: T) -> some I & J where T: K { l } }",
            "struct A {init(_ a: B = .c, d e: F...) {}; deinit() {}; "
                + "static func g<T: H where T : K>(x: T) -> (I & J) {l}}"
        ),
        (
            "struct A { subscript(i: Int, at j: J) -> K { get { l } set { m } } }",
            "struct A {subscript(_ i: Int, at j: J) -> K {any {l | m}}}"
        ),
        ("@objc protocol P { @objc optional func a() }", "@objc protocol P {@objc optional func a()}"),
        // Types.
        (
            "func f(a: any P, b: @escaping (inout X) async throws -> Void, c: [K: [V]], d: T.Type, e: (x: X, Y), g: Void) {}",
            "func f(a: P, b: ((X) -> ()), c: [K: [V]], d: T.Type, e: (x: X, Y), g: ()) {}"
        ),
        ("func f() -> Self? {}", "func f() -> Self? {}"),
        ("func f() -> (X) {}", "func f() -> X {}"),
        // Conditions.
        (
            "class A {\n#if DEBUG\nlet b = 1\n@objc func c() {}\n#else\nlet d = e\n#endif\n}",
            "class A {stored b = other(); stored d = e; @objc func c() {}}"
        ),
        ("#if DEBUG\nclass A {}\n#else\nclass B {}\n#endif", "class A {}\nclass B {}"),
        ("let a = B()", "stored a = B()"),
    ]

    @Test(arguments: declarations) func keepsWhatIsDeclared(source: String, expected: String) {
        let file = SourceFile(source)
        #expect(ProgramText.text(file) == expected)
        #expect(file.errors.isEmpty)
    }
}

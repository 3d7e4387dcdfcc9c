import CoordinatorModel
import Testing

/// An empty handler lacks nothing if the emitter dismisses itself.
@Suite struct OwnDismissalTests {
    /// Whether each empty handler of a program is marked.
    private static func marks(_ program: String) -> [Bool] {
        let tree = MarkedProgram("", program).tree()
        return tree.coordinators.flatMap(\.intercepts).filter(\.isEmpty).map {
            $0.extensions["x-dismissed"] == .bool(true)
        }
    }

    /// A screen with a closure that its coordinator leaves empty.
    private func screen(_ functions: String) -> [Bool] {
        Self.marks(
            """
            \(EngineProgram.base)
            let app = MailCoordinator()
            class MailController: UIViewController {
                var onBack: (() -> Void)?
                \(functions)
            }
            class MailCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    let mail = MailController()
                    mail.onBack = {}
                    stack.pushViewController(mail, animated: true)
                }
            }
            """)
    }

    @Test func aScreenThatDismissesItselfWhereItEmits() {
        let pop = "navigationController?.popViewController(animated: true)"
        #expect(screen("@objc func back() { \(pop); onBack?() }") == [true])
        #expect(screen("@objc func back() { dismiss(animated: true) { self.onBack?() } }") == [true])
        #expect(screen("@objc func back() { onBack?() }") == [false])
        // The nearest misses: it dismisses itself elsewhere, or only at one of two places.
        #expect(screen("@objc func back() { onBack?() }; @objc func close() { dismiss(animated: true) }") == [false])
        let close = "@objc func close() { dismiss(animated: true); onBack?() }"
        #expect(screen(close) == [true])
        #expect(screen("@objc func back() { onBack?() }; \(close)") == [false])
    }

    /// A child with a stream of results, of which its parent ignores `back`.
    private func child(_ result: String, beside: String = "") -> [Bool] {
        Self.marks(
            """
            import RxSwift
            let app = InboxCoordinator()
            class Coordinator<Result> {
                let stack = UINavigationController()
                let bag = DisposeBag()
                func start() -> Observable<Result> { fatalError() }
                func pop() { stack.popViewController(animated: true) }
            }
            enum MailResult { case sent, back }
            enum MailMove { case next, back }
            class InboxCoordinator: Coordinator<Void> {
                override func start() -> Observable<Void> {
                    MailCoordinator().start().subscribe(onNext: { [weak self] in
                        switch $0 {
                        case .sent: self?.pop()
                        case .back: break
                        }
                    }).disposed(by: bag)
                    return .empty()
                }
            }
            class MailController: UIViewController {
                let moves = PublishSubject<MailMove>()
                @objc func back() { moves.onNext(.back) }
                @objc func send() { moves.onNext(.next) }
            }
            class MailCoordinator: Coordinator<MailResult> {
                let finish = PublishSubject<MailResult>()
                override func start() -> Observable<MailResult> {
                    let mail = MailController()
                    mail.moves.subscribe(onNext: { [weak self] in
                        switch $0 {
                        case .next: self?.finish.onNext(.sent)
                        case .back: self?.finish.onNext(.back)
                        }
                    }).disposed(by: bag)
                    stack.pushViewController(mail, animated: true)
                    return \(result)
                }
                \(beside)
            }
            """)
    }

    @Test func aChildThatPopsItselfWithItsResult() {
        #expect(child("finish") == [false])
        #expect(child("finish.do(onNext: { [weak self] _ in self?.pop() })") == [true])
        func handling(_ back: String) -> String {
            "finish.do(onNext: { [weak self] in switch $0 { case .sent: self?.pop(); case .back: \(back) } })"
        }
        #expect(child(handling("self?.pop()")) == [true])
        // The nearest misses: it pops with the other case only, or with a case of this name of another enum.
        #expect(child(handling("print(1)")) == [false])
        let other = "func go(_ move: MailMove) { switch move { case .next: break; case .back: pop() } }"
        #expect(child("finish", beside: other) == [false])
    }
}

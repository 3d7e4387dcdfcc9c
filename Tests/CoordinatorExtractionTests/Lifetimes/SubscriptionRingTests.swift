import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Subscriptions that an object stores in itself, and whose code holds that object.
@Suite struct SubscriptionRingTests {
    /// A screen with a model, and what it does with the model's subject.
    private static func combine(
        _ name: String, _ code: String, model: String = "let done = PassthroughSubject<Int, Never>()",
        members: String = "", beside: String = ""
    ) -> LoginProgram {
        LoginProgram(
            name, start: "let screen = LoginScreen()",
            screen: """
                let model = LoginModel()
                var bag = Set<AnyCancellable>()
                var token: AnyCancellable?
                override func viewDidLoad() { \(code) }
                func show(_ number: Int) {}
                \(members)
                """,
            beside: "import Combine\nclass LoginModel { \(model); func tap() { done.send(1) } }\n\(beside)")
    }

    private static let sink = "model.done.sink { self.show($0) }.store(in: &bag)"

    @Test(arguments: [
        combine("a closure captures self", sink),
        combine("through self", "self.model.done.sink { number in self.show(number) }.store(in: &self.bag)"),
        combine("it says so", "model.done.sink { [self] in show($0) }.store(in: &bag)"),
        combine("a method is captured with its object", "model.done.sink(receiveValue: show).store(in: &bag)"),
        combine("with its labels", "model.done.sink(receiveValue: self.show(_:)).store(in: &bag)"),
        combine("an operator captures it", "model.done.map { self.twice($0) }.sink { _ in }.store(in: &bag)"),
        combine("a property is assigned", "model.done.assign(to: \\.number, on: self).store(in: &bag)"),
        combine("it is inserted", "bag.insert(model.done.sink { self.show($0) })"),
        combine(
            "weakly around, and made strong again",
            "later { [weak self] in guard let self else { return }; model.done.sink { self.show($0) }.store(in: &bag) }",
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        combine(
            "operators that go on",
            "model.done.receive(on: queue).filter { $0 > 1 }.sink { self.show($0) }.store(in: &bag)"),
        combine(
            "each value leads to another stream, and neither can fail",
            "model.done.flatMap { self.load($0) }.sink { self.show($0) }.store(in: &bag)"),
        combine(
            "the subject is behind a publisher", "model.ended.sink { self.show($0) }.store(in: &bag)",
            model:
                "let done = PassthroughSubject<Int, Never>(); var ended: AnyPublisher<Int, Never> { done.eraseToAnyPublisher() }"
        ),
        combine(
            "a published property", "model.$done.sink { self.show($0) }.store(in: &bag)",
            model: "@Published var done = 1"),
        combine(
            "it is inserted under a name", "let token = model.done.sink { self.show($0) }; bag.insert(token)"),
        combine(
            "the initialiser makes the publisher", "model.ended.sink { self.show($0) }.store(in: &bag)",
            model:
                "let done = PassthroughSubject<Int, Never>(); let ended: AnyPublisher<Int, Never>; init() { ended = done.eraseToAnyPublisher() }"
        ),
        combine("what happens when it is freed never does", sink, members: "deinit { bag.removeAll() }"),
        combine(
            "another class cancels its own", sink,
            beside: "class Other { var bag: [Int: AnyCancellable] = [:]; func end() { bag[1]?.cancel() } }"),
        combine(
            "a subject of this name of another class ends", sink,
            beside:
                "class Other { let done = PassthroughSubject<Int, Never>(); func end() { done.send(completion: .finished) } }"
        ),
    ])
    func aBagHoldsItsOwner(_ program: LoginProgram) { #expect(program.rings() == ["LoginScreen.bag"]) }

    @Test func aTokenHoldsItsOwner() {
        let program = Self.combine("token", "token = model.done.sink { self.show($0) }")
        #expect(program.rings() == ["LoginScreen.token"])
        // The nearest miss: some code lets go of it.
        let ends = Self.combine(
            "cancelled", "token = model.done.sink { self.show($0) }", members: "func end() { token?.cancel() }")
        #expect(ends.rings() == [])
    }

    @Test(arguments: [
        combine("weak", "model.done.sink { [weak self] in self?.show($0) }.store(in: &bag)"),
        combine("unowned", "model.done.sink { [unowned self] in show($0) }.store(in: &bag)"),
        combine(
            "it captures something else", "let model = model; model.done.sink { _ in model.tap() }.store(in: &bag)"),
        combine(
            "the method of another object",
            "let other = Other(); model.done.sink(receiveValue: other.show).store(in: &bag)",
            beside: "class Other { func show(_ number: Int) {} }"),
        combine(
            "a method, and weakly around",
            "later { [weak self] in self?.model.done.sink(receiveValue: show).store(in: &bag) }",
            beside: "func later(_ work: @escaping () -> Void) { work() }"),
        combine(
            "the initialiser makes a publisher that ends", "model.ended.sink { self.show($0) }.store(in: &bag)",
            model:
                "let done = PassthroughSubject<Int, Never>(); let ended: AnyPublisher<Int, Never>; init() { ended = done.first().eraseToAnyPublisher() }"
        ),
        combine("it ends with the first value", "model.done.first().sink { self.show($0) }.store(in: &bag)"),
        combine(
            "it ends with another", "model.done.prefix(untilOutputFrom: other).sink { self.show($0) }.store(in: &bag)"),
        combine(
            "it may fail",
            "model.done.flatMap { self.load($0) }.sink(receiveCompletion: { _ in self.show(1) }, receiveValue: { _ in }).store(in: &bag)"
        ),
        combine("a request ends", "load(1).sink { self.show($0) }.store(in: &bag)"),
        combine(
            "a stream of unknown origin", sink,
            model: "let done: AnyPublisher<Int, Never>; init(_ done: AnyPublisher<Int, Never>) { self.done = done }"),
        combine(
            "the subject is completed", sink,
            beside: "extension LoginModel { func end() { done.send(completion: .finished) } }"),
        combine(
            "another stream ends the subject", sink,
            beside:
                "extension LoginModel { func end(_ other: AnyPublisher<Int, Never>) { other.subscribe(done).store(in: &all) } }"
        ),
        combine("the bag is emptied", sink, members: "func end() { bag.removeAll() }"),
        combine("the bag is replaced", sink, members: "override func viewDidDisappear(_ animated: Bool) { bag = [] }"),
        combine("all are cancelled", sink, members: "func end() { bag.forEach { $0.cancel() } }"),
        combine("others empty the bag", sink, beside: "func end(_ screen: LoginScreen) { screen.bag.removeAll() }"),
        combine("it is stored in another object", "model.done.sink { self.show($0) }.store(in: &model.bag)"),
        combine(
            "a variable of this name",
            "var bag = Set<AnyCancellable>(); model.done.sink { self.show($0) }.store(in: &bag)"),
    ])
    func noRing(_ program: LoginProgram) { #expect(program.rings() == []) }

    /// A subject of RxSwift does not live as long as its subscribers: it is a ring if the object holds the subject.
    private static func rx(_ code: String, start: String = "let screen = LoginScreen()", members: String = "")
        -> LoginProgram
    {
        LoginProgram(
            "rx", members: members, start: start,
            screen: """
                let model = LoginModel()
                weak var above: LoginModel?
                let disposeBag = DisposeBag()
                override func viewDidLoad() { \(code) }
                func show(_ number: Int) {}
                """,
            beside:
                "import RxSwift\nclass LoginModel { let done = PublishSubject<Int>(); func tap() { done.onNext(1) } }")
    }

    @Test func rxSwift() {
        let own = "model.done.subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)"
        #expect(Self.rx(own).rings() == ["LoginScreen.disposeBag"])
        let driven = "model.done.asDriver(onErrorJustReturn: 1).drive(onNext: show).disposed(by: disposeBag)"
        #expect(Self.rx(driven).rings() == ["LoginScreen.disposeBag"])
        // A subscription holds the operators, even if the subject is gone.
        #expect(
            Self.rx("above?.done.skip(1).subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)").rings()
                == ["LoginScreen.disposeBag"])
        // The nearest misses: the subject goes with its own owner, or the library holds the object weakly.
        #expect(Self.rx("above?.done.subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)").rings() == [])
        #expect(
            Self.rx("above?.done.asObservable().subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)").rings()
                == [])
        #expect(
            Self.rx("model.done.subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)").rings() == [])
        let named =
            "model.done.subscribe(with: self, onNext: { `self`, number in self.show(number) }).disposed(by: disposeBag)"
        #expect(Self.rx(named).rings() == [])
        #expect(
            Self.rx("model.done.take(1).subscribe(onNext: { self.show($0) }).disposed(by: disposeBag)").rings() == [])
        let flow = "let bag = DisposeBag()"
        let start =
            "let screen = LoginScreen(); screen.model.done.subscribe(onNext: { _ in self.finish() }).disposed(by: bag)"
        #expect(Self.rx("", start: start, members: flow).rings() == [])
        let mapped = start.replacing("done.", with: "done.map { $0 + 1 }.")
        #expect(Self.rx("", start: mapped, members: flow).rings() == ["LoginCoordinator.bag"])
    }

    /// Streams of libraries, as far as it is known how long they go on.
    @Test func streamsOfLibraries() {
        let button = "let button = UIButton()"
        func rings(_ code: String, _ members: String = "", beside: String = "") -> Set<String> {
            Self.combine("library", "\(code).store(in: &bag)", members: members, beside: beside).rings()
        }
        #expect(
            rings("NotificationCenter.default.publisher(for: name).sink { _ in self.show(1) }") == ["LoginScreen.bag"])
        #expect(
            rings("Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.show(1) }")
                == ["LoginScreen.bag"])
        #expect(rings("button.tapPublisher.sink { self.show(1) }", button) == ["LoginScreen.bag"])
        // The nearest misses: it ends, it is no view's, or the app declares it.
        #expect(rings("NotificationCenter.default.publisher(for: name).first().sink { _ in self.show(1) }") == [])
        #expect(rings("NotificationCenter.default.publisher(for: name).sink { [weak self] _ in self?.show(1) }") == [])
        #expect(rings("loader.listPublisher.sink { self.show(1) }", "let loader = ListLoader()") == [])
        let extra =
            "extension UIButton { var onePublisher: AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() } }"
        #expect(rings("button.onePublisher.sink { self.show($0) }", button, beside: extra) == [])
    }

    @Test func controlsOfRxSwift() {
        func rings(_ stream: String, _ button: String = "let button = UIButton()", action: String = "self.show(1)")
            -> Set<String>
        {
            Self.rx(
                "\(stream).subscribe(onNext: { _ in \(action) }).disposed(by: disposeBag) } \(button); func other() {"
            )
            .rings()
        }
        #expect(rings("button.rx.tap") == ["LoginScreen.disposeBag"])
        #expect(rings("button.rx.tap", "@IBOutlet weak var button: UIButton!") == ["LoginScreen.disposeBag"])
        #expect(
            rings("list.rx.itemSelected.throttle(.seconds(1), scheduler: main)", "let list = UITableView()")
                == ["LoginScreen.disposeBag"])
        #expect(
            rings("list.rx.modelSelected(Int.self).asDriver()", "let list = UITableView()") == [
                "LoginScreen.disposeBag"
            ])
        #expect(rings("self.rx.viewWillAppear", "") == ["LoginScreen.disposeBag"])
        // The nearest misses: nothing of `self`, a stream that ends, a view that only the caller knows, and a service.
        #expect(rings("button.rx.tap", action: "print(1)") == [])
        #expect(rings("button.rx.tap.take(1)") == [])
        #expect(rings("button.rx.deallocated") == [])
        #expect(rings("above?.button.rx.tap") == [])
        #expect(rings("service.rx.request(1)", "let service = ListService()") == [])
    }

    /// What lives as long as the app does no harm.
    @Test func theRootsOwn() {
        let program = LoginProgram(
            "root", start: "let screen = LoginScreen()",
            beside: """
                import Combine
                let other = RootCoordinator()
                class RootCoordinator: Coordinator {
                    let done = PassthroughSubject<Int, Never>()
                    var bag = Set<AnyCancellable>()
                    func start() { done.sink { _ in self.show() }.store(in: &bag); done.send(1) }
                    func show() { LoginCoordinator(UINavigationController()).start() }
                }
                """)
        #expect(program.rings() == [])
    }
}

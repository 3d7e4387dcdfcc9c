import Testing

/// An app's own operators that subscribe: who hands them a closure listens.
@Suite struct OwnOperatorTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "an operator that wraps the closure it is handed", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            extension Publisher where Failure == Never {
                func onMain(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
                    self.receive(on: DispatchQueue.main).sink(receiveCompletion: { _ in }, receiveValue: { value in receive(value) })
                }
                func weakly<Owner: AnyObject>(
                    with owner: Owner, in bag: inout Set<AnyCancellable>, onValue: @escaping (Owner, Output) -> Void
                ) {
                    sink { [weak owner] value in if let owner { onValue(owner, value) } }.store(in: &bag)
                }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PassthroughSubject<CartAction, Never>()
                let others = PassthroughSubject<CartAction, Never>()
                let quiet = PassthroughSubject<CartAction, Never>()
                @objc func pay() { actions.send(.pay) } //: CartController emits CartAction.pay
                @objc func invite() { others.send(.invite) } //: CartController emits CartAction.invite
                @objc func report() { quiet.send(.report) } //: CartController emits CartAction.report
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.onMain { [weak self] action in
                        switch action {
                        case .pay: self?.close() //: AppCoordinator catches CartAction.pay
                        default: break
                        }
                    }.store(in: &bag)
                    screen.others.weakly(with: self, in: &bag) { me, action in
                        if case .invite = action { me.close() } //: AppCoordinator catches CartAction.invite
                    }
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: an operator whose own closure does what there is to do, and calls none that it was handed",
            beside: CombineTests.base,
            """
            let app = AppCoordinator()
            extension Publisher where Failure == Never {
                func logged(_ name: String, _ receive: @escaping (String) -> Void) -> AnyCancellable {
                    self.sink { value in print(name) }
                }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PassthroughSubject<CartAction, Never>()
                @objc func pay() { actions.send(.pay) }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.logged("cart") { [weak self] _ in self?.close() }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an operator of drivers, and one that hands on a function's name", beside: RxTests.base,
            """
            let app = AppCoordinator()
            extension SharedSequenceConvertibleType {
                func driveNext(_ handler: @escaping (Element) -> Void) -> Disposable { asSharedSequence().drive(onNext: { handler($0) }) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PublishRelay<CartAction>()
                let others = PublishRelay<CartAction>()
                @objc func pay() { actions.accept(.pay) } //: CartController emits CartAction.pay
                @objc func invite() { others.accept(.invite) } //: CartController emits CartAction.invite
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.asDriver(onErrorDriveWith: .empty()).driveNext { [weak self] _ in self?.close() }.disposed(by: bag) //: AppCoordinator catches CartAction.pay
                    screen.others.asDriver(onErrorDriveWith: .empty()).driveNext(handle).disposed(by: bag)
                    stack.pushViewController(screen, animated: true)
                }
                func handle(_ action: CartAction) {
                    switch action {
                    case .invite: close() //: AppCoordinator catches CartAction.invite
                    case .pay, .report: break
                    }
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the last of several streams, and what a coordinator's stream of streams sends", beside: RxTests.base,
            """
            let app = AppCoordinator()
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PublishRelay<CartAction>()
                let pages = PublishRelay<Int>()
                @objc func pay() { actions.accept(.pay) } //: CartController emits CartAction.pay
            }
            class AppCoordinator: Coordinator { //: root
                let bag = DisposeBag()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    Observable.just(screen).map { $0.actions }.switchLatest()
                        .subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches CartAction.pay
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an operator that makes a stream of the app from the stream", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            extension Publishers {
                struct Until<Source: Publisher, Other: Publisher>: Publisher {
                    let source: Source
                    let other: Other
                    init(_ source: Source, _ other: Other) { (self.source, self.other) = (source, other) }
                    func receive<S: Subscriber>(subscriber: S) { source.receive(subscriber: Gate(subscriber, other)) }
                }
            }
            extension Publisher {
                func until<Other: Publisher>(_ other: Other) -> Publishers.Until<Self, Other> { Publishers.Until(self, other) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PassthroughSubject<CartAction, Never>()
                let gone = PassthroughSubject<Void, Never>()
                @objc func pay() { actions.send(.pay) } //: CartController emits CartAction.pay
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.until(screen.gone).sink { [weak self] action in
                        if case .pay = action { self?.close() } //: AppCoordinator catches CartAction.pay
                    }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "the nearest miss: what the operator makes is no stream", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            extension Publishers {
                struct Until<Source: Publisher, Other: Publisher> {
                    let source: Source
                    let other: Other
                    init(_ source: Source, _ other: Other) { (self.source, self.other) = (source, other) }
                    func receive<S: Subscriber>(subscriber: S) { source.receive(subscriber: Gate(subscriber, other)) }
                }
            }
            extension Publisher {
                func until<Other: Publisher>(_ other: Other) -> Publishers.Until<Self, Other> { Publishers.Until(self, other) }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PassthroughSubject<CartAction, Never>()
                let gone = PassthroughSubject<Void, Never>()
                @objc func pay() { actions.send(.pay) }
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.until(screen.gone).sink { [weak self] action in
                        if case .pay = action { self?.close() }
                    }.store(in: &bag)
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "an operator of the app's own that only records what it passes on", beside: CombineTests.base,
            """
            let app = AppCoordinator()
            class Journal {
                static let shared = Journal()
                var lines: [String] = []
                func note(_ value: Any) { lines.append("\\(value)") }
            }
            extension Publisher {
                func noted() -> AnyPublisher<Output, Failure> {
                    handleEvents(receiveOutput: { value in Journal.shared.note(value) }).eraseToAnyPublisher()
                }
                func meeting(_ handler: @escaping (Output) -> Void) -> AnyPublisher<Output, Failure> {
                    handleEvents(receiveOutput: { value in handler(value) }).eraseToAnyPublisher()
                }
            }
            class CartController: UIViewController { //: screen of AppCoordinator
                let actions = PassthroughSubject<CartAction, Never>()
                let others = PassthroughSubject<CartAction, Never>()
                @objc func pay() { actions.send(.pay) } //: CartController emits CartAction.pay
                @objc func invite() { actions.send(.invite) } //: CartController emits CartAction.invite
                @objc func report() { others.send(.report) } //: CartController emits CartAction.report
            }
            class AppCoordinator: Coordinator { //: root
                var bag = Set<AnyCancellable>()
                let stack = UINavigationController()
                func start() {
                    let screen = CartController()
                    screen.actions.noted().sink { [weak self] action in
                        switch action {
                        case .pay: self?.close() //: AppCoordinator catches CartAction.pay
                        default: break
                        }
                    }.store(in: &bag)
                    screen.others.meeting { [weak self] _ in self?.close() }.sink { _ in }.store(in: &bag) //: AppCoordinator catches CartAction.report
                    stack.pushViewController(screen, animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            """),
    ]

    @Test(arguments: programs) func program(_ program: MarkedProgram) { program.check() }
}

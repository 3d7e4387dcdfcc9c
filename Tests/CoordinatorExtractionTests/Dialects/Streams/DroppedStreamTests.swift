import Testing

/// Streams that code makes or reads, and to which nothing subscribes all the same.
@Suite struct DroppedStreamTests {
    private static func base(_ start: String, _ library: String = "RxSwift") -> String {
        """
        import \(library)
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let app = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { app.start() }
        }
        class PlayerController: UIViewController { //: screen of AppCoordinator
            let model: PlayerModel
            init(_ model: PlayerModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            @objc func tapped() { model.tap() }
        }
        class AppCoordinator { //: root
            let stack = UINavigationController()
            let bag = DisposeBag()
            func start() {
                let model = PlayerModel()
                stack.pushViewController(PlayerController(model), animated: true)
                \(start)
            }
            func close() { stack.popViewController(animated: true) }
            func load() -> Observable<Void> { close(); return .never() }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "the value of an operator is dropped; the nearest miss: it is subscribed to",
            base(
                """
                _ = model.done.flatMap { [weak self] in self?.load() ?? .empty() }
                _ = model.help.do(onNext: { [weak self] in self?.close() })
                _ = model.back.do(onNext: { [weak self] in self?.close() }).subscribe() //: AppCoordinator catches PlayerModel.back
                """)
                    + """

                    class PlayerModel {
                        let done = PublishSubject<Void>()
                        let help = PublishSubject<Void>()
                        let back = PublishSubject<Void>()
                        func tap() {
                            done.onNext(()) //: PlayerController emits PlayerModel.done
                            help.onNext(()) //: PlayerController emits PlayerModel.help
                            back.onNext(()) //: PlayerController emits PlayerModel.back
                        }
                    }
                    """),
        MarkedProgram(
            "a variable that no code mentions; the nearest miss is merged into another one",
            base(
                """
                let done = model.done.map { "done" }
                let back = model.back.map { "back" }
                back.subscribe(onNext: { [weak self] _ in self?.close() }).disposed(by: bag) //: AppCoordinator catches PlayerModel.back
                """)
                    + """

                    class PlayerModel {
                        let done = PublishSubject<Void>()
                        let back = PublishSubject<Void>()
                        func tap() {
                            done.onNext(()) //: PlayerController emits PlayerModel.done
                            back.onNext(()) //: PlayerController emits PlayerModel.back
                        }
                    }
                    """),
        MarkedProgram(
            "a subscription that nothing keeps; the nearest miss is stored",
            base(
                """
                let done = model.done.sink { [weak self] in self?.close() }
                let back = model.back.sink { [weak self] in self?.close() } //: AppCoordinator catches PlayerModel.back
                bags.insert(back)
                """, "Combine"
            ).replacing("let bag = DisposeBag()", with: "var bags = Set<AnyCancellable>()")
                .replacing("func load() -> Observable<Void> { close(); return .never() }", with: "")
                    + """

                    class PlayerModel {
                        let done = PassthroughSubject<Void, Never>()
                        let back = PassthroughSubject<Void, Never>()
                        func tap() {
                            done.send(()) //: PlayerController emits PlayerModel.done
                            back.send(()) //: PlayerController emits PlayerModel.back
                        }
                    }
                    """),
        MarkedProgram(
            "a struct has the stream, and only another one's is read",
            base(
                "model.back.subscribe(onNext: { [weak self] in self?.open() }).disposed(by: bag) //: AppCoordinator catches PlayerModel.back"
            )
            .replacing(
                "func close()",
                with: """
                    func open() {
                        let part = ListPart.make()
                        part.taps.subscribe(onNext: { [weak self] in self?.edit() }).disposed(by: bag) //: AppCoordinator catches ListModel.taps
                        stack.pushViewController(part.screen, animated: true)
                    }
                    func edit() { stack.pushViewController(EditPart.make().screen, animated: true) }
                    func close()
                    """)
                    + """

                    struct Part { let screen: UIViewController; let taps: Observable<Void> }
                    enum ListPart { static func make() -> Part { let model = ListModel(); return Part(screen: ListController(model), taps: model.taps) } }
                    enum EditPart { static func make() -> Part { let model = EditModel(); return Part(screen: EditController(model), taps: model.taps) } }
                    class ListModel { let taps = PublishSubject<Void>() }
                    class EditModel { let taps = PublishSubject<Void>() }
                    class ListController: UIViewController { //: screen of AppCoordinator
                        let model: ListModel
                        init(_ model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                        @objc func tapped() { model.taps.onNext(()) } //: ListController emits ListModel.taps
                    }
                    class EditController: UIViewController { //: screen of AppCoordinator
                        let model: EditModel
                        init(_ model: EditModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
                        @objc func tapped() { model.taps.onNext(()) } //: EditController emits EditModel.taps
                    }
                    class PlayerModel {
                        let back = PublishSubject<Void>()
                        func tap() { back.onNext(()) } //: PlayerController emits PlayerModel.back
                    }
                    """),
    ]

    @Test(arguments: programs) func finds(_ program: MarkedProgram) { program.check() }
}

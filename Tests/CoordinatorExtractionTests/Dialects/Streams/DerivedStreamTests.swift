import Testing

/// What operators make of a value, and what is no value: errors, and the end of a stream.
@Suite struct DerivedStreamTests {
    /// A root that listens to the first editor, and not to the second one, which it shows the same way.
    private static func base(_ first: String, _ second: String = "") -> String {
        """
        import RxSwift
        import RxSwiftExt
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let app = AppCoordinator()
            func applicationDidFinishLaunching(_ application: UIApplication) { app.start() }
        }
        class AppCoordinator { //: root
            let stack = UINavigationController()
            let bag = DisposeBag()
            func start() {
                let model = EditModel()
                stack.pushViewController(EditController(model), animated: true)
                \(first)
                model.again.subscribe(onNext: { [weak self] in self?.second() }).disposed(by: bag) //: AppCoordinator catches EditModel.again
            }
            func second() {
                let model = EditModel()
                stack.pushViewController(EditController(model), animated: true)
                \(second)
                model.again.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag)
            }
            func close() { stack.popViewController(animated: true) }
        }
        func write() -> Observable<Void> { .just(()) }
        """
    }

    private static let screen = """

        class EditController: UIViewController { //: screen of AppCoordinator
            let model: EditModel
            let bag = DisposeBag()
            init(_ model: EditModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
            @objc func tapped() {
                model.save.onNext(()) //: EditController emits EditModel.save; EditController emits EditModel.save unheard
                model.again.onNext(()) //: EditController emits EditModel.again
            }
            func show() { model.failed.subscribe(onNext: { [weak self] _ in self?.title = "x" }).disposed(by: bag) }
        }
        """

    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a request does not intercept what it answers",
            base(
                "model.saved.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches EditModel.save"
            )
                + screen
                    + """

                    class EditModel {
                        let save = PublishSubject<Void>()
                        let again = PublishSubject<Void>()
                        let failed = PublishSubject<String>()
                        let saved: Observable<Void>
                        init() { saved = save.flatMap { write() } }
                    }
                    """),
        MarkedProgram(
            "errors are values of their own",
            base(
                "model.saved.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: bag) //: AppCoordinator catches EditModel.save"
            )
                + screen
                    + """

                    class EditModel {
                        let save = PublishSubject<Void>()
                        let again = PublishSubject<Void>()
                        let failed: Observable<String>
                        let saved: Observable<Void>
                        init() {
                            let results = save.materialize().share()
                            saved = results.elements()
                            failed = results.errors().map { _ in "x" }
                        }
                    }
                    """),
    ]

    @Test(arguments: programs) func finds(_ program: MarkedProgram) { program.check() }
}

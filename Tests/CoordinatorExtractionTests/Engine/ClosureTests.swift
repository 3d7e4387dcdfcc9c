import Testing

/// Closures are followed through arguments, properties and methods to the code that calls them.
@Suite struct ClosureTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "a closure that passes through a delegate's method into another screen", beside: EngineProgram.base,
            """
            let app = AlbumCoordinator()
            protocol AlbumDelegate: AnyObject { func edit(onDelete: @escaping () -> Void) }
            class AlbumCoordinator: Coordinator, AlbumDelegate { //: root
                let stack = UINavigationController()
                func start() {
                    let album = AlbumController()
                    album.delegate = self //: AlbumCoordinator catches AlbumDelegate.edit
                    stack.pushViewController(album, animated: true)
                }
                func edit(onDelete: @escaping () -> Void) {
                    stack.pushViewController(EditController(onDelete: onDelete), animated: true)
                }
            }
            class AlbumController: UIViewController { //: screen of AlbumCoordinator
                weak var delegate: AlbumDelegate?
                func tap() {
                    delegate?.edit( //: AlbumController emits AlbumDelegate.edit
                        onDelete: { [weak self] in self?.reload() }) //: EditController catches EditController.onDelete by AlbumController
                }
                func reload() { title = "gone" }
            }
            class EditController: UIViewController { //: screen of AlbumCoordinator
                private let onDelete: () -> Void
                init(onDelete: @escaping () -> Void) {
                    self.onDelete = onDelete
                    super.init(nibName: nil, bundle: nil)
                }
                func tap() { onDelete() } //: EditController emits EditController.onDelete
            }
            """),
        MarkedProgram(
            "a coordinator's closure that passes through its own method; one that the method drops",
            beside: EngineProgram.base,
            """
            let app = AlbumCoordinator()
            class AlbumCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                func start() {
                    open(onSave: { [weak self] in self?.close() })
                    forget(onPrint: { [weak self] in self?.close() })
                }
                func open(onSave: @escaping () -> Void) {
                    let photo = PhotoController()
                    photo.onSave = onSave //: AlbumCoordinator catches PhotoController.onSave
                    stack.pushViewController(photo, animated: true)
                }
                func forget(onPrint: @escaping () -> Void) {
                    stack.pushViewController(PrintController(), animated: true)
                }
                func close() { stack.popViewController(animated: true) }
            }
            class PhotoController: UIViewController { //: screen of AlbumCoordinator
                var onSave: (() -> Void)?
                func tap() { onSave?() } //: PhotoController emits PhotoController.onSave
            }
            class PrintController: UIViewController { //: screen of AlbumCoordinator
                var onPrint: (() -> Void)?
                func tap() { onPrint?() } //: PrintController emits PrintController.onPrint
            }
            """),
        MarkedProgram(
            "a value's closure that is handed on as an argument is no event", beside: EngineProgram.base,
            """
            let app = FrameCoordinator()
            struct Cut {
                let completion: () -> Void
                init(done: @escaping () -> Void) { completion = { done() } }
            }
            class CutController {
                func start(with cut: Cut) { run(then: cut.completion) }
                private func run(then completed: @escaping () -> Void) { completed() }
            }
            class FrameCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                let cuts = CutController()
                func start() { cuts.start(with: Cut(done: { [weak self] in self?.close() })) }
                func close() { stack.popViewController(animated: true) }
            }
            """),
        MarkedProgram(
            "a screen's closure that is handed on as an argument and called there; one that is dropped there",
            beside: EngineProgram.base,
            """
            let app = FrameCoordinator()
            class FrameCoordinator: Coordinator { //: root
                func start() {
                    let frame = FrameController()
                    frame.onHang = { [weak self] in self?.close() } //: FrameCoordinator catches FrameController.onHang
                    frame.onSell = { [weak self] in self?.close() } //: FrameCoordinator catches FrameController.onSell
                }
                func close() {}
            }
            class FrameController: UIViewController { //: screen of FrameCoordinator
                var onHang: (() -> Void)?
                var onSell: (() -> Void)?
                func hang() { animate(then: onHang); func animate(then done: (() -> Void)?) { done?() } } //: FrameController emits FrameController.onHang
                func sell() { wait(for: onSell); func wait(for done: (() -> Void)?) { print("waited") } }
            }
            """),
    ]

    @Test(arguments: programs) func facts(_ program: MarkedProgram) { program.check() }

    @Test(arguments: programs) func theOrderOfFilesDoesNotMatter(_ program: MarkedProgram) { program.backwards.check() }
}

import Testing

/// Methods that are named and not called, `action: model.home`: a library calls them for this object.
@Suite struct NamedMethodTests {
    private static func program(_ title: String, action: String) -> MarkedProgram {
        MarkedProgram(
            title,
            """
            import Combine
            import SwiftUI
            let app = ShelfCoordinator()
            protocol Coordinator: AnyObject { func start() }
            class PageViewModel {
                let goesHome = PassthroughSubject<Void, Never>()
                func home() { goesHome.send() } //: BookPage emits BookViewModel.goesHome
            }
            class ShelfViewModel: PageViewModel {
                let picks = PassthroughSubject<Int, Never>()
                func pick() { picks.send(1) } //: ShelfPage emits ShelfViewModel.picks
            }
            class BookViewModel: PageViewModel {}
            struct ShelfPage: View { //: screen of ShelfCoordinator
                let model: ShelfViewModel
                var body: some View { Button("1") { model.pick() } }
            }
            struct BookPage: View { //: screen of ShelfCoordinator
                let model: BookViewModel
                var body: some View { \(action) }
            }
            class ShelfCoordinator: Coordinator { //: root
                let stack = UINavigationController()
                var bag = Set<AnyCancellable>()
                func start() {
                    let model = ShelfViewModel()
                    model.picks.sink { [weak self] _ in self?.open() }.store(in: &bag) //: ShelfCoordinator catches ShelfViewModel.picks
                    stack.pushViewController(UIHostingController(rootView: ShelfPage(model: model)), animated: true)
                }
                func open() {
                    let model = BookViewModel()
                    model.goesHome.sink { [weak self] in self?.close() }.store(in: &bag) //: ShelfCoordinator catches BookViewModel.goesHome
                    stack.pushViewController(UIHostingController(rootView: BookPage(model: model)), animated: true)
                }
                func close() { stack.popToRootViewController(animated: true) }
            }
            """)
    }

    static let programs: [MarkedProgram] = [
        program("only the object whose method it is sends", action: "Button(\"Home\", action: model.home)"),
        program("as with a closure that calls it", action: "Button(\"Home\") { model.home() }"),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

import Testing

/// A case with a payload that is used as a function.
@Suite struct CaseAsFunctionTests {
    private static func program(_ transform: String) -> String {
        """
        import Combine
        import UIKit
        protocol Coordinator: AnyObject { func start() }
        let app = ShopCoordinator()
        class Offer {}
        class ShopModel {
            enum Action { case tap(offer: Offer), edit(offer: Offer) }
            enum Route { case offer(Offer), edit(offer: Offer) }
            let action = PassthroughSubject<Action, Never>()
            let route = PassthroughSubject<Route, Never>()
            var bag = Set<AnyCancellable>()
            init() {
                action.compactMap { action -> Offer? in
                    guard case let .tap(offer) = action else { return nil }
                    return offer
                }.map { Route.offer($0) }.subscribe(route).store(in: &bag) //: ShopController emits ShopModel.Route.offer
                action.compactMap { action -> Offer? in
                    if case let .edit(offer) = action { return offer }
                    return nil
                }.map(\(transform)).subscribe(route).store(in: &bag) //: ShopController emits ShopModel.Route.edit
            }
        }
        class ShopController: UIViewController { //: screen of ShopCoordinator
            let model: ShopModel
            init(model: ShopModel) { self.model = model }
            @objc func tap() { model.action.send(.tap(offer: Offer())) }
            @objc func edit() { model.action.send(.edit(offer: Offer())) }
        }
        class ShopCoordinator: Coordinator { //: root
            let stack = UINavigationController()
            var bag = Set<AnyCancellable>()
            func start() {
                let model = ShopModel()
                stack.pushViewController(ShopController(model: model), animated: false)
                model.route.sink { [weak self] route in
                    switch route {
                    case .offer: self?.show() //: ShopCoordinator catches ShopModel.Route.offer
                    case .edit: self?.stack.popViewController(animated: true) //: ShopCoordinator catches ShopModel.Route.edit
                    }
                }.store(in: &bag)
            }
            func show() { stack.pushViewController(UIViewController(), animated: true) }
        }
        """
    }

    static let programs: [MarkedProgram] = [
        MarkedProgram("its name with labels", program("Route.edit(offer:)")),
        MarkedProgram("its name alone", program("Route.edit")),
        MarkedProgram("the nearest miss: a closure that makes it", program("{ Route.edit(offer: $0) }")),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

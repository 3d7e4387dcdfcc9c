import CoordinatorModel
import Testing

/// The stream through which several cases are lost, because no object subscribes to it.
@Suite struct CarrierTests {
    /// The lost events of the second of two screens whose models send two cases, each with its channel.
    private static func losses(_ listening: String) -> [String] {
        let tree = MarkedProgram(
            "carrier",
            """
            import Combine
            import UIKit
            let app = AppCoordinator()
            enum ListAction { case open, close }
            class ListModel {
                private let subject = PassthroughSubject<ListAction, Never>()
                var actions: AnyPublisher<ListAction, Never> { subject.eraseToAnyPublisher() }
                func open() { subject.send(.open) }
                func close() { subject.send(.close) }
            }
            class ListController: UIViewController {
                let model: ListModel
                init(model: ListModel) { self.model = model }
                @objc func tap() { model.open() }
                @objc func back() { model.close() }
            }
            class AppCoordinator {
                let stack = UINavigationController()
                var bag = Set<AnyCancellable>()
                func start() {
                    let first = ListModel()
                    first.actions.sink { [weak self] _ in self?.stack.popViewController(animated: true) }.store(in: &bag)
                    stack.pushViewController(ListController(model: first), animated: true)
                    let model = ListModel()
                    \(listening)
                    stack.pushViewController(ListController(model: model), animated: true)
                }
            }
            """
        ).tree()
        let screens = tree.coordinators.flatMap(\.screens)
        return screens.flatMap(\.emits).filter { $0.heard == .never }.map { emission in
            guard case .object(let members)? = emission.extensions["x-wiring"],
                case .string(let channel)? = members["channel"]
            else { return emission.event }
            return "\(emission.event) through \(channel)"
        }.sorted()
    }

    @Test func casesThatNoObjectHearsNameTheirStream() {
        #expect(
            Self.losses("")
                == ["ListAction.close through ListModel.actions", "ListAction.open through ListModel.actions"])
    }

    @Test func theNearestMissACaseThatTheSubscriberDropsIsLostForItsOwnReason() {
        let sink = """
            model.actions.sink { [weak self] in
                            switch $0 {
                            case .open: self?.stack.popViewController(animated: true)
                            case .close: break
                            }
                        }.store(in: &bag)
            """
        #expect(!Self.losses(sink).contains { $0.hasSuffix("through ListModel.actions") })
    }
}

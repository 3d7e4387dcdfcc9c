extension LibraryModel {
    /// The part of RIBs that matters for navigation. `attachRIB` and `detachRIB` are the model's own: they are called
    /// with the child's interactor, which is the coordinator.
    static let ribs = LibraryModel(
        "RIBs", modules: ["RIBs", "ModernRIBs"],
        """
        public protocol Dependency {}
        public protocol EmptyDependency: Dependency {}
        public protocol Buildable {}
        public protocol Presentable {}
        public protocol InteractorScope {}
        public protocol Interactable: InteractorScope {}
        public protocol Routing {
            var interactable: Interactable { get }
            var children: [Routing] { get }
            func attachChild(_ child: Routing)
            func detachChild(_ child: Routing)
        }
        public protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
        public protocol LaunchRouting: ViewableRouting { func launch(from window: Any) }
        public protocol ViewControllable { var uiviewController: UIViewController { get } }
        extension ViewControllable where Self: UIViewController {
            var uiviewController: UIViewController { self }
        }

        open class EmptyComponent: EmptyDependency { public init() {} }
        open class Component<DependencyType>: Dependency {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
            public func shared<T>(_ factory: () -> T) -> T { factory() }
        }
        open class Builder<DependencyType>: Buildable {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
        }
        open class ComponentizedBuilder<Component, Router, DynamicBuildDependency, DynamicComponentDependency>: Buildable {
            let componentBuilder: (DynamicComponentDependency) -> Component
            public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
                self.componentBuilder = componentBuilder
            }
            public func build(
                withDynamicBuildDependency given: DynamicBuildDependency,
                dynamicComponentDependency: DynamicComponentDependency
            ) -> Router {
                build(with: componentBuilder(dynamicComponentDependency), given)
            }
            open func build(with component: Component, _ given: DynamicBuildDependency) -> Router
        }
        open class SimpleComponentizedBuilder<Component, Router>: Buildable {
            let componentBuilder: () -> Component
            public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
            public func build() -> Router { build(with: componentBuilder()) }
            open func build(with component: Component) -> Router
        }
        open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
            let componentBuilder: () -> Component
            public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
            public var componentForCurrentBuildPass: Component { componentBuilder() }
            public func finalStageBuild(withDynamicDependency given: DynamicBuildDependency) -> Router {
                finalStageBuild(with: componentBuilder(), given)
            }
            open func finalStageBuild(with component: Component, _ given: DynamicBuildDependency) -> Router
        }
        open class SimpleMultiStageComponentizedBuilder<Component, Router>: Buildable {
            let componentBuilder: () -> Component
            public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
            public var componentForCurrentBuildPass: Component { componentBuilder() }
            public func finalStageBuild() -> Router { finalStageBuild(with: componentBuilder()) }
            open func finalStageBuild(with component: Component) -> Router
        }

        open class Interactor: Interactable {
            var ownScreen: Any
            public init() {}
            func load(_ router: Any) { router.didLoad() }
            func attachRIB(_ child: Any) {}
            func detachRIB(_ child: Any) {}
        }
        open class PresentableInteractor<PresenterType>: Interactor {
            public let presenter: PresenterType
            public init(presenter: PresenterType) { self.presenter = presenter }
        }
        open class Presenter<ViewControllerType>: Presentable {
            public let viewController: ViewControllerType
            public init(viewController: ViewControllerType) { self.viewController = viewController }
        }

        open class Router<InteractorType>: Routing {
            public let interactor: InteractorType
            public var interactable: Interactable { interactor }
            public var children: [Routing] = []
            public init(interactor: InteractorType) {
                self.interactor = interactor
                interactor.load(self)
            }
            open func didLoad() {}
            public func attachChild(_ child: Routing) {
                children.append(child)
                interactor.attachRIB(child.interactable)
            }
            public func detachChild(_ child: Routing) { interactor.detachRIB(child.interactable) }
        }
        open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
            public let viewController: ViewControllerType
            public var viewControllable: ViewControllable { viewController }
            public init(interactor: InteractorType, viewController: ViewControllerType) {
                self.viewController = viewController
                interactor.ownScreen = viewController
                super.init(interactor: interactor)
            }
        }
        open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
            LaunchRouting
        {
            public override init(interactor: InteractorType, viewController: ViewControllerType) {
                super.init(interactor: interactor, viewController: viewController)
            }
            public func launch(from window: Any) { window.rootViewController = viewController }
        }
        open class Worker {
            public init() {}
            public func start(_ scope: InteractorScope) { didStart(scope) }
            open func didStart(_ scope: InteractorScope) {}
            public func stop() { didStop() }
            open func didStop() {}
        }
        """)
}

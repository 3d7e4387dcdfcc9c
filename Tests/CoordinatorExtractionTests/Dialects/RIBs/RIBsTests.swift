import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Units of a builder, a router and an interactor.
@Suite struct RIBsTests {
    static let programs: [MarkedProgram] = [
        MarkedProgram(
            "builder, router and interactor are one coordinator; listeners are channels",
            """
            import RIBs
            import UIKit
            final class AppComponent: Component<EmptyDependency>, GardenDependency { init() { super.init(dependency: EmptyComponent()) } }
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private var router: LaunchRouting?
                func application(_ application: UIApplication) -> Bool {
                    let router = GardenBuilder(dependency: AppComponent()).build()
                    self.router = router
                    router.launch(from: UIWindow())
                    return true
                }
            }
            protocol GardenDependency: Dependency {}
            final class GardenComponent: Component<GardenDependency>, BedDependency {}
            protocol GardenBuildable: Buildable { func build() -> LaunchRouting }
            final class GardenBuilder: Builder<GardenDependency>, GardenBuildable {
                func build() -> LaunchRouting {
                    let component = GardenComponent(dependency: dependency)
                    let view = GardenViewController()
                    let interactor = GardenInteractor(presenter: view)
                    return GardenRouter(interactor: interactor, viewController: view, bed: BedBuilder(dependency: component))
                }
            }
            protocol GardenInteractable: Interactable, BedListener { var router: GardenRouting? { get set } }
            protocol GardenViewControllable: ViewControllable { func present(_ view: ViewControllable) }
            protocol GardenRouting: ViewableRouting { func showBed(); func hideBed() }
            protocol GardenPresentable: Presentable { var listener: GardenPresentableListener? { get set } }
            protocol GardenPresentableListener: AnyObject { func didTapBed(); func didRain() }
            final class GardenInteractor: PresentableInteractor<GardenPresentable>, GardenInteractable, GardenPresentableListener { //: root container
                weak var router: GardenRouting?
                override init(presenter: GardenPresentable) {
                    super.init(presenter: presenter)
                    presenter.listener = self //: Garden catches GardenPresentableListener.didTapBed; Garden catches GardenPresentableListener.didRain
                }
                func didTapBed() { router?.showBed() }
                func didRain() { }
                func bedDidClose() { router?.hideBed() }
                func startWatering() { router?.hideBed() }
            }
            final class GardenRouter: LaunchRouter<GardenInteractable, GardenViewControllable>, GardenRouting {
                private let bed: BedBuildable
                private var shown: ViewableRouting?
                init(interactor: GardenInteractable, viewController: GardenViewControllable, bed: BedBuildable) {
                    self.bed = bed
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
                func showBed() {
                    let child = bed.build(withListener: interactor)
                    shown = child
                    attachChild(child) //: Garden presents Bed as attach
                    viewController.present(child.viewControllable)
                }
                func hideBed() {
                    guard let child = shown else { return }
                    detachChild(child)
                    shown = nil
                }
            }
            final class GardenViewController: UIViewController, GardenPresentable, GardenViewControllable { //: screen of Garden
                weak var listener: GardenPresentableListener?
                func tap() { listener?.didTapBed() } //: GardenViewController emits GardenPresentableListener.didTapBed
                func present(_ view: ViewControllable) { present(view.uiviewController, animated: true) }
            }
            //: file Bed.swift
            import RIBs
            import UIKit
            protocol BedDependency: Dependency {}
            final class BedComponent: Component<BedDependency> {}
            protocol BedBuildable: Buildable { func build(withListener listener: BedListener) -> ViewableRouting }
            final class BedBuilder: Builder<BedDependency>, BedBuildable {
                func build(withListener listener: BedListener) -> ViewableRouting {
                    let view = BedViewController()
                    let interactor = BedInteractor(presenter: view)
                    interactor.listener = listener //: Garden catches BedListener.bedDidClose; Garden catches BedListener.startWatering
                    return BedRouter(interactor: interactor, viewController: view)
                }
            }
            protocol BedInteractable: Interactable { var router: Routing? { get set }; var listener: BedListener? { get set } }
            protocol BedPresentable: Presentable { var listener: BedPresentableListener? { get set }; func grow() }
            protocol BedPresentableListener: AnyObject { func start(_ plant: Int); func close() }
            protocol BedListener: AnyObject { func bedDidClose(); func startWatering() }
            final class BedInteractor: PresentableInteractor<BedPresentable>, BedInteractable, BedPresentableListener { //: coordinator
                weak var router: Routing?
                weak var listener: BedListener?
                override init(presenter: BedPresentable) {
                    super.init(presenter: presenter)
                    presenter.listener = self //: Bed catches BedPresentableListener.start; Bed catches BedPresentableListener.close
                }
                func start(_ plant: Int) {
                    presenter.grow()
                    listener?.startWatering() //: Bed emits BedListener.startWatering
                }
                func close() { listener?.bedDidClose() } //: Bed emits BedListener.bedDidClose
            }
            final class BedRouter: ViewableRouter<BedInteractable, ViewControllable> {
                override init(interactor: BedInteractable, viewController: ViewControllable) {
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }
            }
            final class BedViewController: UIViewController, BedPresentable, ViewControllable { //: screen of Bed
                weak var listener: BedPresentableListener?
                func tap() {
                    listener?.start(1) //: BedViewController emits BedPresentableListener.start
                    listener?.close() //: BedViewController emits BedPresentableListener.close
                }
                func grow() {}
            }
            """),
        MarkedProgram(
            "a unit without a view shows on its parent's; a component makes the child; an adapter speaks for its unit",
            """
            import ModernRIBs
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let router = HouseBuilder(dependency: EmptyComponent()).build()
            }
            final class HouseComponent: Component<EmptyDependency> {
                let view = HouseViewController()
                lazy var door: DoorBuildable = DoorBuilder(dependency: self)
            }
            final class HouseBuilder: Builder<EmptyDependency> {
                func build() -> LaunchRouting {
                    let component = HouseComponent(dependency: dependency)
                    let interactor = HouseInteractor(presenter: component.view)
                    return HouseRouter(interactor: interactor, viewController: component.view, door: component.door)
                }
            }
            protocol HouseInteractable: Interactable, BellListener { }
            final class HouseInteractor: PresentableInteractor<Presentable>, HouseInteractable { //: root container
                func didRing() { log.write() }
            }
            final class HouseRouter: LaunchRouter<HouseInteractable, ViewControllable> {
                let door: DoorBuildable
                init(interactor: HouseInteractable, viewController: ViewControllable, door: DoorBuildable) {
                    self.door = door
                    super.init(interactor: interactor, viewController: viewController)
                }
                override func didLoad() {
                    let (child, action) = DoorAdapter(door).build(with: interactor)
                    attachChild(child) //: House presents Door as attach
                }
            }
            final class HouseViewController: UIViewController, Presentable, ViewControllable {} //: screen of House
            protocol BellListener: AnyObject { func didRing() }
            final class DoorAdapter: DoorListener {
                let door: DoorBuildable
                weak var listener: BellListener?
                init(_ door: DoorBuildable) { self.door = door }
                func build(with listener: BellListener) -> (Routing, Int) {
                    self.listener = listener //: House catches BellListener.didRing
                    return (door.build(withListener: self), 1)
                }
                func didKnock() { listener?.didRing() } //: Door emits BellListener.didRing
            }
            protocol DoorBuildable: Buildable { func build(withListener listener: DoorListener) -> Routing }
            final class DoorBuilder: Builder<HouseComponent>, DoorBuildable {
                func build(withListener listener: DoorListener) -> Routing {
                    let interactor = DoorInteractor()
                    interactor.listener = listener //: Door catches DoorListener.didKnock by DoorAdapter
                    return DoorRouter(interactor: interactor)
                }
            }
            protocol DoorListener: AnyObject { func didKnock() }
            final class DoorInteractor: Interactor { //: coordinator
                weak var listener: DoorListener?
                override func didBecomeActive() { listener?.didKnock() } //: Door emits DoorListener.didKnock
            }
            final class DoorRouter: Router<DoorInteractor> {}
            """),
        MarkedProgram(
            "an interactor of another architecture is no coordinator",
            """
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate { let coordinator = PondCoordinator() }
            final class PondCoordinator { //: root
                let window = UIWindow()
                func start() { window.rootViewController = PondViewController() }
            }
            class Interactor {}
            final class PondInteractor: Interactor { func load() {} }
            final class PondViewController: UIViewController { let interactor = PondInteractor() } //: screen of PondCoordinator
            """),
    ]

    @Test(arguments: programs) func isReadAsMarked(_ program: MarkedProgram) { program.check() }
}

import CoordinatorModel

extension Vocabulary {
    /// The usual names of coordinators and related types, whatever the dialect.
    static let naming = Vocabulary(
        libraries: LibraryNames(
            coordinators: [
                "*Coordinator", "Coordinating", "Coordinatable",
                // Files, stores, transitions, drags and layouts have coordinators of another kind.
                "!NSFile*", "!NSPersistent*", "!TransitionCoordinator*", "!*TransitionCoordinator", "!UI*", "!Drag*",
                "!Animat*", "!Layout*",
            ],
            carriers: ["*Router", "*Container"]),
        shows: ContainerNames(kinds: [
            "TabBarCoordinator": .tabBar, "NavigationCoordinator": .navigation, "ContainerCoordinator": .container,
        ]),
        types: TypeNames(
            coordinators: Names(UsualNames.coordinators),
            coordinatorProtocols: [
                "*Coordinator", "*Coordinatable", "*Coordinating", "*Coordinable", "*Coordinatorable",
                "*CoordinatorProtocol", "*CoordinatorType", "*CoordinatorInterface", "*FlowController",
                "*CoordinatorFlow", "*FlowCoordinating",
            ],
            bases: ["Coordinator", "BaseCoordinator"], otherBases: ["*Flow", "*FlowType", "*FlowProtocol"],
            roots: [
                "AppCoordinator", "ApplicationCoordinator", "RootCoordinator", "MainCoordinator", "AppFlowCoordinator",
            ],
            navigation: ["*Router", "*RouterProtocol", "*RouterType", "*Coordinator", "*Navigator", "!NS*Coordinator"],
            routes: ["*Route", "*Routes"], ownRoutes: ["Route"],
            lookalikes: [
                "Flow", "Router", "Navigator", "Wireframe", "Navigation", "Presenter", "Director", "Routing",
                "Moordinator",
                "Manager",
            ]),
        helpers: HelperNames(
            speakers: ["*ViewModel", "*ScreenModel", "*VM", "*Presenter", "*Interactor", "*Reactor"],
            spokesmen: Names(
                beginning: [""],
                ending: [
                    "ViewModel", "ScreenModel", "Model", "VM", "Presenter", "Interactor", "Reactor", "Navigation",
                    "Actions", "Store", "Controller", "Logic", "ViewModelType",
                ].flatMap { [$0, $0 + "Impl"] }),
            makers: [
                "*Factory", "*FactoryImp", "*FactoryImpl", "*Assembly", "*Container", "*Builder", "*Provider",
                "*Router", "*RouterImp",
            ]),
        members: MemberNames(
            parents: ["parent*"],
            grounds: ["presenting*", "presenter*", "parent*", "source*", "origin*", "base*", "from*"],
            views: ["view", "viewcontroller", "controller", "vc", "viewinput", "viewinterface", "userinterface", "ui"],
            coordinators: ["childCoordinators"], itself: ["rx", "erased"]),
        functions: FunctionNames(
            presentations: [
                "root": "root", "show": "show", "modal": "modal", "set": "set", "setCoordinators": "set",
                "setTabs": "set", "showDetail": "show",
            ],
            presentationWords: [
                "push": "push", "present": "present", "embed": "embed", "replace": "replace", "select": "select",
                "setRoot": "setRoot",
            ],
            setters: ["set*"],
            takers: ["add*", "start*", "coordinate*", "run*", "attach*", "store*", "launch*"], starts: ["start"],
            makers: ["make", "create", "load", "build", "provide"], navigating: ["navigate"],
            configurations: ["then", "apply", "with", "also", "configure", "tap", "setup", "mutate", "do"]),
        relevant: [
            "oordinat", "Flow", "flow", "oute", "utlet", "avigat", "creen", "Page", "page", "show", "start", "actory",
            "uilder", "odule", "nteractor", "Action", "Step",
        ])

    /// Dependency containers: code registers how to make an object, and requests it.
    static let resolving = Vocabulary(
        functions: FunctionNames(makers: ["resolve"], registrations: ["register*", "autoregister"]),
        relevant: ["ssembl", "ontainer", "ependen", "nject", "esolv"])
}

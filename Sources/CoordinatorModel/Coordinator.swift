/// An object that owns one part of the navigation and wraps a root screen.
public struct Coordinator: Hashable, Sendable {
    /// The type's name, such as `TeamsCoordinator`.
    public var type: String

    /// The identity in its tree, unique there.
    ///
    /// It is empty until `CoordinatorTree.assignIDs()` assigns unique ids, as readers and writers always do. The id is
    /// the type if that is unique, else the type made unique by the path.
    public var id: String

    /// What sort of coordinator this is.
    public var kind: Kind

    /// Whether it was running when the snapshot was made; `nil` if that is unknown, as it is in a tree from source.
    public var isStarted: Bool?

    /// The screens that it wraps.
    public var screens: [Screen]

    /// The cases of its `Route`, in the order of their declaration.
    public var routes: [Route]

    /// The name of the current route.
    public var activeRoute: String?

    /// The places where the coordinator itself, not one of its screens, emits an event.
    public var emits: [Emission]

    /// The events that the coordinator intercepts.
    public var intercepts: [Interceptor]

    /// The dependencies that it needs, and those that it gives to its children.
    public var dependencies: Dependencies

    /// The children that it presents, in their order.
    public var branches: [Branch]

    /// The retain cycles that it, or one of its screens, is part of.
    public var retainCycles: [RetainCycle]

    /// Where it is declared in the app's source.
    public var location: Location?

    /// Findings to suppress here.
    public var ignores: [Ignore]

    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Creates a coordinator without children.
    public init(
        type: String, id: String = "", kind: Kind = .coordinator, isStarted: Bool? = nil, screens: [Screen] = [],
        routes: [Route] = [], activeRoute: String? = nil, emits: [Emission] = [], intercepts: [Interceptor] = [],
        dependencies: Dependencies = Dependencies(), location: Location? = nil
    ) {
        self.type = type
        self.id = id
        self.kind = kind
        self.isStarted = isStarted
        self.screens = screens
        self.routes = routes
        self.activeRoute = activeRoute
        self.emits = emits
        self.intercepts = intercepts
        self.dependencies = dependencies
        branches = []
        retainCycles = []
        self.location = location
        ignores = []
        extensions = [:]
        origin = Origin()
    }
}

extension Coordinator {
    /// The sort of a coordinator: one of the four of seed 001, or any other word for a custom one.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The word for it in `tree.json`.
        public var rawValue: String

        /// Creates a kind from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A leaf: it cannot have children.
        public static let coordinator = Kind(rawValue: "coordinator")
        /// A node that switches between children.
        public static let container = Kind(rawValue: "container")
        /// A node around a navigation stack.
        public static let navigation = Kind(rawValue: "navigation")
        /// A node around tabs.
        public static let tabBar = Kind(rawValue: "tabBar")

        /// Whether a coordinator of this kind manages children; `nil` for a custom kind, which may do either.
        public var managesChildren: Bool? {
            switch self {
            case .coordinator: false
            case .container, .navigation, .tabBar: true
            default: nil
            }
        }
    }
}

/// The presentation through which a node shows a child: `root`, `show`, `present`, `push`, `select` …
public struct Branch: Hashable, Sendable {
    /// Which coordinator a branch leads to, as an index into `CoordinatorTree.coordinators`.
    public enum Child: Hashable, Sendable {
        /// A coordinator that this branch contains.
        case contained(Int)
        /// A coordinator elsewhere in the tree (`to` in `tree.json`): a shared child or an ancestor.
        case reference(Int)

        /// The index of the child, contained or not.
        public var index: Int {
            switch self {
            case .contained(let index), .reference(let index): index
            }
        }
    }

    /// The name of the presentation.
    public var presentation: String?

    /// The name of the route that leads here.
    public var route: String?

    /// The coordinator that is presented.
    public var child: Child

    /// How the coordinator holds the child; `nil` if that is not known.
    public var holding: Holding?

    /// Where the coordinator removes the child; `nil` if that is not known.
    public var removals: [Removal]?

    /// The ways in which the child ends while the coordinator still holds it, as far as they are proved.
    public var keptEndings: [KeptEnding]

    /// Where the presentation is called in the app's source.
    public var location: Location?

    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Its place in the file that it was read from.
    public var origin: Origin

    /// Whether the child takes the place of what was shown before.
    package var replaces: Bool {
        switch presentation {
        case "set", "root", "setRoot", "replace": true
        default: false
        }
    }

    /// Creates a branch.
    public init(presentation: String?, route: String? = nil, child: Child, location: Location? = nil) {
        self.presentation = presentation
        self.route = route
        self.child = child
        self.location = location
        keptEndings = []
        extensions = [:]
        origin = Origin()
    }
}

/// The dependencies that a coordinator needs (`HasDependencies`), and those that it gives to its children.
public struct Dependencies: Hashable, Sendable {
    /// The type that its parent must inject.
    public var needs: String?

    /// The type of the dependencies that it creates or passes on to its children.
    public var provides: String?

    /// Its `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates the dependencies of a coordinator.
    public init(needs: String? = nil, provides: String? = nil) {
        self.needs = needs
        self.provides = provides
        extensions = [:]
    }
}

import CoordinatorModel

/// Types that libraries declare.
struct LibraryNames: Sendable {
    /// Superclasses, as far as they matter.
    var superclasses: [String: String] = [:]
    /// View controllers.
    var controllers: Names = []
    /// Views that are classes.
    var views: Names = []
    /// Protocols of views, and of what stands for one.
    var viewProtocols: Names = []
    /// Protocols by which one kind of view wraps another; their `Coordinator` is none of navigation's.
    var representables: Names = []
    /// Protocols and classes by which an app begins.
    var beginnings: Names = []
    /// Coordinators, by their last names.
    var coordinators: Names = []
    /// Parts of a library that may hold what matters, though nothing is known of it.
    var carriers: Names = []

    static func + (left: LibraryNames, right: LibraryNames) -> LibraryNames {
        LibraryNames(
            superclasses: left.superclasses.merging(right.superclasses) { first, _ in first },
            controllers: left.controllers + right.controllers, views: left.views + right.views,
            viewProtocols: left.viewProtocols + right.viewProtocols,
            representables: left.representables + right.representables,
            beginnings: left.beginnings + right.beginnings, coordinators: left.coordinators + right.coordinators,
            carriers: left.carriers + right.carriers)
    }
}

/// What shows others.
struct ContainerNames: Sendable {
    /// View controllers that show a view.
    var hosts: Names = []
    /// View controllers that only hold others.
    var containers: Names = []
    var windows: Names = []
    /// A stack of screens: its owner is a coordinator of that kind.
    var stacks: Names = []
    var tabBars: Names = []
    /// What a superclass says of the kind of a coordinator.
    var kinds: [String: Coordinator.Kind] = [:]

    static func + (left: ContainerNames, right: ContainerNames) -> ContainerNames {
        ContainerNames(
            hosts: left.hosts + right.hosts, containers: left.containers + right.containers,
            windows: left.windows + right.windows, stacks: left.stacks + right.stacks,
            tabBars: left.tabBars + right.tabBars, kinds: left.kinds.merging(right.kinds) { first, _ in first })
    }
}

/// Types that apps declare, by their last names.
struct TypeNames: Sendable {
    /// Coordinators, if they have to do with navigation.
    var coordinators: Names = []
    /// Protocols that say "coordinator", and not that something belongs to one.
    var coordinatorProtocols: Names = []
    /// Coordinators that are there to be inherited from.
    var bases: Names = []
    /// The coordinators with which apps begin, where nothing else tells.
    var roots: Names = []
    /// Types that only somebody has who navigates.
    var navigation: Names = []
    /// Enums of routes, or what they conform to.
    var routes: Names = []
    /// The routes inside a coordinator.
    var ownRoutes: [String] = []
    /// What a library calls the routes over which its coordinators are generic.
    var genericRoutes: Names = []
    /// What enums of events conform to.
    var events: Names = []
    /// Enums that are events although nobody declares them.
    var unreadEvents: Names = []
    /// Types that may be coordinators under another name, the likest first.
    var lookalikes: [String] = []

    static func + (left: TypeNames, right: TypeNames) -> TypeNames {
        TypeNames(
            coordinators: left.coordinators + right.coordinators,
            coordinatorProtocols: left.coordinatorProtocols + right.coordinatorProtocols,
            bases: left.bases + right.bases, roots: left.roots + right.roots,
            navigation: left.navigation + right.navigation, routes: left.routes + right.routes,
            ownRoutes: left.ownRoutes + right.ownRoutes, genericRoutes: left.genericRoutes + right.genericRoutes,
            events: left.events + right.events, unreadEvents: left.unreadEvents + right.unreadEvents,
            lookalikes: left.lookalikes + right.lookalikes)
    }
}

/// Types that stand beside coordinators and screens, by their last names.
struct HelperNames: Sendable {
    /// Those that speak for a screen even where their protocol is called a coordinator.
    var speakers: Names = []
    /// Those that stand between a screen and the rest of the app.
    var spokesmen: Names = []
    /// Those that make others' screens and coordinators, and have nothing to tell themselves.
    var makers: Names = []

    static func + (left: HelperNames, right: HelperNames) -> HelperNames {
        HelperNames(
            speakers: left.speakers + right.speakers, spokesmen: left.spokesmen + right.spokesmen,
            makers: left.makers + right.makers)
    }
}

/// What a project says of its own types, by their last names.
struct ProjectNames: Sendable {
    /// Coordinators, whatever they do.
    var names: Names = []
    /// Whoever inherits from these, or conforms to them, is one.
    var bases: Names = []
    /// None, whatever else is said of them.
    var exceptions: Names = []

    static func + (left: ProjectNames, right: ProjectNames) -> ProjectNames {
        ProjectNames(
            names: left.names + right.names, bases: left.bases + right.bases,
            exceptions: left.exceptions + right.exceptions)
    }
}

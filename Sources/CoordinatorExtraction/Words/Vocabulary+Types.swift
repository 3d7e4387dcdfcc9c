import CoordinatorModel

/// Types that libraries declare.
struct LibraryNames: Sendable {
    /// Superclasses, if they are relevant.
    var superclasses: [String: String] = [:]
    /// View controllers.
    var controllers: Names = []
    /// Views that are classes.
    var views: Names = []
    /// Protocols of views, and of objects that represent a view.
    var viewProtocols: Names = []
    /// Protocols of parts of views that are never a screen.
    var viewParts: Names = []
    /// Protocols by which one kind of view wraps another; their `Coordinator` is unrelated to navigation.
    var representables: Names = []
    /// Protocols and classes with which an app begins.
    var beginnings: Names = []
    /// Coordinators, by their last names.
    var coordinators: Names = []
    /// Types of a library that may hold relevant values, although their code is unknown.
    var carriers: Names = []
    /// Superclasses and protocols whose library only calls functions that the class itself overrides.
    var inert: Names = []
    /// Protocols whose every requirement gets the object that calls it.
    var telling: Names = []
    /// The first labels of the initialisers that `init()` of a view or a view controller runs, if the app has no other.
    var designated: Names = []

    static func + (left: LibraryNames, right: LibraryNames) -> LibraryNames {
        LibraryNames(
            superclasses: left.superclasses.merging(right.superclasses) { first, _ in first },
            controllers: left.controllers + right.controllers, views: left.views + right.views,
            viewProtocols: left.viewProtocols + right.viewProtocols,
            viewParts: left.viewParts + right.viewParts, representables: left.representables + right.representables,
            beginnings: left.beginnings + right.beginnings, coordinators: left.coordinators + right.coordinators,
            carriers: left.carriers + right.carriers, inert: left.inert + right.inert,
            telling: left.telling + right.telling, designated: left.designated + right.designated)
    }
}

/// Types that show other objects.
struct ContainerNames: Sendable {
    /// View controllers that show a view.
    var hosts: Names = []
    /// View controllers that only hold others.
    var containers: Names = []
    var windows: Names = []
    /// A stack of screens: its owner is a navigation coordinator.
    var stacks: Names = []
    var tabBars: Names = []
    /// Superclasses that decide the kind of a coordinator.
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
    /// Coordinators, if they are concerned with navigation.
    var coordinators: Names = []
    /// Protocols of coordinators, not of things that belong to one.
    var coordinatorProtocols: Names = []
    /// Coordinators that are base classes.
    var bases: Names = []
    /// Base classes and protocols of coordinators with other names in an app, if these refer to one another.
    var otherBases: Names = []
    /// Types that only stand for any object of a protocol.
    var erasers: Names = []
    /// The coordinators with which apps begin, if nothing else decides it.
    var roots: Names = []
    /// Types that only an object with navigation holds.
    var navigation: Names = []
    /// Enums of routes, or their protocols.
    var routes: Names = []
    /// The routes inside a coordinator.
    var ownRoutes: [String] = []
    /// The names of routes over which a library's coordinators are generic.
    var genericRoutes: Names = []
    /// Protocols of event enums.
    var events: Names = []
    /// Event enums that the program does not declare.
    var unreadEvents: Names = []
    /// Types that may be coordinators under another name, the most similar first.
    var lookalikes: [String] = []
    /// Protocols and attributes by which views observe objects of a class.
    var observables: Names = []
    /// Coordinators, if views observe them and they own a path or another state of navigation.
    var observableCoordinators: Names = []
    /// Coordinators, if views observe them.
    var observableFlows: Names = []

    static func + (left: TypeNames, right: TypeNames) -> TypeNames {
        TypeNames(
            coordinators: left.coordinators + right.coordinators,
            coordinatorProtocols: left.coordinatorProtocols + right.coordinatorProtocols,
            bases: left.bases + right.bases, otherBases: left.otherBases + right.otherBases,
            erasers: left.erasers + right.erasers, roots: left.roots + right.roots,
            navigation: left.navigation + right.navigation, routes: left.routes + right.routes,
            ownRoutes: left.ownRoutes + right.ownRoutes, genericRoutes: left.genericRoutes + right.genericRoutes,
            events: left.events + right.events, unreadEvents: left.unreadEvents + right.unreadEvents,
            lookalikes: left.lookalikes + right.lookalikes, observables: left.observables + right.observables,
            observableCoordinators: left.observableCoordinators + right.observableCoordinators,
            observableFlows: left.observableFlows + right.observableFlows)
    }
}

/// Helpers of coordinators and screens, by the last words of their names.
struct HelperNames: Sendable {
    /// Helpers that belong to a screen even if their protocol is named like a coordinator.
    var speakers: Names = []
    /// Helpers between a screen and the rest of the app.
    var spokesmen: Names = []
    /// Helpers that make screens and coordinators for other objects, and emit nothing themselves.
    var makers: Names = []

    static func + (left: HelperNames, right: HelperNames) -> HelperNames {
        HelperNames(
            speakers: left.speakers + right.speakers, spokesmen: left.spokesmen + right.spokesmen,
            makers: left.makers + right.makers)
    }
}

/// The project's own types, by their last names.
struct ProjectNames: Sendable {
    /// Coordinators, without further conditions.
    var names: Names = []
    /// Types whose subclasses and conforming types are coordinators.
    var bases: Names = []
    /// Types that are not coordinators, even if other patterns match.
    var exceptions: Names = []

    static func + (left: ProjectNames, right: ProjectNames) -> ProjectNames {
        ProjectNames(
            names: left.names + right.names, bases: left.bases + right.bases,
            exceptions: left.exceptions + right.exceptions)
    }
}

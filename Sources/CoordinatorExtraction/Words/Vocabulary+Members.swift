/// Properties of coordinators, screens and helpers between them. Those in lower case match in any case.
struct MemberNames: Sendable {
    /// Properties that hold a delegate, to which their owner reports; in lower case.
    var delegates: Names = []
    /// Properties that hold a parent, to which a child reports; in lower case.
    var parents: Names = []
    /// Properties that hold the object on which a coordinator presents, not the presented one; in lower case.
    var grounds: Names = []
    /// Properties that hold a presenter's screen; in lower case.
    var views: Names = []
    /// Properties that only a coordinator has.
    var coordinators: Names = []
    /// Properties whose assignment presents the value, with the presentation.
    var presented: [String: String] = [:]
    /// The screen over which a coordinator's superclass is generic.
    var screens: Names = []
    /// Properties that return the object itself.
    var itself: Names = []
    /// Properties that return the coordinator itself.
    var coordinatorItself: Names = []
    /// Streams that a class may inherit from one that is not read.
    var inheritedStreams: Names = []

    static func + (left: MemberNames, right: MemberNames) -> MemberNames {
        MemberNames(
            delegates: left.delegates + right.delegates, parents: left.parents + right.parents,
            grounds: left.grounds + right.grounds, views: left.views + right.views,
            coordinators: left.coordinators + right.coordinators,
            presented: left.presented.merging(right.presented) { first, _ in first },
            screens: left.screens + right.screens, itself: left.itself + right.itself,
            coordinatorItself: left.coordinatorItself + right.coordinatorItself,
            inheritedStreams: left.inheritedStreams + right.inheritedStreams)
    }

    /// Whether a property's name shows that its owner reports to the value: a delegate or a parent.
    func nameReceiver(_ property: String) -> Bool {
        let name = property.lowercased()
        return delegates.contains(name) || parents.contains(name)
    }
}

/// Functions.
struct FunctionNames: Sendable {
    /// Functions that present their argument, with the presentation.
    var presentations: [String: String] = [:]
    /// Words with which the name of such a function begins, with the presentation: `pushLogin`, `setRootCoordinator`.
    var presentationWords: [String: String] = [:]
    /// Functions that replace the shown object.
    var setters: Names = []
    /// Functions that receive children, or start them.
    var takers: Names = []
    /// Functions that start a coordinator.
    var starts: [String] = []
    /// Parts of names of functions that make an object of the expected type; in lower case.
    var makers: [String] = []
    /// Functions that answer with what is shown already, with their labels: `viewController(forKey:)`, `topViewController()`.
    var lookups: Names = []
    /// Functions that register with a container of dependencies how to make an object.
    var registrations: Names = []
    /// Functions that only a type with navigation declares.
    var navigating: Names = []
    /// Functions that pass their subject to a closure and return it.
    var configurations: Names = []
    /// Functions of streams whose subscribers receive the argument as the first of two values.
    var handing: Names = []

    static func + (left: FunctionNames, right: FunctionNames) -> FunctionNames {
        FunctionNames(
            presentations: left.presentations.merging(right.presentations) { first, _ in first },
            presentationWords: left.presentationWords.merging(right.presentationWords) { first, _ in first },
            setters: left.setters + right.setters, takers: left.takers + right.takers,
            starts: left.starts + right.starts, makers: left.makers + right.makers,
            lookups: left.lookups + right.lookups,
            registrations: left.registrations + right.registrations,
            navigating: left.navigating + right.navigating,
            configurations: left.configurations + right.configurations, handing: left.handing + right.handing)
    }
}

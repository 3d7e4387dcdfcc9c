/// Properties of coordinators, screens and those between them. Those in small letters count in any case.
struct MemberNames: Sendable {
    /// Properties that hold a delegate, to which their owner reports; in small letters.
    var delegates: Names = []
    /// Properties that hold a parent, to which a child reports; in small letters.
    var parents: Names = []
    /// Properties that hold what a coordinator presents on, not what it presents; in small letters.
    var grounds: Names = []
    /// Properties that hold a presenter's screen; in small letters.
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

    static func + (left: MemberNames, right: MemberNames) -> MemberNames {
        MemberNames(
            delegates: left.delegates + right.delegates, parents: left.parents + right.parents,
            grounds: left.grounds + right.grounds, views: left.views + right.views,
            coordinators: left.coordinators + right.coordinators,
            presented: left.presented.merging(right.presented) { first, _ in first },
            screens: left.screens + right.screens, itself: left.itself + right.itself,
            coordinatorItself: left.coordinatorItself + right.coordinatorItself)
    }

    /// Whether the name of a property says that its owner reports to what it holds: a delegate or a parent.
    func nameReceiver(_ property: String) -> Bool {
        let name = property.lowercased()
        return delegates.contains(name) || parents.contains(name)
    }
}

/// Functions.
struct FunctionNames: Sendable {
    /// Functions that present what they are given, with the presentation.
    var presentations: [String: String] = [:]
    /// Words with which the name of such a function begins, with the presentation: `pushLogin`, `setRootCoordinator`.
    var presentationWords: [String: String] = [:]
    /// Functions that replace what is shown.
    var setters: Names = []
    /// Functions that take children, or start them.
    var takers: Names = []
    /// Functions by which a coordinator begins.
    var starts: [String] = []
    /// Parts of names of functions that make an object of the expected type; in small letters.
    var makers: [String] = []
    /// Functions that answer with what is shown already, with their labels: `viewController(forKey:)`.
    var lookups: Names = []
    /// Functions that register with a container of dependencies how to make an object.
    var registrations: Names = []
    /// Functions that only a type with navigation declares.
    var navigating: Names = []
    /// Functions that hand their subject to a closure and give it back.
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

/// Properties of coordinators, screens and those between them. Those in small letters count in any case.
struct MemberNames: Sendable {
    /// Whom their owner tells what happened; in small letters.
    var delegates: Names = []
    /// Whom a child speaks to; in small letters.
    var parents: Names = []
    /// What a coordinator stands on, and not what it shows; in small letters.
    var grounds: Names = []
    /// The screen that a presenter tells what to show; in small letters.
    var views: Names = []
    /// Properties that only a coordinator has.
    var coordinators: Names = []
    /// Properties whose assignment presents what is assigned, with the presentation.
    var presented: [String: String] = [:]
    /// The screen over which a coordinator's superclass is generic.
    var screens: Names = []
    /// What stands for the object itself.
    var itself: Names = []
    /// What stands for a coordinator itself.
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
}

/// Functions.
struct FunctionNames: Sendable {
    /// Functions that present what they are given, with the presentation.
    var presentations: [String: String] = [:]
    /// Words with which the name of such a function begins, with the presentation: `pushLogin`, `setRootCoordinator`.
    var presentationWords: [String: String] = [:]
    /// Functions that set what is shown.
    var setters: Names = []
    /// Functions that take children, or start them.
    var takers: Names = []
    /// Functions by which a coordinator begins.
    var starts: [String] = []
    /// Parts of names of functions that make what is expected of them; in small letters.
    var makers: [String] = []
    /// Functions by which a container of dependencies is told what to make.
    var registrations: Names = []
    /// Functions that only who navigates has.
    var navigating: Names = []
    /// Functions that hand their subject to a closure and give it back.
    var configurations: Names = []

    static func + (left: FunctionNames, right: FunctionNames) -> FunctionNames {
        FunctionNames(
            presentations: left.presentations.merging(right.presentations) { first, _ in first },
            presentationWords: left.presentationWords.merging(right.presentationWords) { first, _ in first },
            setters: left.setters + right.setters, takers: left.takers + right.takers,
            starts: left.starts + right.starts, makers: left.makers + right.makers,
            registrations: left.registrations + right.registrations,
            navigating: left.navigating + right.navigating,
            configurations: left.configurations + right.configurations)
    }
}

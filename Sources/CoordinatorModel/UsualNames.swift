/// Names that coordinators and related objects usually have, in source and in a running app alike.
package enum UsualNames {
    /// Classes of coordinators, as globs.
    package static let coordinators = ["*Coordinator", "*FlowController"]
    /// Properties that hold a delegate: these names, and names that end in one of these.
    package static let delegates = ["delegate", "output", "listener", "eventHandler"]
}

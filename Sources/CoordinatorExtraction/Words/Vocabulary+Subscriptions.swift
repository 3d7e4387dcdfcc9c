/// The names of what keeps a subscription to a stream alive, and of what ends it.
struct SubscriptionNames: Sendable {
    /// Functions that keep their closures as long as the stream goes on.
    var listening: Names = []
    /// Among them those of streams that cannot fail, if they have a single closure.
    var unfailing: Names = []
    /// Labels of arguments that a subscription holds strongly.
    var targets: Names = []
    /// Functions that store a subscription in their argument.
    var storing: Names = []
    /// Functions that end a subscription.
    var cancelling: Names = []
    /// Types that hold subscriptions.
    var tokens: Set<String> = []
    /// Among them those from which nothing can be removed.
    var sealed: Set<String> = []
    /// Operators whose stream goes on as long as the one that they are called on.
    var passing: Names = []
    /// Operators that also go on, but may fail.
    var failing: Names = []
    /// Operators and types of several streams, which go on as long as these.
    var joining: Names = []
    /// Other operators: nothing runs before some code subscribes to their result.
    var operators: Names = []
    /// Functions whose subscription ends if nothing keeps it.
    var held: Names = []
    /// Functions that make a stream without values.
    var silent: Names = []
    /// Types of streams that end only if code ends them.
    var lasting: Set<String> = []
    /// Among them those whose subscriptions keep them alive.
    var kept: Set<String> = []
    /// Among them those that no code can end.
    var endless: Set<String> = []
    /// Members of a control, another view or a screen whose own members are its streams. They go on as long as it lives.
    var reactive: Names = []
    /// Among these streams those that end before.
    var freeing: Names = []
    /// Members of a control that are such streams themselves.
    var controlled: Names = []
    /// Operators that return the stream that they are called on. A subscription to the result of any other one holds it, even
    /// if that of its subject does not.
    var same: Names = []
    /// Types of libraries whose streams never end.
    var global: Set<String> = []
    /// Attributes of properties that have such a stream, under the name with a `$`.
    var published: Names = []
    /// Functions that end a stream, and the labels of those that end it with an argument.
    var ending: Names = []

    static func + (left: SubscriptionNames, right: SubscriptionNames) -> SubscriptionNames {
        SubscriptionNames(
            listening: left.listening + right.listening, unfailing: left.unfailing + right.unfailing,
            targets: left.targets + right.targets, storing: left.storing + right.storing,
            cancelling: left.cancelling + right.cancelling, tokens: left.tokens.union(right.tokens),
            sealed: left.sealed.union(right.sealed), passing: left.passing + right.passing,
            failing: left.failing + right.failing, joining: left.joining + right.joining,
            operators: left.operators + right.operators, held: left.held + right.held,
            silent: left.silent + right.silent,
            lasting: left.lasting.union(right.lasting), kept: left.kept.union(right.kept),
            endless: left.endless.union(right.endless),
            reactive: left.reactive + right.reactive, freeing: left.freeing + right.freeing,
            controlled: left.controlled + right.controlled, same: left.same + right.same,
            global: left.global.union(right.global),
            published: left.published + right.published, ending: left.ending + right.ending)
    }
}

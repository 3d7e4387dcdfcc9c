/// The results of the calls in one trial: the same call with the same arguments does not run again.
///
/// Only a trial that checks whether a value arrives anywhere uses them; a trial that records effects would miss
/// some.
final class AnsweredCalls {
    struct Call: Hashable {
        var code: ObjectIdentifier
        /// A closure, with the variables around it.
        var closure: ClosureValue?
        var receiver: ObjectID?
        var behalf: Behalf
        /// For a model's code, the place and the object in the app that led into it.
        var site: Place?
        var caller: ObjectID?
        var arguments: [Value] = []
        var expected: Shape?
    }

    private var answers: [Call: Value] = [:]

    /// The result of a call. A call that leads back to itself has an unknown result.
    func answer(_ call: Call, run: () -> Value) -> Value {
        if let known = answers[call] { return known }
        answers[call] = .open
        let answer = run()
        answers[call] = answer
        return answer
    }
}

extension InterceptionTrial {
    /// Runs a call, unless its result is known.
    func once(_ call: @autoclosure () -> AnsweredCalls.Call, run: () -> Value) -> Value {
        answered?.answer(call(), run: run) ?? run()
    }
}

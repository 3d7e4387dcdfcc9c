/// What calls in one trial have answered: the same call with the same arguments is not run again.
///
/// That is only for a trial that asks where a value gets to at all. What is done on each way there would be missed.
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

    /// What a call answers. One that leads back to itself answers anything.
    func answer(_ call: Call, run: () -> Value) -> Value {
        if let known = answers[call] { return known }
        answers[call] = .open
        let answer = run()
        answers[call] = answer
        return answer
    }
}

extension InterceptionTrial {
    /// Runs a call, unless it is one that was answered before.
    func once(_ call: @autoclosure () -> AnsweredCalls.Call, run: () -> Value) -> Value {
        answered?.answer(call(), run: run) ?? run()
    }
}

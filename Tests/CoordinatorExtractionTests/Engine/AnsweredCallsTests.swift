import Testing

@testable import CoordinatorExtraction

/// A trial that asks where a value gets to at all runs each call once.
@Suite struct AnsweredCallsTests {
    private let calls = AnsweredCalls()
    private let function = Owner()

    private final class Owner {}

    private func call(_ arguments: [Value], of receiver: Int32 = 1) -> AnsweredCalls.Call {
        AnsweredCalls.Call(
            code: ObjectIdentifier(function), receiver: ObjectID(index: receiver), behalf: Behalf(),
            arguments: arguments)
    }

    private func runs(_ asked: [AnsweredCalls.Call]) -> Int {
        var runs = 0
        for call in asked {
            _ = calls.answer(call) {
                runs += 1
                return Value(true)
            }
        }
        return runs
    }

    @Test func theSameCallIsRunOnce() {
        #expect(runs([call([Value(true)]), call([Value(true)])]) == 1)
        #expect(calls.answer(call([Value(true)])) { .open } == Value(true))
    }

    @Test func otherArgumentsAreAnotherCall() { #expect(runs([call([Value(true)]), call([Value(false)])]) == 2) }

    @Test func anotherReceiverIsAnotherCall() { #expect(runs([call([]), call([], of: 2)]) == 2) }

    @Test func aCallThatLeadsBackToItselfEnds() {
        let answer = calls.answer(call([])) { calls.answer(call([])) { Value(true) }.joined(Value(false)) }
        #expect(answer.isOpen)
        #expect(answer.atoms == [.no])
    }
}

import Testing

/// What an object lets go of when it is freed itself frees nothing sooner.
@Suite struct OwnEndTests {
    @Test func aParentsOwnEndRemovesNoChild() {
        let freed = EndingProgram(name: "the parent is freed", wiring: "")
            .replacing(
                "func finish() { onEnd?() }", with: "func finish() { onEnd?() }\ndeinit { children.removeAll() }")
        #expect(freed.leaks)
        // The nearest miss: another object is freed.
        let other = EndingProgram(
            name: "a session is freed", wiring: "",
            beside: "class Session { weak var app: AppCoordinator?; deinit { app?.children.removeAll() } }")
        #expect(!other.leaks)
    }

    private static func ring(_ members: String, _ beside: String = "") -> LoginProgram {
        LoginProgram(
            "freed", members: "\(LoginProgram.stored)\n\(members)",
            start: LoginProgram.storing("screen.onDone = { self.finish() }"), beside: beside)
    }

    private static let ring: Set = ["LoginCoordinator.screen LoginScreen.onDone"]

    @Test func noPartOfARingIsFreed() {
        #expect(Self.ring("deinit { screen = nil }").rings() == Self.ring)
        #expect(Self.ring("deinit { screen?.onDone = nil }").rings() == Self.ring)
    }

    @Test func anotherObjectMayBreakARingWhenItIsFreed() {
        let beside = "class Session { var screen: LoginScreen?; deinit { screen?.onDone = nil } }"
        #expect(Self.ring("", beside).rings() == [])
    }
}

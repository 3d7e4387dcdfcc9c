import CoordinatorModel
import Testing

@Suite struct NearestNameTests {
    private let names = ["TeamsCoordinator", "TeamCoordinator", "DriversCoordinator", "kind", "id"]

    @Test(arguments: [
        ("TeemsCoordinator", ["TeamsCoordinator", "TeamCoordinator"]),
        ("knid", ["kind"]),
        ("KIND", ["kind"]),
        ("ik", ["id"]),
        ("kidney", []),
        ("", []),
    ])
    func theLikestComeFirst(_ name: String, _ nearest: [String]) {
        #expect(NearestName.nearest(to: name, among: names) == nearest)
    }

    @Test func noMoreThanAskedForInTheOrderOfTheirBytes() {
        #expect(NearestName.nearest(to: "a0", among: ["a4", "a3", "a2", "a1"], limit: 2) == ["a1", "a2"])
    }

    @Test func theQuestionNamesThemAll() {
        #expect(NearestName.didYouMean([]) == nil)
        #expect(NearestName.didYouMean(["a"]) == #"did you mean "a"?"#)
        #expect(NearestName.didYouMean(["a", "b", "c"]) == #"did you mean "a", "b" or "c"?"#)
    }
}

/// However alike or long names are, comparing them ends.
@Suite struct AlikeNameTests {
    @Test func namesTooLongToTypeAreNotCompared() {
        let name = String(repeating: "ab", count: 50_000)
        #expect(NearestName.nearest(to: name, among: [name + ".x"]) == [])
        let typed = String(repeating: "ab", count: 90)
        #expect(NearestName.nearest(to: typed, among: [typed + ".x", String(typed.dropLast(40))]) == [typed + ".x"])
    }

    @Test func editsAreCountedAtBothEnds() {
        for (name, near) in [("kind", "knid"), ("kind", "kinds"), ("kinds", "kind"), ("kind", "ind"), ("ind", "kind")] {
            #expect(NearestName.nearest(to: name, among: [near]) == [near], "\(name) \(near)")
        }
        #expect(NearestName.nearest(to: "kind", among: ["knidx", "x", "", "dink"]) == [])
        #expect(NearestName.nearest(to: "abcdefghijklm", among: ["abXdeXghXjklm"]) == ["abXdeXghXjklm"])
        #expect(NearestName.nearest(to: "abcdefghijklm", among: ["XbXdeXghXjklX"]) == [])
    }
}

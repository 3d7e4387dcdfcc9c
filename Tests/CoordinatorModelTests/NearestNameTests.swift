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

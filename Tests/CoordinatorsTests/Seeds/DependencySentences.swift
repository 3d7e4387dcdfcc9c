import Coordinators
import Testing

/// Seed 000 (Dependency Injection) and 001 (HasDependencies), sentence by sentence.
@Suite @MainActor struct DependencySentences {
    final class Giver: ContainerCoordinator<HeadlessScreen>, HasDependencies {
        var dependencies: AppDependencies?
    }
    final class Taker: ContainerCoordinator<HeadlessScreen>, HasDependencies {
        var dependencies: AppDependencies?
    }
    final class OtherTaker: Coordinator<HeadlessScreen>, HasDependencies {
        var dependencies: OtherDependencies?
    }
    final class Indifferent: ContainerCoordinator<HeadlessScreen> {}

    @Test func dependenciesAreUsedThroughTheWholeHierarchy() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let store = racing.app.dependencies?.store
        #expect(store != nil)
        #expect(racing.list.dependencies?.store === store)
        #expect(try racing.details().dependencies?.store === store)
    }

    @Test func theFirstCoordinatorInitiatesThem() {
        let app = AppCoordinator()
        #expect(app.dependencies == nil)
        app.start()
        #expect(app.dependencies != nil)
    }

    @Test func aParentInjectsOnPresentation() {
        let giver = Giver()
        let taker = Taker()
        let store = RacingStore()
        giver.setDependencies(AppDependencies(store: store))
        giver.show(taker)
        #expect(taker.dependencies?.store === store)
    }

    @Test func injectionComesBeforeTheStart() throws {
        // The list reads its data when it starts.
        #expect(try !Racing().list.rootScreen.teams.isEmpty)
    }

    @Test func settingThemInjectsThemDownwardsAgain() {
        let top = Giver()
        let middle = Taker()
        let bottom = Taker()
        let store = RacingStore()
        top.root(middle)
        middle.root(bottom)
        #expect(bottom.dependencies == nil)
        top.setDependencies(AppDependencies(store: store))
        #expect(middle.dependencies?.store === store)
        #expect(bottom.dependencies?.store === store)
    }

    @Test func onlyThoseWhoConformAreInjected() {
        let top = Giver()
        let indifferent = Indifferent()
        let bottom = Taker()
        top.setDependencies(AppDependencies(store: RacingStore()))
        top.root(indifferent)
        let messages = issues { indifferent.root(bottom) }
        #expect(bottom.dependencies == nil)
        #expect(messages == ["Taker needs AppDependencies, and Indifferent has no dependencies"])
    }

    @Test func aStructOfAnotherTypeIsReported() {
        let giver = Giver()
        let taker = OtherTaker()
        giver.setDependencies(AppDependencies(store: RacingStore()))
        let messages = issues { giver.show(taker) }
        #expect(taker.dependencies == nil)
        #expect(messages == ["OtherTaker needs OtherDependencies, and Giver has AppDependencies"])
    }

    @Test func aStructOfTheSameTypeIsNotReported() {
        let giver = Giver()
        giver.setDependencies(AppDependencies(store: RacingStore()))
        #expect(issues { giver.show(Taker()) } == [])
    }

    @Test func aParentThatStillWaitsForItsOwnIsNotReported() {
        let giver = Giver()
        #expect(issues { giver.show(Taker()) } == [])
    }
}

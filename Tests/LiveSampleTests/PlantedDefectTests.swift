import CommandRuns
import Testing

/// Each sample can be started with a defect, which the check finds: the event, who emits it, and the way it takes.
@Suite struct PlantedDefectTests {
    @Test func `racing: a shortcut on the splash screen`() throws {
        let run = try check("racing")
        #expect(run.status == 1)
        #expect(run.text.contains("error: AppEvents.Teams.didSelect is lost"))
        #expect(run.text.contains("● SplashViewController   emits it"))
        #expect(run.text.contains("│ SplashCoordinator      does not intercept it"))
        #expect(run.text.contains("│ AppCoordinator         does not intercept it"))
    }

    @Test func `items: an output that is not wired`() throws {
        let run = try check("items")
        #expect(run.status == 1)
        #expect(run.text.contains("error: ItemsListView.onCreateTap is lost"))
        #expect(run.text.contains("● ItemsListController      emits it"))
        #expect(run.text.contains("│ ItemCoordinator          does not intercept it"))
        #expect(run.text.contains("│ ApplicationCoordinator   does not intercept it"))
    }

    @Test func `articles: a delegate that is not set`() throws {
        let run = try check("articles")
        #expect(run.status == 1)
        #expect(run.text.contains("error: ArticleListViewControllerDelegate.didSelect is lost"))
        #expect(run.text.contains("● ArticleListViewController   emits it"))
        #expect(run.text.contains("│ ApplicationCoordinator      does not intercept it"))
    }

    private func check(_ sample: String) throws -> Coordviz.Run {
        try Coordviz.run(["check", "-", "--no-config"], input: Sample.snapshot(sample, "--lose-event"))
    }
}

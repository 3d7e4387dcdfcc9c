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

    @Test func `checkout: a coordinator that is no longer subscribed`() throws {
        let run = try check("checkout")
        #expect(run.status == 1)
        #expect(run.text.contains("error: CartAction.signOut is lost"))
        #expect(run.text.contains("● CartViewController   emits it"))
        #expect(run.text.contains("│ CartCoordinator      does not intercept it"))
        #expect(run.text.contains("│ AppCoordinator       does not intercept it"))
    }

    @Test(arguments: [("items", "ItemCreateCoordinator"), ("checkout", "PaymentCoordinator")])
    func `a flow that is never removed`(sample: String, coordinator: String) throws {
        let run = try check(sample, "--leak")
        #expect(run.status == 0)
        #expect(run.text.contains("warning: "))
        #expect(run.text.contains("[leaked-child]") && run.text.contains(coordinator), "\(run.text)")
        #expect(!run.text.contains("[retain-cycle]"))
    }

    // The ring is known on Linux only.
    #if os(Linux)
        @Test(arguments: [("items", "ItemCreateCoordinator"), ("checkout", "PaymentCoordinator")])
        func `a flow that keeps itself alive`(sample: String, coordinator: String) throws {
            let run = try check(sample, "--cycle")
            #expect(run.status == 1)
            #expect(run.text.contains("[retain-cycle]") && run.text.contains(coordinator), "\(run.text)")
            #expect(!run.text.contains("[leaked-child]"))
        }
    #endif

    @Test func `a defect that a sample can't have is wrong usage`() {
        #expect(throws: Sample.Failure(status: 64)) { try Sample.snapshot("racing", "--leak") }
    }

    private func check(_ sample: String, _ defect: String = "--lose-event") throws -> Coordviz.Run {
        try Coordviz.run(["check", "-", "--no-config"], input: Sample.snapshot(sample, defect))
    }
}

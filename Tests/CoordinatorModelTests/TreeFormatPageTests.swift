import CoordinatorModel
import Testing

/// The description of the format for people.
@Suite struct TreeFormatPageTests {
    @Test("docs/tree-format.md is what the code says; COORDVIZ_RENEW=1 renews it")
    func isUpToDate() throws {
        let page = GoldenFile(path: "docs/tree-format.md")
        #expect(try page.text(renewedWith: TreeFormatPage.markdown) == TreeFormatPage.markdown)
    }
}

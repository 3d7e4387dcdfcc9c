import CoordinatorModel
import DiagramPage
import Testing

/// Where places lead.
@Suite struct SourceLinksTests {
    @Test func `file and line take their places`() throws {
        let links = try #require(SourceLinks("https://example.org/blob/main/{file}#L{line}"))
        #expect(
            links.address(of: Location(file: "App/A.swift", line: 7)) == "https://example.org/blob/main/App/A.swift#L7")
        #expect(links.address(of: Location(file: "./A.swift")) == "https://example.org/blob/main/A.swift#L1")
    }

    @Test func `a path can't become more than a path`() throws {
        let links = try #require(SourceLinks("vscode://file/{file}:{line}"))
        let hostile = Location(file: "a\"b?c#d e:é{line}", line: 2)
        #expect(links.address(of: hostile) == "vscode://file/a%22b%3Fc%23d%20e%3A%C3%A9%7Bline%7D:2")
    }

    @Test(arguments: [
        "https://example.org/", "javascript:alert('{file}')", "JavaScript:{file}", "data:text/html,{file}", "{file}",
        "//example.org/{file}", " javascript:{file}",
    ])
    func `an address that leads nowhere, or runs, is none`(pattern: String) {
        #expect(SourceLinks(pattern) == nil)
    }
}

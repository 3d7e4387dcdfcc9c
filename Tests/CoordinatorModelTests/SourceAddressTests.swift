import CoordinatorModel
import Testing

/// Where places lead.
@Suite struct SourceAddressTests {
    @Test func `file and line take their places`() throws {
        let address = try SourceAddress("https://example.org/blob/main/{file}#L{line}")
        #expect(
            address.link(to: Location(file: "App/A.swift", line: 7)) == "https://example.org/blob/main/App/A.swift#L7")
        #expect(address.link(to: Location(file: "./A.swift")) == "https://example.org/blob/main/A.swift")
        let editor = try SourceAddress("vscode://file/me/{file}:{line}", for: .editors)
        #expect(editor.link(to: Location(file: "A.swift")) == "vscode://file/me/A.swift:1")
    }

    @Test func `a path can't become more than a path`() throws {
        let address = try SourceAddress("vscode://file/{file}:{line}", for: .editors)
        let hostile = Location(file: "a\"b?c#d e:é{line}", line: 2)
        #expect(address.link(to: hostile) == "vscode://file/a%22b%3Fc%23d%20e%3A%C3%A9%7Bline%7D:2")
    }

    @Test func `a path stays below the address`() throws {
        let address = try SourceAddress("https://example.org/me/app/blob/main/{file}")
        let up = Location(file: "../../../../somebody/else/blob/main/x.swift", line: 1)
        #expect(address.link(to: up) == "https://example.org/me/app/blob/main/somebody/else/blob/main/x.swift")
        #expect(address.link(to: Location(file: "a..b/..c/.d.swift")).hasSuffix("/main/a..b/..c/.d.swift"))
    }

    @Test func `an absolute path stays one where the address leaves room for it`() throws {
        let place = Location(file: "/Users/me/A.swift", line: 3)
        #expect(try SourceAddress("file://{file}", for: .editors).link(to: place) == "file:///Users/me/A.swift")
        #expect(
            try SourceAddress("vscode://file/{file}:{line}", for: .editors).link(to: place)
                == "vscode://file/Users/me/A.swift:3")
    }

    @Test(arguments: [
        "https://example.org/", "javascript:alert('{file}')", "JavaScript:{file}", "data:text/html,{file}", "{file}",
        "//example.org/{file}", " javascript:{file}", "https://example.org/{file}\" x",
        "https://example.org{file}", "https://{file}", "https://{line}/{file}", "https://me@{file}/", "https:{file}",
        "http:/{file}", "https:///{file}", "HTTPS://example.org:{line}/{file}",
    ])
    func `an address that leads nowhere, or runs, is none`(pattern: String) {
        #expect(throws: SourceAddress.Problem.self) { try SourceAddress(pattern) }
        #expect(throws: SourceAddress.Problem.self) { try SourceAddress(pattern, for: .editors) }
    }

    @Test(arguments: [
        "https://example.org/{file}", "https://example.org?at={file}", "http://example.org#{file}",
        "https://example.org:8080/{file}",
    ])
    func `the host ends before a file's name begins`(pattern: String) throws {
        let link = try SourceAddress(pattern).link(to: Location(file: ".evil.example/x.swift", line: 1))
        #expect(link == pattern.replacing("{file}", with: ".evil.example/x.swift"))
    }

    @Test func `shared output does not link to an editor`() throws {
        #expect(throws: SourceAddress.Problem.self) { try SourceAddress("vscode://file/{file}") }
        _ = try SourceAddress("vscode://file/{file}", for: .editors)
    }
}

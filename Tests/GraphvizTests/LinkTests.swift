import CoordinatorDiagram
import Graphviz
import Testing

/// Links: an allow-list, judged as a browser would read them.
@Suite struct LinkTests {
    @Test(arguments: [
        "https://example.org/a?b=c&d=e#f", "http://example.org", "HTTPS://EXAMPLE.ORG/", "mailto:team@example.org",
        "#AppCoordinator", "Sources/App/AppCoordinator.swift#L12", "../docs/index.html", "/docs", "a/b:c",
        "https://example.org/?a=1&copy=2&lt;=3", "https://[::1]:8080/",
    ])
    func `a good link is kept as it is`(link: String) throws {
        #expect(DotEscaping.url(link) == link)
        let svg = try ParsedSVG { graph in
            graph.node(0, [.text(.URL, link)])
            graph.node(
                1, [.html("<TABLE><TR><TD HREF=\"\(DotEscaping.htmlIdentifier(link))\">a</TD></TR></TABLE>")])
        }
        #expect(svg.values(of: "xlink:href", in: "a") == [link, link])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
        "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "javascript&#58;alert(1)", "javascript&#x3A;alert(1)",
        "javascript&#58alert(1)", "javascript&colon;alert(1)", "java&Tab;script:alert(1)", "&#106;avascript:alert(1)",
        "javascript%3Aalert(1)", "%6Aavascript:alert(1)", "javascript%253Aalert(1)", "javascript&amp;#58;alert(1)",
        "java\u{AD}script:alert(1)", "java\u{200B}script:alert(1)", "data:text/html,x", "vbscript:x",
        "file:///etc/passwd",
        "//evil.example", #"\\evil.example"#, #"/\evil.example"#, "%2F%2Fevil.example", "blob:x", "", "   ", "\0",
        "%25252525252525252525253Ax", "AppCoordinator.swift:12",
    ])
    func `any other is dropped`(link: String) throws {
        #expect(DotEscaping.url(link) == nil)
        let svg = try ParsedSVG(node: .text(.URL, link), .text(.label, "x"))
        #expect(svg.values(of: "xlink:href", in: "a") == [])
    }

    @Test(arguments: [
        ("https://e.org/a b", "https://e.org/a%20b"), ("#\"><script>", "#%22%3E%3Cscript%3E"),
        ("https://e.org/é", "https://e.org/%C3%A9"), ("#100%", "#100%25"), ("#'", "#%27"),
        ("#`{|}^", "#%60%7B%7C%7D%5E"),
    ])
    func `what a link can't hold is percent-encoded`(link: String, encoded: String) throws {
        // Spaces inside are what a scheme could hide behind, so they go; see the next test.
        let expected = encoded.replacing("%20", with: "")
        #expect(DotEscaping.url(link) == expected)
        #expect(try ParsedSVG(node: .text(.URL, link)).values(of: "xlink:href", in: "a") == [expected])
    }
}

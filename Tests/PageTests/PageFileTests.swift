import CommandRuns
import CoordinatorModel
import Foundation
import Testing

/// The file that `render --format html` writes.
@Suite(.mayDraw) struct PageFileTests {
    private func page(_ arguments: String...) throws -> String {
        let run = try Coordviz.run(["render", Project.racing, "-f", "html"] + arguments)
        #expect(run.status == 0 && run.messages == "")
        return run.text
    }

    @Test func `nothing in it leads out of it`() throws {
        let page = try page()
        for word in [" src=", "@import", "url(", "<link rel=\"stylesheet", "http-equiv=\"refresh", "import("] {
            #expect(!page.contains(word), "\(word)")
        }
        // Names of XML, which are never asked for.
        let addresses = page.components(separatedBy: "http").dropFirst().filter {
            $0.hasPrefix("s://") || $0.hasPrefix("://")
        }
        #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") }, "\(addresses.map { $0.prefix(40) })")
    }

    @Test func `its policy forbids all but its own style and script`() throws {
        let policy = try #require(try page().split(separator: "\n").first { $0.contains("Content-Security-Policy") })
        for directive in [
            "default-src 'none';", "script-src 'sha256-", "style-src 'sha256-", "base-uri 'none';",
            "form-action 'none';",
            "require-trusted-types-for 'script';",
        ] { #expect(policy.contains(directive), "\(directive)") }
        #expect(!policy.contains("unsafe") && !policy.contains("connect-src"))
    }

    @Test func `its script stays small`() throws {
        let page = try page()
        let script = try #require(page.range(of: "<script>\"use strict\"")).lowerBound
        let end = try #require(page.range(of: "</script>\n</body>")).lowerBound
        #expect(page[script..<end].utf8.count < 52_000)
    }

    @Test func `absolute places lose the folder that all have in common, and relative ones keep it`() throws {
        func page(_ folder: String, _ other: String) throws -> String {
            let tree = """
                { "version": 1, "root": { "type": "A", "kind": "container", "file": "\(folder)/App/A.swift", "line": 3,
                  "emits": [{ "event": "X.a", "file": "\(other)/E.swift", "line": 9 }],
                  "branches": [{ "presentation": "push", "child": {
                    "type": "B", "file": "\(folder)/App/Pages/B.swift", "line": 5 } }] } }
                """
            let run = try Coordviz.run(["render", "-", "-f", "html", "-o", "-"], input: Array(tree.utf8))
            #expect(run.status == 0, "\(run.messages)")
            return run.text
        }
        let absolute = try page("/home/me/shop", "/home/me/shop/App")
        #expect(absolute.contains(">Pages/B.swift:5<") && absolute.contains(">A.swift:3<"))
        #expect(absolute.contains(">E.swift:9<") && !absolute.contains("/home/me"))
        // What lies elsewhere, and a folder of which only the beginning is the same, keep all of it.
        #expect(try page("/home/me/shop", "/opt/kit").contains(">/opt/kit/E.swift:9<"))
        #expect(try page("/home/me/shop", "/home/me/shop/Apple").contains(">/home/me/shop/Apple/E.swift:9<"))
        #expect(try page("shop", "shop/App").contains(">shop/App/Pages/B.swift:5<"))
    }

    @Test func `a name in full is written beside a short one only, and a tooltip is one line`() throws {
        let page = try page()
        #expect(page.contains("title=\"AppEvents.Teams.didSelect\""))
        #expect(page.contains("<title>AppCoordinator (container)</title>"))
        let tree = """
            { "version": 1, "root": { "type": "A", "emits": ["X.a"], "intercepts": ["X.a", "Y.long.b"] } }
            """
        let run = try Coordviz.run(["render", "-", "-f", "html"], input: Array(tree.utf8))
        #expect(run.text.contains(">X.</span>") && !run.text.contains("title=\"X.a\""))
        // A picture of its own has no panel, and keeps everything.
        let picture = try Coordviz.run(["render", Project.racing, "-f", "svg"])
        #expect(picture.text.contains("<title>AppCoordinator (container)\n"))
    }

    @Test func `what is left out of a picture is left out of the page's picture`() throws {
        #expect(try page().contains("<g id=\"c-SplashCoordinator\""))
        let focused = try page("--focus", "Teams*")
        #expect(!focused.contains("<g id=\"c-SplashCoordinator\""))
        #expect(focused.contains("<g id=\"c-TeamsCoordinator\""))
    }

    @Test func `an id prefix is for pictures on pages of others`() throws {
        #expect(try page("--id-prefix", "one-") == page())
    }

    @Test func `--no-findings leaves findings out`() throws {
        let shop = Project.path("Tests/PageTests/Browser/shop.json")
        let all = try Coordviz.run(["render", shop, "-f", "html"]).text
        #expect(all.contains("data-finding=\"0\"") && all.contains("is lost: no object"))
        let none = try Coordviz.run(["render", shop, "-f", "html", "--no-findings"]).text
        #expect(!none.contains("data-finding=") && !none.contains("is lost: no object"))
    }

    @Test func `a chain of many coordinators becomes a page`() throws {
        var tree = CoordinatorTree()
        var last = tree.addRoot(
            Coordinator(type: "C", kind: .navigation, intercepts: [Interceptor(event: "E.e", consumes: .never)]))
        for _ in 0..<800 {
            last = tree.addChild(
                Coordinator(
                    type: "C", kind: .navigation, emits: [Emission(event: "E.e")],
                    intercepts: [Interceptor(event: "E.e", consumes: .never)]),
                to: last, presentation: "push")
        }
        let run = try Coordviz.run(["render", "-", "-f", "html"], input: tree.json())
        #expect(run.status == 0)
        #expect(run.messages.contains("too many lines to objects that only observe"))
        #expect(run.text.contains("more journeys: too many for a page"))
        // Steps of journeys grow with the square of a chain; a page must not.
        #expect(run.output.count < 30_000_000)
    }

    @Test(arguments: [".*", "E.*", "*", "E.a"])
    func `an emission of a whole domain is an event of the page`(_ event: String) throws {
        let tree = """
            { "version": 1, "root": { "type": "A", "intercepts": ["E.*"], "emits": ["\(event)"] } }
            """
        let run = try Coordviz.run(["render", "-", "-f", "html"], input: Array(tree.utf8))
        #expect(run.status == 0)
        #expect(run.text.contains("<template id=\"page-e0\">") && run.text.hasSuffix("</html>\n"))
        #expect(try Coordviz.run(["validate", "-"], input: Array(tree.utf8)).status == 0)
    }

    /// Paths through references are as long as the tree: a page keeps those that it tells.
    @Test func `coordinators that refer to each other become a page in little memory`() throws {
        var tree = CoordinatorTree()
        let count = 3_000
        for number in 0..<count { tree.addRoot(Coordinator(type: "C\(number)", emits: [Emission(event: "E.e")])) }
        for number in 0..<count {
            tree.coordinators[number].branches = [
                Branch(presentation: "push", child: .reference((number + 1) % count))
            ]
        }
        tree.assignIDs()
        let run = try Coordviz.run(
            ["render", "-q", "-", "-f", "html"], input: tree.json(), shell: "ulimit -v 3000000; ulimit -t 120;")
        #expect(run.status == 0 && run.text.hasSuffix("</html>\n"))
        #expect(run.text.contains("more journeys: too many for a page"))
    }
}

import ComparisonReports
import CoordinatorModel
import FindingReports
import Testing
import TreeFixtures

@testable import TreeComparison

/// What people and programs are told.
@Suite struct ComparisonReportTests {
    private let comparison = compare { tree in
        tree.coordinators[root].intercepts = []
        tree.coordinators[teams].branches[1].presentation = "present"
        tree.coordinators[list].type = "TableCoordinator"
        tree.addChild(
            Coordinator(type: "HelpCoordinator", emits: [Emission(event: "Teams.didSelect")]), to: teams,
            presentation: "push", route: "help")
    }

    @Test func `the text names every change, then what becomes of events, then the sum`() {
        #expect(
            ComparisonText.text(of: comparison) == """
                ~ AppCoordinator
                    - consumes Teams.didSelect
                ~ TableCoordinator
                    ~ renamed from ListCoordinator to TableCoordinator
                ~ DetailsCoordinator
                    ~ brought up by present · team, not by show · team
                + HelpCoordinator  coordinator under TeamsCoordinator, push · help
                    + emits Teams.didSelect

                - Teams.didSelect from ListView is lost now: no object up to AppCoordinator intercepts it; AppCoordinator consumed it
                - Teams.didSelect from HelpCoordinator is lost now: no object up to AppCoordinator intercepts it; its path is new

                1 coordinator added, 3 changed, 2 events newly lost; 1 other difference, such as places in source

                """)
    }

    /// The screen's emission, as extraction writes it if no object is wired.
    private static func emission(_ intent: String?) -> Emission {
        var emission = Emission(event: "ListView.onTap", delivery: .direct)
        if let intent { emission.extensions[ExtensionKeys.wiring] = .object(["intent": .string(intent)]) }
        // With this intent, some object is meant, and the tree does not say that none is wired.
        emission.heard = intent == "unset" ? .never : nil
        return emission
    }

    private func wiring(from old: String?, to new: String?) -> String {
        let trees = [old, new].map { intent in
            app { $0.coordinators[list].screens[0].emits = [Self.emission(intent)] }
        }
        return ComparisonText.text(of: Comparison(from: trees[0], to: trees[1]))
    }

    @Test func `only an emission that an object is wired to is said to be wired`() {
        #expect(wiring(from: "unset", to: nil).contains("in ListView, is wired now\n"))
        #expect(wiring(from: nil, to: "meant").contains("in ListView, is no longer wired\n"))
        #expect(wiring(from: "unset", to: "meant").hasPrefix("no difference in the navigation"))
    }

    @Test func `a handler that is empty now is said to be`() {
        let empty = compare { $0.coordinators[root].intercepts[0].isEmpty = true }
        #expect(
            ComparisonText.text(of: empty).contains(
                "~ consumes Teams.didSelect (empty handler), was consumes Teams.didSelect\n"))
        let other = compare { $0.coordinators[root].intercepts[0].consumes = .sometimes }
        #expect(!ComparisonText.text(of: other).contains("empty"))
    }

    @Test func `trees without a difference are said to be so`() {
        #expect(ComparisonText.text(of: compare { _ in }) == "no difference in the navigation\n")
        #expect(ComparisonMarkdown.text(of: compare { _ in }, diagram: nil).contains("No difference."))
    }

    @Test func `colour adds nothing but colour`() {
        let colored = ComparisonText.text(of: comparison, options: ReportOptions(color: true))
        #expect(colored != ComparisonText.text(of: comparison))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == ComparisonText.text(of: comparison))
    }

    @Test func `the comment begins with what is lost, shows the picture, and folds the rest away`() throws {
        let text = ComparisonMarkdown.text(of: comparison, diagram: "flowchart LR\n  a --> b")
        let lost = try #require(text.range(of: "is lost now"))
        let picture = try #require(text.range(of: "```mermaid\nflowchart LR\n  a --> b\n```"))
        let changes = try #require(text.range(of: "<details>"))
        #expect(lost.lowerBound < picture.lowerBound && picture.lowerBound < changes.lowerBound)
    }

    @Test func `a comment never grows beyond what GitHub takes`() {
        let huge = compare { tree in
            for number in 0..<5_000 {
                tree.addChild(
                    Coordinator(type: "Help\(number)", emits: [Emission(event: "Lost.event\(number)")]), to: teams,
                    presentation: "push")
            }
        }
        let text = ComparisonMarkdown.text(of: huge, diagram: String(repeating: "x", count: 59_000))
        #expect(text.utf16.count < 65_536)
        #expect(text.hasSuffix("</details>\n"))
    }

    @Test func `the JSON can be read, and says whether there is a difference`() throws {
        let json = ComparisonJSON.text(of: comparison)
        #expect(json.contains("\"different\": true"))
        #expect(json.contains("\"change\": \"lost\""))
        #expect(ComparisonJSON.text(of: compare { _ in }).contains("\"different\": false"))
    }

    @Test(arguments: HostileNames.all + HostileNames.controls)
    func `names stay names in every report`(name: String) {
        let comparison = compare { tree in
            tree.coordinators[details].type = name
            tree.addChild(
                Coordinator(type: name, emits: [Emission(event: name)]), to: teams, presentation: name, route: name)
        }
        for line in ComparisonText.text(of: comparison).split(separator: "\n") {
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        }
        let markdown = ComparisonMarkdown.text(of: comparison, diagram: nil)
        #expect(!markdown.contains("<script") && !markdown.contains("`") && !markdown.contains("|x|"))
        #expect(markdown.count(of: "<details>") == 1)
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}

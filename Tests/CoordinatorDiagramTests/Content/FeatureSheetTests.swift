import CoordinatorModel
import Testing

@testable import CoordinatorDiagram

/// Where the picture of a large app falls into sheets.
@Suite struct FeatureSheetTests {
    /// App presents Splash and Main; Main has tabs, of which those with a number above one present that many others.
    private func app(_ tabs: [(String, Int)]) -> CoordinatorTree {
        var tree = CoordinatorTree()
        let app = tree.addRoot(Coordinator(type: "AppCoordinator", kind: .container))
        tree.addChild(Coordinator(type: "SplashCoordinator"), to: app, presentation: "root")
        let main = tree.addChild(Coordinator(type: "MainCoordinator", kind: .tabBar), to: app, presentation: "root")
        for (name, count) in tabs {
            let tab = tree.addChild(
                Coordinator(type: "\(name)Coordinator", kind: .navigation), to: main, presentation: "select")
            for number in 0..<count {
                tree.addChild(Coordinator(type: "\(name)\(number)Coordinator"), to: tab, presentation: "push")
            }
        }
        return tree
    }

    @Test func `a sheet begins where the tree forks, at coordinators with enough others below them`() {
        let features = FeatureSheets(app([("Feed", 2), ("Search", 5), ("Inbox", 1)])).features
        #expect(features.map(\.name) == ["Feed", "Search"])
        #expect(features.map(\.coordinator) == [3, 6])
    }

    @Test func `a feature that is most of the app is several sheets`() {
        var tree = app([("Feed", 4), ("Search", 5)])
        let login = tree.addChild(
            Coordinator(type: "LoginCoordinator", kind: .navigation), to: tree.roots[0], presentation: "root")
        for name in ["Name", "Password"] { tree.addChild(Coordinator(type: name), to: login, presentation: "push") }
        #expect(FeatureSheets(tree).features.map(\.name) == ["Feed", "Search", "Login"])
    }

    @Test func `a feature of half the app stays one`() {
        var tree = app([("Feed", 2), ("Search", 2)])
        let login = tree.addChild(
            Coordinator(type: "LoginCoordinator", kind: .navigation), to: tree.roots[0], presentation: "root")
        for number in 0..<7 { tree.addChild(Coordinator(type: "Step\(number)"), to: login, presentation: "push") }
        #expect(FeatureSheets(tree).features.map(\.name) == ["Main", "Login"])
    }

    @Test func `an app that never forks has no sheets`() {
        #expect(FeatureSheets(app([("Feed", 1)])).features.isEmpty)
        #expect(FeatureSheets(CoordinatorTree()).features.isEmpty)
    }

    @Test func `names are file names, and each is unique`() {
        let features = FeatureSheets(app([("overview", 3), ("Fé/ed", 3), ("Fé/ed", 3)])).features
        #expect(Set(features.map(\.name)).count == 3)
        #expect(!features.map(\.name).contains(FeatureSheets.overview))
        #expect(features.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") } })
    }

    @Test func `the overview hides what has a sheet, and counts it; the sheet shows it with the way from the root`()
        throws
    {
        let tree = app([("Feed", 2), ("Search", 5), ("Inbox", 1)])
        let features = FeatureSheets(tree).features
        let overview = try diagram(tree) { $0.sheets = Set(features.map(\.coordinator)) }
        #expect(overview.titles.count == 3 + 3 + 1)
        #expect(overview.lines("SearchCoordinator") == ["… 5 coordinators beneath"])
        let sheet = try diagram(tree) { $0.feature = features[1].coordinator }
        #expect(sheet.titles.prefix(3) == ["AppCoordinator", "MainCoordinator", "SearchCoordinator"])
        #expect(sheet.titles.count == 3 + 5)
    }
}

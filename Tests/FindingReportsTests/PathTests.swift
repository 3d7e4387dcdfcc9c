import CoordinatorAnalysis
import CoordinatorModel
import FindingReports
import Testing

/// How the files of findings are written.
@Suite struct PathTests {
    private func text(_ format: ReportFormat, file: String, directory: String? = nil) -> String {
        var tree = CoordinatorTree()
        tree.addRoot(
            Coordinator(type: "App", kind: .container, location: Location(file: file, line: 7, column: 2)))
        let report = SampleRun.report(
            [Report.Input(file: "tree.json", source: nil, tree: tree)], configuration: RuleConfiguration(),
            knowing: { _ in false }, and: [])
        return format.text(of: report, options: ReportOptions(directory: directory))
    }

    @Test(arguments: [
        ("Sources/App.swift", "Sources/App.swift"),
        ("./Sources/My App.swift", "Sources/My%20App.swift"),
        ("/home/me/app/Sources/App.swift", "Sources/App.swift"),
        ("/home/me/application/App.swift", "file:///home/me/application/App.swift"),
        ("a:b#c?d%e.swift", "a%3Ab%23c%3Fd%25e.swift"),
        ("Über.swift", "%C3%9Cber.swift"),
    ]) func sarifNamesFilesByRelativeReferences(_ file: String, _ uri: String) {
        #expect(text(.sarif, file: file, directory: "/home/me/app").contains(#""uri": "\#(uri)""#))
    }

    @Test func gitLabNamesFilesAsTheRepositoryDoes() {
        let text = text(.gitlab, file: "/home/me/app/Sources/My App.swift", directory: "/home/me/app/")
        #expect(text.contains(#""path": "Sources/My App.swift""#))
    }

    @Test func xcodeOpensAbsolutePathsOnly() {
        let absolute = text(.xcode, file: "Sources/App.swift", directory: "/home/me/app")
        #expect(absolute.hasPrefix("/home/me/app/Sources/App.swift:7:2: warning: App "))
        #expect(text(.xcode, file: "Sources/App.swift").hasPrefix("Sources/App.swift:7:2: warning: App "))
    }

    @Test func aPathCannotCommandARunner() {
        #expect(text(.text, file: "::stop-commands::x").hasPrefix("./::stop-commands::x:7:2: warning"))
        #expect(text(.xcode, file: "  ::stop-commands::x").hasPrefix("./  ::stop-commands::x:7:2: warning"))
    }

    @Test func annotationsEscapeWhatEndsAProperty() {
        let text = text(.github, file: "50%,a:b.swift")
        #expect(text.hasPrefix("::warning file=50%25%2Ca%3Ab.swift,line=7,col=2,title=childless-node::App manages "))
    }
}

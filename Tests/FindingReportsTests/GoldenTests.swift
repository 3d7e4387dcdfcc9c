import FindingReports
import Testing

/// Every format of one rich run, as it was last looked at. Renewed by `COORDVIZ_RENEW=1`.
@Suite struct GoldenTests {
    @Test(arguments: ReportFormat.allCases) func sampleRunLooksAsItDid(_ format: ReportFormat) throws {
        let text = format.text(of: try SampleRun.report())
        #expect(try GoldenFile(name: "sample.\(ending(of: format))").text(renewedWith: text) == text)
    }

    @Test func colouredTextLooksAsItDid() throws {
        let options = ReportOptions(color: true, hyperlinks: true, verbose: true, directory: "/home/me/racing app")
        let text = ReportFormat.text.text(of: try SampleRun.report(), options: options)
        #expect(try GoldenFile(name: "sample.ansi").text(renewedWith: text) == text)
    }

    private func ending(of format: ReportFormat) -> String {
        switch format {
        case .text: "txt"
        case .xcode: "xcode.txt"
        case .github: "github.txt"
        case .gitlab: "gitlab.json"
        case .sarif: "sarif"
        case .junit: "junit.xml"
        case .checkstyle: "checkstyle.xml"
        case .json: "json"
        case .markdown: "md"
        }
    }
}

import CommandRuns
import Foundation
import Testing

/// Surroundings decide neither what Graphviz loads nor what a picture's bytes are.
@Suite(.mayDraw) struct GraphvizEnvironmentTests {
    private func render(_ format: String, _ environment: [String: String], _ options: [String] = []) throws
        -> Coordviz.Run
    {
        try Coordviz.run(["render", Project.racing, "-f", format] + options, environment: environment)
    }

    @Test(arguments: ["png", "pdf", "svg"])
    func `hostile variables change nothing`(format: String) throws {
        try Scratch.with { (scratch) throws in
            let plain = try render(format, [:])
            #expect(plain.status == 0)
            for (name, value) in [
                ("GVBINDIR", scratch.path("none")), ("GVBINDIR", scratch.folder.path), ("PANGOCAIRO_BACKEND", "win32"),
                ("PANGOCAIRO_BACKEND", "\u{1B}nonsense"), ("GV_FILE_PATH", "/etc"), ("SERVER_NAME", "evil.example"),
                ("DOTFONTPATH", scratch.folder.path), ("FC_DEBUG", "4095"), ("CAIRO_DEBUG", "1"),
            ] {
                let run = try render(format, [name: value])
                #expect(run.status == 0 && run.output == plain.output, "\(name)=\(value): \(run.messages)")
            }
        }
    }

    @Test func `variables that are confirmed on purpose take effect`() throws {
        try Scratch.with { (scratch) throws in
            let hostile = ["GVBINDIR": scratch.folder.path]
            let meant = try render("png", hostile, ["--graphviz-environment"])
            #expect(meant.status == 2)
            let (trusting, plain) = (try render("png", [:], ["--graphviz-environment"]), try render("png", [:]))
            #expect(trusting.status == 0 && trusting.output == plain.output)
        }
    }

    @Test func `a PDF is the same in every time zone`() throws {
        let plain = try render("pdf", ["TZ": "UTC"])
        for zone in ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "XYZ-3:21", ""] {
            #expect(try render("pdf", ["TZ": zone]).output == plain.output, "\(zone)")
        }
    }
}

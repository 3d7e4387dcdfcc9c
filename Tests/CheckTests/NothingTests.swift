import CommandRuns
import Foundation
import Testing

/// No verdict over nothing.
@Suite(.mayDraw) struct NothingTests {
    private func check(_ files: [String: String], _ options: [String] = []) throws -> Coordviz.Run {
        try Scratch.with { scratch in
            for (name, text) in files { try scratch.write(text, name) }
            return try Coordviz.run(["check", ".", "--no-config"] + options, in: scratch)
        }
    }

    private static let coordinator = """
        class AppCoordinator: Coordinator {
            var onDone: (() -> Void)?
            func start() {}
        }
        """

    @Test func `source without a coordinator is 2, and names what sounds like one`() throws {
        let run = try check([
            "Login.swift": "import UIKit\n\nfinal class LoginWireframe { func show() {} }\nclass Plain {}\n",
            "Home.swift": "struct HomeFlow { }\n// class OldRouter {}\n",
        ])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains("error: nothing was checked: no coordinator was found in 2 Swift files"))
        #expect(
            run.messages.contains("the most similar names: HomeFlow (Home.swift:1), LoginWireframe (Login.swift:3)"))
        #expect(run.messages.contains("'coordinators: [HomeFlow]'") && run.messages.contains("--coordinators HomeFlow"))
        #expect(!run.messages.contains("OldRouter") && !run.messages.contains("Plain"))
    }

    @Test func `the most frequent ending is proposed`() throws {
        let run = try check([
            "A.swift": "class HomeRouter {}\nclass URLRouter {}\n",
            "B.swift": "class AWireframe {}\nclass BWireframe {}\nclass CWireframe {}\n",
        ])
        #expect(run.status == 2 && run.messages.contains("coordinators: [\"*Wireframe\"]"), "\(run.messages)")
    }

    @Test func `JSON says what was read and why nothing was checked`() throws {
        func document(_ files: [String: String]) throws -> (status: Int32, json: [String: Any]) {
            let run = try check(files, ["--report", "json"])
            let object = try JSONSerialization.jsonObject(with: Data(run.output))
            return (run.status, try #require(object as? [String: Any]))
        }
        let (status, json) = try document(["Plain.swift": "class Plain {}\nclass Simple {}\n"])
        #expect(status == 2 && (json["findings"] as? [Any])?.isEmpty == true)
        let unchecked = try #require((json["unchecked"] as? [[String: Any]])?.first)
        #expect(
            unchecked["file"] as? String == "." && unchecked["files"] as? Int == 1 && unchecked["lines"] as? Int == 2)
        let reason = try #require(unchecked["reason"] as? String)
        #expect(
            reason.hasPrefix("nothing was checked: no coordinator was found in 1 Swift file; a coordinator is a type"))
        let broken = try document(["Broken.swift": "class AppCoordinator: Coordinator { func start( {}\n"])
        #expect(broken.status == 2 && broken.json["unchecked"] != nil)
        // The nearest misses: what was checked, and a folder without source, of which nothing was read.
        #expect(try document(["App.swift": Self.coordinator]).json["unchecked"] == nil)
        #expect(try check(["Read.me": ""], ["--report", "json"]).output.isEmpty)
    }

    @Test func `if several types have the same ending, a pattern counts them all`() throws {
        let run = try check(["Flows.swift": "class HomeFlow { }\nclass LoginFlow { }\nclass OneRouter { }\n"])
        #expect(run.status == 2)
        #expect(run.messages.contains(#"coordinators: ["*Flow"]"#) && run.messages.contains("--coordinators '*Flow'"))
    }

    @Test func `what was not read to its end gets no tick, a sentence, and fails strict runs`() throws {
        let tree = """
            { "version": 1, "root": { "type": "App", "emits": ["E.x"], "intercepts": ["E.x"] }, "x-cut-off": 367 }
            """
        let run = try Coordviz.run(["check", "-", "--no-config"], input: Array(tree.utf8))
        #expect(run.status == 0)
        #expect(run.text.contains("warning: the reading was cut off at 367 places"))
        #expect(run.text.contains("the only emission that was read is intercepted"))
        #expect(!run.text.contains("✔"))
        #expect(try Coordviz.run(["check", "-", "--no-config", "--strict"], input: Array(tree.utf8)).status == 1)
        // One finding tells of all the places, and no loss is certain.
        let lost = """
            { "version": 1, "root": { "type": "App", "screens": [{ "type": "A", "emits": ["E.x"] }],
              "branches": [{ "child": { "type": "B", "intercepts": ["E.x"] } }] }, "x-cut-off": 2, "unresolved": [
              { "what": "here", "x-cut-off": true }, { "what": "there", "x-cut-off": true }, { "what": "a variable" }] }
            """
        let unread = try Coordviz.run(["check", "-", "--no-config"], input: Array(lost.utf8))
        #expect(unread.status == 0 && unread.text.contains("note: E.x may be lost"))
        #expect(unread.text.contains("could not be followed: a variable") && !unread.text.contains("followed: here"))
        #expect(unread.text.contains("cut off at 2 places"))
        let read = try Coordviz.run(
            ["check", "-", "--no-config"], input: Array(lost.replacing("x-cut-off", with: "x-other").utf8))
        #expect(read.status == 1 && read.text.contains("error: E.x is lost") && read.text.contains("followed: here"))
        // Without the rule there is still no tick.
        let off = try Scratch.with { scratch in
            try scratch.write(tree, "tree.json")
            try scratch.write("version: 1\nrules:\n  incomplete-reading: off\n", ".coordviz.yml")
            return try Coordviz.run(["check", "tree.json"], in: scratch)
        }
        #expect(!off.text.contains("✔") && off.text.contains("the source was not read to its end"))
        // The nearest miss: a place that could not be followed says nothing about the rest.
        let whole = tree.replacing(#""x-cut-off": 367"#, with: #""unresolved": [{ "what": "a variable" }]"#)
        #expect(!(try Coordviz.run(["check", "-", "--no-config"], input: Array(whole.utf8)).text.contains("cut off")))
    }

    @Test func `an app with services that are only named as coordinators is told that it has none`() throws {
        let screens = (1...10).map { "class Screen\($0)ViewController: UIViewController {}\n" }.joined()
        let router = """
            class AppRouter {
                let fade: FadeCoordinator
                init(fade: FadeCoordinator) { self.fade = fade }
                func showAll() { \((1...10).map { "fade.fade(to: Screen\($0)ViewController())" }.joined(separator: "; ")) }
            }

            """
        func fade(_ making: String) -> String {
            """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var router: AppRouter?
                func application(_ application: UIApplication) { router = AppRouter(fade: FadeCoordinator()) }
            }
            class FadeCoordinator {
                var window: UIWindow?
                func fade(to next: UIViewController) { window?.rootViewController = next; \(making) }
            }
            """
        }
        let run = try check(["App.swift": screens + router + fade("")])
        #expect(run.status == 2 && run.messages.contains("this app is not built with coordinators"))
        #expect(
            run.messages.contains("Its 10 screens are made by other code") && run.messages.contains("FadeCoordinator (")
        )
        #expect(run.messages.contains("coordinators: [AppRouter]"))
        // The nearest misses: it makes a screen itself, or the project names it.
        let maker = fade("window?.rootViewController = Screen1ViewController()")
        #expect(try check(["App.swift": screens + router + maker]).status == 0)
        let named = try check(["App.swift": screens + router + fade("")], ["--coordinators", "FadeCoordinator"])
        #expect(named.status == 0)
    }

    @Test func `for source without coordinators, the message says which types are coordinators`() throws {
        let run = try check(["A.swift": "class Plain {}\n"])
        #expect(run.status == 2 && run.messages.contains("ends in Coordinator") && run.messages.contains("SwiftUI"))
    }

    @Test func `coordinators without a traced event are no tick`() throws {
        let run = try check(["App.swift": Self.coordinator])
        #expect(run.status == 0)
        #expect(run.text.contains("○ nothing to check · 1 coordinator"))
        #expect(!run.text.contains("✔"))
    }

    @Test func `a file that does not parse is 2 unless it is lenient`() throws {
        let files = ["App.swift": Self.coordinator, "Broken.swift": "class B: Coordinator { func start( {\n"]
        let strict = try check(files)
        #expect(strict.status == 2 && strict.output.isEmpty)
        #expect(strict.messages.contains("note: Broken.swift:"))
        #expect(strict.messages.contains("error: Broken.swift could not be read in full, so nothing was checked"))
        #expect(strict.messages.contains("--lenient checks the rest; --exclude 'Broken.swift' leaves out"))
        // What was read only in part is not passed over in silence.
        let lenient = try check(files, ["--lenient", "-q"])
        #expect(lenient.status == 0 && lenient.text.contains("could not be followed: code that does not parse: "))
        #expect(lenient.text.contains("1 place unresolved"), "\(lenient.text)")
        let without = try check(files, ["--exclude", "Broken.swift"])
        #expect(without.status == 0 && !without.text.contains("unresolved"))
    }

    @Test func `several files that do not parse are named, and how the first of them is left out`() throws {
        var files = ["App.swift": Self.coordinator]
        for number in 1...6 { files["Other\(number).swift"] = "class B\(number): Coordinator { func start( {\n" }
        let run = try check(files)
        #expect(run.status == 2)
        #expect(run.messages.contains("error: 6 source files could not be read in full, so nothing was checked: "))
        #expect(run.messages.contains("Other1.swift, ") && run.messages.contains(" and 1 more"))
        #expect(run.messages.contains("--exclude 'Other1.swift'"))
    }

    @Test func `a root with an unknown name exits with 2, and similar names are listed`() throws {
        let run = try check(["App.swift": Self.coordinator], ["--root", "AppCordinator"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.messages.contains("error: --root AppCordinator: no coordinator has that name"))
        #expect(run.messages.contains("did you mean \"AppCoordinator\"?"))
        #expect(try check(["App.swift": Self.coordinator], ["--root", "AppCoordinator"]).status == 0)
    }

    @Test func `coverage lists what was read of each coordinator and what was not`() throws {
        let tree = """
            { "version": 1, "root": { "type": "App", "file": "App.swift", "emits": ["E.x"], "intercepts": ["E.x"],
                "branches": [{ "child": { "type": "Leaf", "file": "Leaf.swift" } }] },
              "unresolved": [{ "what": "a variable", "file": "Leaf.swift", "line": 3 },
                             { "what": "a dictionary", "file": "Other.swift", "line": 4 }] }
            """
        let text = try Coordviz.run(["check", "-", "--no-config", "--coverage"], input: Array(tree.utf8)).text
        #expect(text.contains("App    1 emission, 1 interceptor, 1 branch\n"))
        #expect(
            text.contains(
                "Leaf   0 emissions, 0 interceptors, 0 branches, 1 unresolved\n    Leaf.swift:3: a variable\n"))
        #expect(text.contains("elsewhere\n    Other.swift:4: a dictionary\n"))
        #expect(text.contains("2 coordinators, 1 of them without a known event; 2 places unresolved"))
        let json = try Coordviz.run(
            ["check", "-", "--no-config", "--coverage", "--report", "json"], input: Array(tree.utf8))
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect((document["coverage"] as? [Any])?.count == 1)
        let plain = try Coordviz.run(["check", "-", "--no-config", "--report", "json"], input: Array(tree.utf8))
        #expect(!plain.text.contains("coverage"))
    }
}
